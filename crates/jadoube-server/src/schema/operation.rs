//! Paths of the document, one request after the other.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use super::received::tell_apart;
use super::tidy::{close, tidy};
use super::{NEEDS_CREATE_KEY, REFUSALS};

/// All paths, and the schemas that they speak of.
pub(super) struct Paths {
    paths: Map<String, Value>,
    /// Of what is sent, where all fields are there that are not left out.
    sent: SchemaGenerator,
    /// Of what is received, where fields may be left out that have a default.
    received: SchemaGenerator,
}

/// A request that is being described.
pub(super) struct Operation<'a> {
    paths: &'a mut Paths,
    method: &'static str,
    path: &'static str,
}

/// What the parts of a path stand for.
const PARTS: [(&str, &str); 5] = [
    ("c", "The competition's key."),
    ("g", "The game's key."),
    ("link", "The link's public name."),
    ("id", "The device's name."),
    ("article", "Its number in the edition, or its id."),
];

impl Default for Paths {
    fn default() -> Self {
        let settings = || {
            SchemaSettings::draft2020_12().with(|settings| {
                settings.definitions_path = "/components/schemas".into();
                settings.meta_schema = None;
            })
        };
        Self {
            paths: Map::new(),
            sent: settings().for_serialize().into_generator(),
            received: settings().for_deserialize().into_generator(),
        }
    }
}

impl Paths {
    /// A request by its method and path, its name, and what it is for.
    pub(super) fn add(
        &mut self,
        method: &'static str,
        path: &'static str,
        id: &str,
        summary: &str,
    ) -> Operation<'_> {
        let parameters: Vec<Value> = PARTS
            .iter()
            .filter(|(part, _)| path.split('/').any(|it| it == format!("{{{part}}}")))
            .map(|(part, means)| parameter(part, "path", true, means, json!({ "type": "string" })))
            .collect();
        let mut operation = json!({ "operationId": id, "summary": summary, "responses": {} });
        if !parameters.is_empty() {
            operation["parameters"] = json!(parameters);
        }
        let methods = self.paths.entry(path).or_insert_with(|| json!({}));
        methods[method] = operation;
        Operation { paths: self, method, path }.refuses(&[429])
    }

    /// A message of a live connection that the server sends.
    pub(super) fn sends<T: JsonSchema>(&mut self) {
        self.sent.subschema_for::<T>();
    }

    /// A message of a live connection that the server takes.
    pub(super) fn takes<T: JsonSchema>(&mut self) {
        self.received.subschema_for::<T>();
    }

    /// The paths, and the schemas by their names.
    pub(super) fn into_parts(mut self) -> (Map<String, Value>, Map<String, Value>) {
        let mut schemas = self.sent.take_definitions(true);
        let received = self.received.take_definitions(true);
        let mut received = tell_apart(&schemas, received, &mut self.paths);
        schemas.values_mut().for_each(close);
        schemas.append(&mut received);
        schemas.values_mut().for_each(tidy);
        (self.paths, schemas)
    }
}

impl Operation<'_> {
    fn json(&mut self) -> &mut Value {
        &mut self.paths.paths[self.path][self.method]
    }

    /// It is made by a link.
    pub(super) fn by_link(mut self) -> Self {
        self.json()["security"] = json!([{ "link": [] }, { "cookie": [] }]);
        self.refuses(&[400, 401, 403, 404, 500, 503])
    }

    /// It creates something, for which a key may be needed.
    pub(super) fn by_create_key(self) -> Self {
        let mut operation = self.parameter("CreateKey").refuses(&[500, 503]);
        let refusal = format!("#/components/responses/{}", NEEDS_CREATE_KEY.0);
        operation.json()["responses"]["403"] = json!({ "$ref": refusal });
        operation
    }

    /// A parameter that several have.
    pub(super) fn parameter(self, name: &str) -> Self {
        self.with(json!({ "$ref": format!("#/components/parameters/{name}") }))
    }

    /// What else a part of its path may be.
    pub(super) fn part(mut self, name: &str, means: &str) -> Self {
        let parameters = self.json()["parameters"].as_array_mut();
        let part = parameters.into_iter().flatten().find(|it| it["name"] == name);
        part.expect("a part of the path")["description"] = json!(means);
        self
    }

    /// What follows the path, a parameter for each field.
    pub(super) fn asks<T: JsonSchema>(mut self) -> Self {
        let mut schema = T::json_schema(&mut self.paths.received).to_value();
        tidy(&mut schema);
        let is_required = |name: &str| {
            let required = schema["required"].as_array();
            required.is_some_and(|required| required.iter().any(|it| it == name))
        };
        let fields = schema["properties"].as_object().cloned().unwrap_or_default();
        for (name, mut field) in fields {
            let means = field.as_object_mut().and_then(|field| field.remove("description"));
            let means = means.as_ref().and_then(Value::as_str).unwrap_or_default().to_owned();
            let required = is_required(&name);
            field.as_object_mut().map(|field| field.remove("default"));
            self = self.with(parameter(&name, "query", required, &means, field));
        }
        self.refuses(&[400])
    }

    fn with(mut self, parameter: Value) -> Self {
        match self.json()["parameters"].as_array_mut() {
            Some(parameters) => parameters.push(parameter),
            None => self.json()["parameters"] = json!([parameter]),
        }
        self
    }

    /// Its body.
    pub(super) fn takes<T: JsonSchema>(mut self) -> Self {
        let schema = self.paths.received.subschema_for::<T>();
        let content = json!({ "application/json": { "schema": schema } });
        self.json()["requestBody"] = json!({ "required": true, "content": content });
        self.refuses(&[400, 408, 413, 415])
    }

    /// So many at most, where its body is a list.
    pub(super) fn at_most(mut self, most: usize) -> Self {
        let body = &mut self.json()["requestBody"]["content"]["application/json"]["schema"];
        body["maxItems"] = json!(most);
        self
    }

    /// What is answered in JSON.
    pub(super) fn gives<T: JsonSchema>(self, status: u16, means: &str) -> Self {
        let schema = self.paths.sent.subschema_for::<T>().to_value();
        self.answers(status, means, Some(("application/json", schema)))
    }

    /// What is answered in text of some kind.
    pub(super) fn gives_text(self, kind: &str, means: &str) -> Self {
        self.answers(200, means, Some((kind, json!({ "type": "string" }))))
    }

    /// What is answered by the status alone.
    pub(super) fn gives_nothing(self, status: u16, means: &str) -> Self {
        self.answers(status, means, None)
    }

    pub(super) fn answers(
        mut self,
        status: u16,
        means: &str,
        content: Option<(&str, Value)>,
    ) -> Self {
        let mut answer = json!({ "description": means });
        if let Some((kind, schema)) = content {
            answer["content"] = json!({ kind: { "schema": schema } });
        }
        self.json()["responses"][status.to_string()] = answer;
        self
    }

    /// What it may be refused for.
    pub(super) fn refuses(mut self, statuses: &[u16]) -> Self {
        for (status, name, _) in REFUSALS.iter().filter(|it| statuses.contains(&it.0)) {
            let refusal = json!({ "$ref": format!("#/components/responses/{name}") });
            self.json()["responses"][status.to_string()] = refusal;
        }
        self
    }
}

fn parameter(name: &str, place: &str, required: bool, means: &str, schema: Value) -> Value {
    json!({
        "name": name,
        "in": place,
        "required": required,
        "description": means,
        "schema": schema,
    })
}

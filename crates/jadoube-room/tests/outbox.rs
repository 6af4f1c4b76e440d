use std::collections::VecDeque;

use jadoube_room::{Kept, OfDevice, Outbox, SentAct};
use proptest::prelude::*;

/// What happens between a client and a server.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// The client does something.
    Put,
    /// It sends what there is to send.
    Send,
    /// The server takes a message of a connection, however old, and refuses its act of this place for now.
    Take { connection: usize, refuses: Option<usize> },
    /// The client hears an answer that came by a connection, however old, once or twice.
    Hear { connection: usize, twice: bool },
    /// The connection is lost, with what the server did not take or the client did not hear; or that comes
    /// late.
    Lose { asked: bool, answers: bool },
}

#[derive(Clone, Debug)]
enum Answer {
    Done(String),
    Refused(String),
}

#[derive(Default)]
struct Connection {
    asked: VecDeque<Vec<SentAct>>,
    answers: VecDeque<Answer>,
}

struct World {
    outbox: Outbox,
    put: Vec<String>,
    /// What the server has done, in order.
    done: Vec<String>,
    connections: Vec<Connection>,
}

impl World {
    fn new() -> Self {
        let outbox = Outbox::new("a client");
        Self { outbox, put: vec![], done: vec![], connections: vec![Connection::default()] }
    }

    fn step(&mut self, step: Step) {
        match step {
            Step::Put => {
                let id = self.outbox.put("touches e2", 0);
                self.put.push(id);
            }
            Step::Send => {
                let acts = self.outbox.to_send(3, 0, |_| String::new());
                let last = self.connections.last_mut().expect("a connection");
                last.asked.extend(Some(acts).filter(|acts| !acts.is_empty()));
            }
            Step::Take { connection, refuses } => self.take(connection, refuses),
            Step::Hear { connection, twice } => self.hear(connection, twice),
            Step::Lose { asked, answers } => {
                let last = self.connections.last_mut().expect("a connection");
                if asked {
                    last.asked.clear();
                }
                if answers {
                    last.answers.clear();
                }
                self.outbox.disconnected();
                self.connections.push(Connection::default());
            }
        }
    }

    fn take(&mut self, connection: usize, refuses: Option<usize>) {
        let count = self.connections.len();
        let connection = &mut self.connections[connection % count];
        let Some(acts) = connection.asked.pop_front() else { return };
        for (place, act) in acts.into_iter().enumerate() {
            if self.done.contains(&act.id) {
                connection.answers.push_back(Answer::Done(act.id));
                continue;
            }
            if refuses == Some(place) {
                return connection.answers.push_back(Answer::Refused(act.id));
            }
            self.done.push(act.id.clone());
            connection.answers.push_back(Answer::Done(act.id));
        }
    }

    fn hear(&mut self, connection: usize, twice: bool) {
        let count = self.connections.len();
        let Some(answer) = self.connections[connection % count].answers.pop_front() else { return };
        for _ in 0..if twice { 2 } else { 1 } {
            match &answer {
                Answer::Done(id) => self.outbox.is_done(id),
                Answer::Refused(id) => assert_eq!(self.outbox.is_refused(id, false), None),
            }
        }
    }

    /// The network is good again, and everything is answered.
    fn settle(&mut self) {
        self.step(Step::Lose { asked: true, answers: true });
        let last = self.connections.len() - 1;
        for _ in 0..=self.put.len() {
            self.step(Step::Send);
            self.step(Step::Take { connection: last, refuses: None });
            (0..3).for_each(|_| self.step(Step::Hear { connection: last, twice: false }));
        }
    }
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        3 => Just(Step::Put),
        4 => Just(Step::Send),
        4 => (0..4usize, proptest::option::of(0..3usize))
            .prop_map(|(connection, refuses)| Step::Take { connection, refuses }),
        4 => (0..4usize, any::<bool>())
            .prop_map(|(connection, twice)| Step::Hear { connection, twice }),
        1 => (any::<bool>(), any::<bool>())
            .prop_map(|(asked, answers)| Step::Lose { asked, answers }),
    ];
    proptest::collection::vec(step, 0..80)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_act_is_done_once_and_in_order(steps in steps()) {
        let mut world = World::new();
        for step in steps {
            world.step(step);
            prop_assert!(world.put.starts_with(&world.done), "{:?} of {:?}", world.done, world.put);
        }
        world.settle();
        prop_assert_eq!(&world.done, &world.put);
        prop_assert_eq!(world.outbox.kept().count(), 0);
    }

    #[test]
    fn what_was_written_down_is_merged_in_its_place(
        acts in proptest::collection::vec(any::<bool>(), 0..20),
        written_at in 0..20usize,
    ) {
        let mut outbox = Outbox::new("a client");
        let mut written: Vec<Kept> = Vec::new();
        for (place, &is_answered) in acts.iter().enumerate() {
            let id = outbox.put(format!("writes \"{place}\""), 0);
            if place == written_at {
                written = outbox.kept().cloned().collect();
            }
            if is_answered {
                outbox.is_done(&id);
            }
        }
        let expected: Vec<Kept> = outbox.kept().cloned().collect();
        outbox.merge(written.clone());
        prop_assert_eq!(outbox.kept().cloned().collect::<Vec<_>>(), expected);
        // After a new start only what was written down is known.
        let mut anew = Outbox::new("a client");
        anew.merge(written.clone());
        prop_assert_eq!(anew.kept().cloned().collect::<Vec<_>>(), written);
        let next = anew.put("presses", 0);
        prop_assert!(anew.kept().last().is_some_and(|last| last.act == "presses"), "{}", next);
    }
}

#[test]
fn what_can_never_be_done_is_handed_back_and_the_rest_goes_on() {
    let mut outbox = Outbox::new("x");
    let ids: Vec<String> = ["flies", "touches e2"].map(|act| outbox.put(act, 0)).into();
    assert_eq!(outbox.to_send(9, 0, |_| String::new()).len(), 2);
    assert!(outbox.to_send(9, 0, |_| String::new()).is_empty(), "one message at a time");
    let refused = outbox.is_refused(&ids[0], true).expect("it is handed back");
    assert_eq!(refused.act, "flies");
    let again = outbox.to_send(9, 0, |_| String::new());
    assert_eq!(again.iter().map(|act| &act.id).collect::<Vec<_>>(), [&ids[1]]);
    outbox.is_done("another client's");
    outbox.is_done("x-7");
    assert_eq!(outbox.put("presses", 0), "x-3", "nobody else's answer counts");
}

#[test]
fn a_device_says_how_long_ago_each_act_was_done() {
    let device = OfDevice { game: "g".to_owned(), id: "tablet".to_owned() };
    let mut outbox = Outbox::new("x").of_device(device);
    outbox.put("touches e2", 1000);
    outbox.put("releases on e4", 3000);
    let sent = outbox.to_send(9, 10_000, |text| format!("signed {text}"));
    let [first, second] = &sent[..] else { panic!("{sent:?}") };
    let of = |act: &SentAct| act.device.clone().expect("a device");
    assert_eq!((of(first).seq, of(first).ago_ms), (1, 9000));
    assert_eq!((of(second).seq, of(second).ago_ms), (2, 7000));
    let signed = "signed jadoube act 1\ng\ntablet\n2\n7000\nx-2\nreleases on e4";
    assert_eq!(of(second).signature, signed);
    // The opponent acted in between, as the device learns afterwards.
    assert_eq!(outbox.too_late(2000).map(|act| act.number).collect::<Vec<_>>(), [1]);
}

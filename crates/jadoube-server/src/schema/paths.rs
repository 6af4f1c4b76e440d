//! The paths that need a link or make one, as the document tells of them; `routes` is where they lead.

use jadoube_room::{Offers, SentAct, State, View, Views};

use super::operation::Paths;
use crate::announced::Announced;
use crate::http::competitions::NewGame;
use crate::http::devices::NewDevice;
use crate::http::games::Since;
use crate::http::links::NewLink;
use crate::live::game::{Live, LiveActs};
use crate::rooms::batch::Answer;
use crate::sent::{
    Acted, Boards, Competition, Created, Device, Devices, LinkMade, Links, LiveChange, LiveState,
    OpenLink, OpenLinks, Record, Share,
};

/// The most acts at once.
const BATCH: usize = 500;

const WEB_SOCKET: &str = "The connection is a WebSocket. When the server ends it, it says why: 1001 \
    for a client that is silent and for a server that goes down, 1008 for a link that was revoked, \
    1002, 1007 and 1009 for what is not the protocol, not UTF-8 or too large, 1011 and 1013 for what \
    may succeed another time. A client that takes nothing of what is sent is let go without a word.";

pub(super) fn paths(to: &mut Paths) {
    competitions(to);
    games(to);
    officials(to);
    links(to);
    live(to);
}

fn competitions(to: &mut Paths) {
    to.add(
        "post",
        "/api/competitions",
        "createCompetition",
        "Create a competition and the links into it.",
    )
    .by_create_key()
    .takes::<Announced>()
    .gives::<Created>(201, "Its key and links; the secrets are not shown again.");
    to.add(
        "get",
        "/api/competitions/{c}",
        "showCompetition",
        "All about a competition, and its boards as the role may see them.",
    )
    .by_link()
    .gives::<Competition>(200, "The competition.");
    to.add("post", "/api/competitions/{c}/games", "createGame", "Add a game.")
        .by_link()
        .takes::<NewGame>()
        .gives::<Created>(201, "Its key and links.");
    to.add("get", "/api/competitions/{c}/pgn", "competitionPgn", "All games so far as PGN.")
        .by_link()
        .refuses(&[409])
        .gives_text("application/x-chess-pgn", "The games.");
    to.add("post", "/api/games", "createSingleGame", "Create a competition of one board.")
        .by_create_key()
        .takes::<NewGame>()
        .gives::<Created>(201, "Keys and links.");
}

fn games(to: &mut Paths) {
    to.add(
        "post",
        "/api/games/{g}/acts",
        "act",
        "Do something at the board, in the words of the law cases; one act or several, each once by \
         its id. A device that was offline tells how long ago each was done, and sends them in the \
         order in which they were done.",
    )
    .by_link()
    .takes::<Vec<SentAct>>()
    .at_most(BATCH)
    .refuses(&[409, 421])
    .gives::<Acted>(200, "What was done; and the first that was refused, after which nothing was.");
    to.add("get", "/api/games/{g}/views", "views", "What the role was shown, entry after entry.")
        .by_link()
        .asks::<Since>()
        .gives::<Views>(200, "The views after `since`.");
    to.add(
        "get",
        "/api/games/{g}/state",
        "state",
        "How the game stands, as far as the role may know.",
    )
    .by_link()
    .refuses(&[421])
    .gives::<State>(200, "The state.");
    to.add("get", "/api/games/{g}/pgn", "gamePgn", "The game as PGN.")
        .by_link()
        .refuses(&[409])
        .gives_text("application/x-chess-pgn", "The game.");
    to.add(
        "get",
        "/api/games/{g}/share",
        "envelopeShare",
        "The holder's own share of the key of the envelope that was sealed last, for arbiters and \
         the player who has to reply.",
    )
    .by_link()
    .gives::<Share>(200, "The share.");
}

fn officials(to: &mut Paths) {
    to.add(
        "get",
        "/api/games/{g}/acts",
        "offers",
        "For arbiters, organiser and appeals committee: what they may do now, and what would follow.",
    )
    .by_link()
    .refuses(&[421])
    .gives::<Offers>(200, "The acts.");
    to.add("get", "/api/games/{g}/case", "gameCase", "The game as a law case, for arbiters.")
        .by_link()
        .refuses(&[409])
        .gives_text("text/markdown", "The case.");
    to.add(
        "get",
        "/api/games/{g}/record",
        "gameRecord",
        "Every entry as it is stored, with its hash, for arbiters.",
    )
    .by_link()
    .gives::<Record>(200, "The record.");
    to.add(
        "get",
        "/api/games/{g}/devices",
        "listDevices",
        "The devices at the board, for those who play and for officials.",
    )
    .by_link()
    .gives::<Devices>(200, "The devices.");
    to.add(
        "post",
        "/api/games/{g}/devices",
        "registerDevice",
        "Register a device that signs what it sends; for the organiser and the arbiters. A game has \
         at most 20.",
    )
    .by_link()
    .takes::<NewDevice>()
    .refuses(&[409])
    .gives::<Device>(201, "The device.");
    to.add("delete", "/api/games/{g}/devices/{id}", "revokeDevice", "Revoke a device.")
        .by_link()
        .gives_nothing(204, "It is revoked.");
}

fn links(to: &mut Paths) {
    to.add(
        "get",
        "/api/competitions/{c}/links",
        "listLinks",
        "The links into the competition and its games, without their secrets.",
    )
    .by_link()
    .gives::<Links>(200, "The links.");
    to.add("post", "/api/competitions/{c}/links", "createLink", "Make a new link.")
        .by_link()
        .takes::<NewLink>()
        .refuses(&[409])
        .gives::<LinkMade>(201, "The link; its secret is not shown again.");
    to.add(
        "delete",
        "/api/competitions/{c}/links/{link}",
        "revokeLink",
        "Revoke a link; connections made with it are closed.",
    )
    .by_link()
    .refuses(&[409])
    .gives_nothing(204, "It is revoked.");
    to.add(
        "get",
        "/api/games/{g}/links",
        "openLinks",
        "The links into the game in the open: to players their own and those of their assistants, to \
         officials all.",
    )
    .by_link()
    .gives::<OpenLinks>(200, "The links.");
    to.add(
        "post",
        "/api/games/{g}/links/{link}/vouch",
        "vouchForLink",
        "Vouch for a link that was made after the game, so that it may hold a share of a sealed \
         move: the player by another link of their own that is trusted, or an official who did not make \
         it and whose own link does not come from whoever did.",
    )
    .by_link()
    .part("link", "The link's public name, whole or its first 16 digits.")
    .refuses(&[409])
    .gives::<OpenLink>(200, "The link.");
}

fn live(to: &mut Paths) {
    to.add(
        "get",
        "/api/games/{g}/live",
        "live",
        "A WebSocket: each text message from the server is a View or a LiveAnswer, `{\"done\": …}`, \
         `{\"refused\": …}` or `{\"here\": UTC}`; the client sends LiveActs, `{\"acts\": […]}`, is \
         shown what they made before it is told that they are done, and is told `here` if there is \
         none among them. With `state=true` the first message is a LiveState, `{\"state\": State}`, and \
         after each view, or several that were stored together, follows a LiveChange, `{\"state\": \
         StateChange}`: the fields that changed. A program names its secret as the protocol `bearer.SECRET` beside the \
         protocol `jadoube`; a browser has it in a cookie and names the link.",
    )
    .by_link()
    .asks::<Live>()
    .parameter("LinkQuery")
    .refuses(&[421])
    .gives_nothing(101, WEB_SOCKET);
    to.add(
        "get",
        "/api/competitions/{c}/live",
        "competitionLive",
        "A WebSocket: each text message from the server is Boards, first all of them, then those \
         that changed. The client sends nothing.",
    )
    .by_link()
    .parameter("LinkQuery")
    .gives_nothing(101, WEB_SOCKET);
    to.sends::<View<'_>>();
    to.sends::<Answer<'_>>();
    to.sends::<LiveState<'_>>();
    to.sends::<LiveChange<'_>>();
    to.sends::<Boards>();
    to.takes::<LiveActs>();
}

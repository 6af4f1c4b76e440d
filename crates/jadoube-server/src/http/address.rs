//! From where a request comes, as far as that can be believed.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, header};
use ipnet::IpNet;

use crate::app::App;
use crate::problem::Problem;

/// An address as limits count it. Of IPv6 a whole network of 64 bits is one: that is what a single
/// customer has alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(v4) => IpAddr::V4(v4),
            IpAddr::V6(v6) => {
                let network = u128::from(v6) >> 64 << 64;
                IpAddr::V6(Ipv6Addr::from(network))
            }
        })
    }
}

/// A proxy, or a network of them, whose word about where requests come from is believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrustedProxy(IpNet);

/// Text that names no proxy.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no address like 10.0.0.1 and no network like 10.0.0.0/8 or fd00::/8")]
pub struct ParseProxyError(String);

impl FromStr for TrustedProxy {
    type Err = ParseProxyError;

    fn from_str(text: &str) -> Result<Self, ParseProxyError> {
        let text = text.trim();
        let one = text.parse::<IpAddr>().map(|address| IpNet::from(address.to_canonical()));
        one.or_else(|_| text.parse()).map(Self).map_err(|_| ParseProxyError(text.to_owned()))
    }
}

/// What stands between this server and its clients.
#[derive(Clone, Debug, Default)]
pub(crate) struct Way {
    pub(crate) proxies: Vec<TrustedProxy>,
    /// Clients reach the proxy by TLS, whatever it says.
    pub(crate) is_behind_tls: bool,
}

impl Way {
    /// Whether this is one of the proxies that are believed.
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.proxies.iter().any(|TrustedProxy(net)| net.contains(&address))
    }

    fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> Caller {
        let is_proxied = self.trusts(peer);
        let is_secure = self.is_behind_tls || (is_proxied && says_https(headers));
        let address = if is_proxied { self.behind(peer, headers) } else { peer };
        Caller { address: address.into(), is_secure }
    }

    /// The last address on the way that is not a proxy of ours. What stands before it anybody can
    /// have written.
    fn behind(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let told = match list(headers, &X_FORWARDED_FOR) {
            told if !told.is_empty() => told,
            _ => list(headers, &header::FORWARDED)
                .into_iter()
                .filter_map(|element| parameter(element, "for"))
                .collect(),
        };
        let mut last = peer;
        for text in told.into_iter().rev() {
            let Some(address) = address(text) else { break };
            last = address;
            if !self.trusts(address) {
                break;
            }
        }
        last
    }
}

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const X_FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Whether a proxy says that it was reached by TLS.
fn says_https(headers: &HeaderMap) -> bool {
    let proto = list(headers, &X_FORWARDED_PROTO).last().copied();
    let forwarded = || parameter(list(headers, &header::FORWARDED).last().copied()?, "proto");
    proto.or_else(forwarded).is_some_and(|proto| proto.eq_ignore_ascii_case("https"))
}

/// The elements of a header that is a list, of however many lines.
fn list<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Vec<&'a str> {
    let lines = headers.get_all(name).into_iter();
    // A line that is no text is kept as an element that says nothing.
    let lines = lines.map(|line| line.to_str().unwrap_or("?"));
    lines.flat_map(|line| line.split(',')).map(str::trim).filter(|it| !it.is_empty()).collect()
}

/// A parameter of an element of `Forwarded`, without quotation marks. No address and no name of a
/// protocol holds a comma or a semicolon, quoted or not.
fn parameter<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    let mut pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    let (_, value) = pairs.find(|(key, _)| key.trim().eq_ignore_ascii_case(name))?;
    Some(value.trim().trim_matches('"'))
}

/// An address with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.parse().ok().or_else(with_port)
}

/// Who makes a request, as far as the connection tells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller {
    pub(crate) address: Address,
    /// Nobody on the way to the client can listen.
    pub(crate) is_secure: bool,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip());
        Ok(app.way.caller(peer, &parts.headers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(proxies: &[&str]) -> Way {
        let proxies = proxies.iter().map(|proxy| proxy.parse().expect("a proxy")).collect();
        Way { proxies, is_behind_tls: false }
    }

    /// The address of a request that comes from `peer` with these headers.
    #[track_caller]
    fn check(way: &Way, peer: &str, headers: &[(&str, &str)], expected: &str, is_secure: bool) {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            let name: HeaderName = name.parse().expect("a name");
            map.append(name, value.parse().expect("a value"));
        }
        let caller = way.caller(peer.parse().expect("an address"), &map);
        let expected: IpAddr = expected.parse().expect("an address");
        assert_eq!((caller.address, caller.is_secure), (expected.into(), is_secure), "{headers:?}");
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let spoofed = [("x-forwarded-for", "9.9.9.9"), ("x-forwarded-proto", "https")];
        check(&way(&[]), "192.0.2.1", &spoofed, "192.0.2.1", false);
        check(&way(&["10.0.0.0/8"]), "192.0.2.1", &spoofed, "192.0.2.1", false);
        check(&way(&["192.0.2.1"]), "192.0.2.1", &spoofed, "9.9.9.9", true);
        check(&way(&["192.0.2.1"]), "::ffff:192.0.2.1", &spoofed, "9.9.9.9", true);
    }

    #[test]
    fn the_last_address_that_is_not_trusted_counts() {
        let way = way(&["127.0.0.1", "10.0.0.0/8", "fd00::/8"]);
        let check = |headers: &[(&str, &str)], expected| {
            check(&way, "127.0.0.1", headers, expected, false);
        };
        check(&[], "127.0.0.1");
        check(&[("x-forwarded-for", "1.1.1.1, 192.0.2.7, 10.1.2.3")], "192.0.2.7");
        check(&[("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "192.0.2.7")], "192.0.2.7");
        check(&[("x-forwarded-for", "10.1.2.3, fd00::1")], "10.1.2.3");
        check(&[("x-forwarded-for", "192.0.2.7:4711")], "192.0.2.7");
        check(&[("x-forwarded-for", "192.0.2.7, nonsense, 10.1.2.3")], "10.1.2.3");
        check(&[("x-forwarded-for", "\u{e4}")], "127.0.0.1");
        check(&[("forwarded", "for=1.1.1.1, For=192.0.2.7;proto=http")], "192.0.2.7");
        check(&[("forwarded", "proto=http;for=\"[2001:db8::1]:80\"")], "2001:db8::1");
        check(&[("forwarded", "for=unknown")], "127.0.0.1");
    }

    #[test]
    fn a_network_of_64_bits_is_one_address() {
        let of = |text: &str| Address::from(text.parse::<IpAddr>().expect("an address"));
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
    }

    #[test]
    fn proxies_are_read() {
        for right in ["10.0.0.1", "10.0.0.0/8", " ::1", "fd00::/8"] {
            assert!(right.parse::<TrustedProxy>().is_ok(), "{right}");
        }
        for wrong in ["", "proxy", "10.0.0.0/33", "10.0.0", "*"] {
            assert!(wrong.parse::<TrustedProxy>().is_err(), "{wrong}");
        }
    }
}

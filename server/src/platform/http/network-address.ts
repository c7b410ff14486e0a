import ipaddr from 'ipaddr.js';

const IPV6_NETWORK_GROUPS = 4;
const IPV6_SITE_GROUPS = 3;
/** `[::1]:443` and `192.0.2.1:443`, as some proxies write them. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

const parsed = (text: string) => {
  const [, v6, v4] = WITH_PORT.exec(text) ?? [];
  const address = v6 ?? v4 ?? text;
  const isOne = ipaddr.IPv6.isValid(address) || ipaddr.IPv4.isValidFourPartDecimal(address);
  // An IPv4 address that came in over IPv6 is the IPv4 address.
  return isOne ? ipaddr.process(address) : undefined;
};

/** A network address in normal form, without port or zone; undefined if the text is none. */
export function addressOf(text: string): string | undefined {
  const address = parsed(text);
  if (address instanceof ipaddr.IPv6) address.zoneId = undefined;
  return address?.toString();
}

/** The network that counts as one: with one IPv6 address comes its whole /64. */
export function networkOf(address: string): string {
  const one = parsed(address);
  if (!(one instanceof ipaddr.IPv6)) return one?.toString() ?? address;
  return `${groupsOf(one, IPV6_NETWORK_GROUPS)}::/64`;
}

/** The /48 or /24 around a network: what one customer of a provider has, or a few that share it. */
export function widerNetworkOf(address: string): string {
  const one = parsed(address);
  if (one instanceof ipaddr.IPv6) return `${groupsOf(one, IPV6_SITE_GROUPS)}::/48`;
  return one ? `${one.octets.slice(0, 3).join('.')}.0/24` : address;
}

const groupsOf = (address: ipaddr.IPv6, count: number): string =>
  address.parts
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':');

/** Does a host, a name or an address with or without brackets, mean this machine and no other? */
export const isLoopback = (host: string): boolean =>
  /^(.+\.)?localhost$/i.test(host) || parsed(host)?.range() === 'loopback';

import { parseUrl } from '../text/parse-url'

const GROUPS = 8
/** A provider gives a customer at least this much (RFC 6177), in groups of 16 bits. */
const NETWORK_GROUPS = 4

/**
 * The network an address belongs to, as limits count it: an IPv4 address alone, of an IPv6 address its /64, in which one
 * computer can take as many addresses as it likes. What is no address is returned as it is.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)
  if (mapped) return mapped[1]!
  const groups = groupsOf(address)
  return groups ? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64` : address
}

/** The eight groups of an IPv6 address, without leading zeros; null for what is none. */
function groupsOf(address: string): string[] | null {
  const url = address.includes(':') ? parseUrl(`http://[${address}]/`) : null
  if (!url) return null
  const short = url.hostname.slice(1, -1)
  const [head = '', tail = ''] = short.split('::')
  const split = (part: string) => (part === '' ? [] : part.split(':'))
  const [left, right] = [split(head), split(tail)]
  return [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => '0'), ...right]
}

import { parseUrl } from '../../domain/text/parse-url'

const MOST_LETTERS = 1000
/** Names that lead nowhere on the internet, or to one's own house. */
const PRIVATE_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|test|invalid|onion|arpa)\.?$/i

/**
 * Whether an address that a browser gave can be one of a push service: https at a public name, nothing that leads into a
 * network of ours. `standIn` is the one other origin, in development and tests.
 */
export function isPushEndpoint(address: string, standIn: string | undefined): boolean {
  const url = address.length > MOST_LETTERS ? null : parseUrl(address)
  if (!url) return false
  const { protocol, origin, hostname, port, username, password } = url
  if (standIn !== undefined && origin === standIn) return true
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  // An address in numbers, of either kind, is no name of a service.
  if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) return false
  return hostname.includes('.') && !PRIVATE_NAME.test(hostname)
}

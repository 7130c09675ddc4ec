import { parseUrl } from '../../text/parse-url'

/** Letters, marks and digits of any script, with the dots and hyphens of a domain. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u
const ASCII = /^[\x20-\x7e]*$/

/**
 * An address with its domain as mail carries it: `anna@пример.рф` is `anna@xn--e1afmkfd.xn--p1ai`. What is none stays as it
 * is.
 */
export function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 1 || ASCII.test(domain) || !DOMAIN.test(domain)) return address
  const url = parseUrl(`http://${domain}`)
  return url ? `${address.slice(0, at)}@${url.hostname}` : address
}

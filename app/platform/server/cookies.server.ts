/**
 * `__Host-` binds a cookie to this very host over https. Plain http on localhost cannot set such a cookie, so there, and
 * only there, the name goes without the prefix.
 */
export function cookieName(name: string, request: Request): string {
  return isSecure(request) ? `__Host-${name}` : name
}

export function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === 'https:'
}

export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim())
  }
  return null
}

/** `maxAgeSeconds` null: until the browser is closed. */
type CookieOptions = { maxAgeSeconds: number | null; httpOnly?: boolean }

/** A `Set-Cookie` value for this request's origin: Path=/, SameSite=Lax, Secure on https. */
export function writeCookie(request: Request, name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
  if (options.maxAgeSeconds !== null) parts.push(`Max-Age=${options.maxAgeSeconds}`)
  if (options.httpOnly ?? true) parts.push('HttpOnly')
  if (isSecure(request)) parts.push('Secure')
  return parts.join('; ')
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

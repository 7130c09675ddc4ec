type Origin = {
  host: string
  secure: boolean
  development: boolean
  /** Where a form may lead in the end: Chromium also asks for the address that a form's answer redirects to. */
  formOrigins: string[]
}

/** The policy of a page: only scripts that carry the nonce of this very answer, and what those load. */
export function contentSecurityPolicy(nonce: string, { host, secure, development, formOrigins }: Origin): string {
  const socket = `${secure ? 'wss' : 'ws'}://${host}`
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    // Style attributes and the measured styles of floating panels; scripts have no such opening.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': development ? `'self' ws: wss:` : `'self' ${socket}`,
    // The one worker of the site: it keeps pages for reading offline, and shows what push brings.
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': ["'self'", ...formOrigins].join(' '),
    'manifest-src': "'self'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** A fresh nonce: 128 random bits. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

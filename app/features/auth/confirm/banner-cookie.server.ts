import { cookieName, readCookie, writeCookie } from '~/platform/server/cookies.server'

const nameFor = (request: Request) => cookieName('confirm_later', request)

/** True when the member of this browser wants to confirm their address another time. */
export const isPutOff = (request: Request) => readCookie(request, nameFor(request)) !== null

/** The cookie that remembers it until the browser is closed. */
export const laterCookie = (request: Request) => writeCookie(request, nameFor(request), '1', { maxAgeSeconds: null })

/** The cookie that forgets it, for the next one who signs in here. */
export const endedLaterCookie = (request: Request) => writeCookie(request, nameFor(request), '', { maxAgeSeconds: 0 })

import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle'
import { type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia'
import type { Database } from '../../../drizzle/client'
import { sessions } from '../../../drizzle/schema/sessions'
import { viewers } from '../../../drizzle/viewer'
import { findSession, markActive, markSessionSeen } from '../../data/accounts/sessions.server'
import { createToken, hashToken } from '../../data/accounts/tokens.server'
import { SESSION_ABSOLUTE_DAYS, SESSION_IDLE_DAYS } from '../../domain/membership/limits'
import { isPremiumAt } from '../../domain/membership/premium/entitlements'
import { cookieName, deviceTimeZone, readCookie, writeCookie } from './cookies.server'
import { type Device, deviceOf, type RequestPlace } from './device.server'

const DAY_MILLISECONDS = 86_400_000
/** Nobody needs to know it to the minute, and most requests write nothing. */
const SEEN_EVERY_MILLISECONDS = 10 * 60_000
const SESSION_COOKIE = 'session'

type ViewerRow = typeof viewers.$inferSelect

/** The signed-in member as every page knows them; `isPremium` is said of the moment of the request. */
export type Viewer = Omit<ViewerRow, 'hasPremium'> & { isPremium: boolean }

/** A member's row as those who ask what they may are told it: what was granted is held against the clock, once. */
function toViewer({ hasPremium, ...row }: ViewerRow, now: Date): Viewer {
  const { premiumExpiresAt } = row
  return { ...row, isPremium: isPremiumAt({ hasPremium, premiumExpiresAt }, now) }
}

type SessionAttributes = { createdAt: Date; lastSeenAt: Date | null; provedAt: Date | null } & Device & RequestPlace

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>
    DatabaseUserAttributes: Viewer
    DatabaseSessionAttributes: SessionAttributes
  }
}

/** The library's own adapter, which asks twice for what one question tells every request. */
class SessionAdapter extends DrizzleSQLiteAdapter {
  constructor(private readonly database: Database) {
    super(database, sessions, viewers)
  }

  override async getSessionAndUser(sessionId: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const found = await findSession(this.database, sessionId)
    if (!found) return [null, null]
    const { id, userId, expiresAt, ...attributes } = found.session
    const session = { id, userId, expiresAt: new Date(expiresAt * 1000), attributes }
    return [session, { id: userId, attributes: toViewer(found.viewer, new Date()) }]
  }
}

function createLucia(db: Database) {
  return new Lucia(new SessionAdapter(db), {
    sessionExpiresIn: new TimeSpan(SESSION_IDLE_DAYS, 'd'),
    getUserAttributes: (attributes) => attributes,
    getSessionAttributes: ({ createdAt, lastSeenAt, provedAt }) => ({ createdAt, lastSeenAt, provedAt }),
  })
}

const sessionCookie = (request: Request, token: string, days: number) =>
  writeCookie(request, cookieName(SESSION_COOKIE, request), token, { maxAgeSeconds: days * 86_400 })

/**
 * What a request's session says, the cookie to send back where it must be renewed or dropped, and when the session ends if it
 * isn't used again, in milliseconds. `provedAt`: when whoever uses it last showed that they are the member.
 */
export type SessionState = {
  viewer: Viewer | null
  sessionId: string | null
  provedAt: Date | null
  setCookie: string | null
  endsAt: number | null
}

export const NO_SESSION: SessionState = { viewer: null, sessionId: null, provedAt: null, setCookie: null, endsAt: null }

/**
 * Reads the session of a request: one indexed query, none without the cookie. When the session was last seen
 * a while ago, `later` is given the note that it was seen now, which nobody waits for.
 */
export async function readSession(
  db: Database,
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<SessionState> {
  const token = readCookie(request, cookieName(SESSION_COOKIE, request))
  if (!token) return NO_SESSION
  const lucia = createLucia(db)
  const { session, user } = await lucia.validateSession(await hashToken(token))
  if (!session) return { ...NO_SESSION, setCookie: endedSessionCookie(request) }
  const now = Date.now()
  const oldAt = session.createdAt.getTime() + SESSION_ABSOLUTE_DAYS * DAY_MILLISECONDS
  if (now >= oldAt) {
    await lucia.invalidateSession(session.id)
    return { ...NO_SESSION, setCookie: endedSessionCookie(request) }
  }
  if (now - (session.lastSeenAt ?? session.createdAt).getTime() >= SEEN_EVERY_MILLISECONDS) {
    const deviceZone = deviceTimeZone(request)
    later(markSessionSeen(db, { sessionId: session.id, memberId: user.id, deviceZone }, now))
  }
  return {
    viewer: user,
    sessionId: session.id,
    provedAt: session.provedAt,
    setCookie: session.fresh ? sessionCookie(request, token, SESSION_IDLE_DAYS) : null,
    endsAt: Math.min(session.expiresAt.getTime(), oldAt),
  }
}

/**
 * Starts a session for a member and gives the cookie that carries its token; the table keeps only the token's hash, and by
 * what device and where it began, so that the member knows it again.
 */
export async function startSession(
  { db, place, deviceTimeZone: deviceZone }: { db: Database; place: RequestPlace; deviceTimeZone: string | null },
  request: Request,
  memberId: string,
): Promise<string> {
  const token = createToken()
  const now = new Date()
  const attributes = { createdAt: now, lastSeenAt: now, provedAt: now, ...deviceOf(request), ...place }
  await createLucia(db).createSession(memberId, attributes, { sessionId: await hashToken(token) })
  await markActive(db, { memberId, deviceZone }, now.getTime())
  return sessionCookie(request, token, SESSION_IDLE_DAYS)
}

/** The cookie that clears a session from the browser. */
export const endedSessionCookie = (request: Request) => sessionCookie(request, '', 0)

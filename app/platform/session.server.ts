import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle'
import { Lucia, TimeSpan } from 'lucia'
import type { Database } from '../../drizzle/client'
import { sessions } from '../../drizzle/schema/sessions'
import { viewers } from '../../drizzle/viewer'
import { deleteMemberSessions } from '../data/sessions.server'
import { createToken, hashToken } from '../data/token.server'
import { cookieName, readCookie, writeCookie } from './cookies.server'

const IDLE_DAYS = 14
const ABSOLUTE_DAYS = 90
const DAY_MILLISECONDS = 86_400_000
const SESSION_COOKIE = 'session'

/** The signed-in member as every page knows them. */
export type Viewer = typeof viewers.$inferSelect

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>
    DatabaseUserAttributes: Viewer
    DatabaseSessionAttributes: { createdAt: Date }
  }
}

function createLucia(db: Database) {
  return new Lucia(new DrizzleSQLiteAdapter(db, sessions, viewers), {
    sessionExpiresIn: new TimeSpan(IDLE_DAYS, 'd'),
    getUserAttributes: (attributes) => attributes,
    getSessionAttributes: ({ createdAt }) => ({ createdAt }),
  })
}

const sessionCookie = (request: Request, token: string, days: number) =>
  writeCookie(request, cookieName(SESSION_COOKIE, request), token, { maxAgeSeconds: days * 86_400 })

/** What a request's session says, and the cookie to send back where it must be renewed or dropped. */
export type SessionState = { viewer: Viewer | null; sessionId: string | null; setCookie: string | null }

/** Reads the session of a request: one indexed query, none without the cookie. */
export async function readSession(db: Database, request: Request): Promise<SessionState> {
  const token = readCookie(request, cookieName(SESSION_COOKIE, request))
  const nobody: SessionState = { viewer: null, sessionId: null, setCookie: null }
  if (!token) return nobody
  const lucia = createLucia(db)
  const { session, user } = await lucia.validateSession(await hashToken(token))
  if (!session) return { ...nobody, setCookie: endedSessionCookie(request) }
  const tooOld = Date.now() >= session.createdAt.getTime() + ABSOLUTE_DAYS * DAY_MILLISECONDS
  if (tooOld) {
    await lucia.invalidateSession(session.id)
    return { ...nobody, setCookie: endedSessionCookie(request) }
  }
  return {
    viewer: user,
    sessionId: session.id,
    setCookie: session.fresh ? sessionCookie(request, token, IDLE_DAYS) : null,
  }
}

/** Starts a session for a member and gives the cookie that carries its token; the table keeps only the token's hash. */
export async function startSession(db: Database, request: Request, memberId: string): Promise<string> {
  const token = createToken()
  await createLucia(db).createSession(memberId, { createdAt: new Date() }, { sessionId: await hashToken(token) })
  return sessionCookie(request, token, IDLE_DAYS)
}

/**
 * Ends the sessions of a member, everywhere or everywhere but here. Whatever lets somebody else out calls this: a new
 * password, a reset, leaving. Sockets that a session opened end with it.
 */
export async function endMemberSessions(db: Database, memberId: string, except: string | null = null): Promise<void> {
  await deleteMemberSessions(db, memberId, except)
}

/** Ends one session and gives the cookie that clears it from the browser. */
export async function endSession(db: Database, request: Request, sessionId: string): Promise<string> {
  await createLucia(db).invalidateSession(sessionId)
  return endedSessionCookie(request)
}

/** The cookie that clears a session from the browser. */
export const endedSessionCookie = (request: Request) => sessionCookie(request, '', 0)

import { startSession } from '../../app/platform/session.server'
import type { Database } from '../../drizzle/client'

/** A member's session as a browser would send it: the value of a `Cookie` header for plain http on this machine. */
export type SeededSession = { username: string; cookie: string }

/** Signs every given member in, as the sign-in page does, without spending their limits. */
export async function signInAll(db: Database, accounts: { id: string; username: string }[]): Promise<SeededSession[]> {
  const request = new Request('http://localhost/')
  const sessions: SeededSession[] = []
  for (const { id, username } of accounts) {
    const setCookie = await startSession(db, request, id)
    sessions.push({ username, cookie: setCookie.split(';')[0]! })
  }
  return sessions
}

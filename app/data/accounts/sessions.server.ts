import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../drizzle/client'
import { prepareOnce } from '../../../drizzle/prepare-once'
import { sessions } from '../../../drizzle/schema/sessions'
import { users } from '../../../drizzle/schema/users'
import { viewers } from '../../../drizzle/viewer'
import { SESSION_ABSOLUTE_DAYS } from '../../domain/membership/limits'

const DAY_MILLISECONDS = 86_400_000

/** A session as its member sees it in the list; `expiresAt` is the end if it is not used again. */
export type MemberSession = Awaited<ReturnType<typeof listMemberSessions>>[number]

const sessionQuery = prepareOnce((db) =>
  db
    .select({ session: sessions, viewer: viewers })
    .from(sessions)
    .innerJoin(viewers, eq(viewers.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare(),
)

/** A session with the few columns of its member that every request reads; null for none. */
export async function findSession(db: Database, sessionId: string) {
  const [found] = await sessionQuery(db).all({ sessionId })
  return found ?? null
}

/** Forgets sessions whose time is over; `now` in milliseconds, the column in seconds. */
export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, Math.floor(now / 1000)))
}

/** The living sessions of a member, the one last seen first. `id` is the hash of the token: it opens nothing. */
export async function listMemberSessions(db: Database, memberId: string) {
  const now = Date.now()
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, memberId),
        gt(sessions.expiresAt, Math.floor(now / 1000)),
        gt(sessions.createdAt, new Date(now - SESSION_ABSOLUTE_DAYS * DAY_MILLISECONDS)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
  return rows.map(({ userId, expiresAt, ...session }) => ({ ...session, expiresAt: new Date(expiresAt * 1000) }))
}

/** Whether a session of a member is still there, and they are not away; `now` in milliseconds. */
export async function isLivingSession(db: Database, memberId: string, sessionId: string, now: number) {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, memberId),
        eq(users.isActive, true),
        gt(sessions.expiresAt, Math.floor(now / 1000)),
      ),
    )
  return found !== undefined
}

/** Ends one session of a member; true where it was theirs and there. */
export async function deleteMemberSession(db: Database, memberId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, memberId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Notes that whoever uses a session has just shown that they are its member; `now` in milliseconds. */
export async function markSessionProved(db: Database, memberId: string, sessionId: string, now: number): Promise<void> {
  await db
    .update(sessions)
    .set({ provedAt: new Date(now) })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, memberId)))
}

/** For a statement that must not outrun the end of the session that asks for it. */
export const sessionGoesOn = (memberId: string, sessionId: string | null): SQL =>
  sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${sessionId} AND ${sessions.userId} = ${memberId})`

/** Notes that a session was used, and that its member is active; `now` in milliseconds. */
export async function markSessionSeen(
  db: Database,
  { sessionId, memberId, deviceZone }: { sessionId: string; memberId: string; deviceZone: string | null },
  now: number,
): Promise<void> {
  await db.batch([
    db
      .update(sessions)
      .set({ lastSeenAt: new Date(now) })
      .where(eq(sessions.id, sessionId)),
    markActive(db, { memberId, deviceZone }, now),
  ])
}

/**
 * Notes that a member is active, twice a day at most, since every row written costs. A member without a time zone gets the
 * device's; one who has a zone keeps it.
 */
export function markActive(
  db: Database,
  { memberId, deviceZone }: { memberId: string; deviceZone: string | null },
  now: number,
) {
  const before = new Date(now - DAY_MILLISECONDS / 2)
  return db
    .update(users)
    .set({
      lastActiveAt: new Date(now),
      ...(deviceZone === null ? {} : { timeZone: sql`coalesce(${users.timeZone}, ${deviceZone})` }),
    })
    .where(
      and(
        eq(users.id, memberId),
        or(
          isNull(users.lastActiveAt),
          lte(users.lastActiveAt, before),
          deviceZone === null ? undefined : isNull(users.timeZone),
        ),
      ),
    )
}

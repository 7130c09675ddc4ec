import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { findSubject } from '~/data/moderation/cases.server'
import { listWaiting, writeQuestion } from '~/data/moderation/support.server'
import type { LoggedKind, ModerationAction, SubjectKind } from '~/domain/community/moderation/moderation'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { moderationActions, reports } from '../../drizzle/schema/moderation'
import { now } from './causes'
import { member } from './members'
import { insertRow } from './rows'

// Whom moderators look into: members whose page they see anyway, and who was reported or acted on.

const db = createDatabase(env.DB)

const CLOSED = { profileVisibility: 'connections' } as const
type Ids = { id: string; judge: string }

const reported = async (id: string, kind: SubjectKind, subject: string) =>
  insertRow(reports, {
    id: crypto.randomUUID(),
    reporterId: (await member()).id,
    subjectKind: kind,
    subjectId: subject,
    memberId: id,
    reason: 'spam',
    status: 'dismissed',
    createdAt: new Date(1),
  })

const actedOn = (id: string, action: ModerationAction, kind: LoggedKind) =>
  insertRow(moderationActions, {
    id: crypto.randomUUID(),
    action,
    subjectKind: kind,
    subjectId: id,
    memberId: id,
    createdAt: new Date(1),
  })

const block = (one: string, other: string) => insertRow(blocks, { blockerId: one, blockedId: other })

const CASES: [string, Parameters<typeof member>[0], (ids: Ids) => Promise<unknown>, boolean][] = [
  ['shows members their page', {}, async () => null, true],
  ['shows it to connections', CLOSED, async () => null, false],
  ['is away', { isActive: false }, async () => null, false],
  ['has blocked the moderator', {}, ({ id, judge }) => block(id, judge), false],
  ['was reported once, and is closed', CLOSED, ({ id }) => reported(id, 'member', id), true],
  ['wrote what was reported, and is away', { isActive: false }, ({ id }) => reported(id, 'post', 'p'), true],
  ['was warned, and is closed', CLOSED, ({ id }) => actedOn(id, 'warn', 'member'), true],
  ['had a post hidden, and is closed', CLOSED, ({ id }) => actedOn(id, 'hide', 'post'), true],
  ['had a question answered, and is closed', CLOSED, ({ id }) => actedOn(id, 'answer_support', 'support'), false],
]

test.each(CASES)('a member who %s', async (_, change, happens, isCase) => {
  const [judge, who] = [await member({ role: 'moderator' }), await member(change)]
  await happens({ id: who.id, judge: judge.id })
  const found = await findSubject(db, judge.id, 'member', who.username)
  expect(found).toEqual(isCase ? { kind: 'member', id: who.id, memberId: who.id } : null)
  if (!who.isActive) return
  await writeQuestion(db, { id: crypto.randomUUID(), memberId: who.id, subject: 'S', content: 'C', now })
  const queue = await listWaiting(db, { moderatorId: judge.id, after: null, limit: 50, now })
  // The queue of questions names them all, and leads where there is a page.
  expect(queue.find(({ username }) => username === who.username)).toMatchObject({ hasCase: isCase ? 1 : 0 })
})

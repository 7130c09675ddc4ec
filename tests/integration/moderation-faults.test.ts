import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { answerAppeal } from '~/features/appeals/appeals.server'
import { act } from '~/features/moderation/act.server'
import { reportThing } from '~/features/reports/reports.server'
import { type Context, createContext } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import { appeals, reports } from '../../drizzle/schema/moderation'
import { member } from './members'
import { countRows } from './rows'
import { actionsOn, established, moderator, noticesTo, postOf, stateOf } from './things'

// What D1 may do at the worst moment: break before it has written, or after, so that only the answer is lost. Nothing is
// half done either way, and doing it again does it once.

vi.setConfig({ testTimeout: 30_000 })

const broken = (): never => {
  throw new Error('D1_ERROR: Network connection lost')
}

/** The database, whose batches of several statements break before or after they are written. */
function breaking(when: 'before' | 'after'): D1Database {
  return new Proxy(env.DB, {
    get: (whole, name) => {
      if (name !== 'batch') {
        const value: unknown = Reflect.get(whole, name)
        return typeof value === 'function' ? value.bind(whole) : value
      }
      return async (statements: D1PreparedStatement[]) => {
        // Counting what one may do is a batch of its own.
        if (statements.length === 1) return whole.batch(statements)
        if (when === 'after') await whole.batch(statements)
        return broken()
      }
    },
  })
}

async function within<T>(DB: D1Database, viewer: object, verb: (context: Context) => Promise<T>): Promise<T> {
  const execution = createExecutionContext()
  const context = createContext(new Request('http://localhost/'), { ...env, DB }, execution)
  const state = { viewer: viewer as Viewer, sessionId: 'one', provedAt: null, setCookie: null, endsAt: null }
  const session = async () => state
  try {
    return await verb({ ...context, session })
  } finally {
    await waitOnExecutionContext(execution)
  }
}

test.each(['before', 'after'] as const)('a third report that breaks %s it is written hides once', async (when) => {
  const author = await member()
  const id = await postOf(author.id)
  const say = (viewer: object, DB = env.DB) =>
    within(DB, viewer, (context) =>
      reportThing(context, viewer as Viewer, { kind: 'post', id, reason: 'spam', note: '' }),
    )
  await say(await established())
  await say(await established())
  const third = await established()
  await expect(say(third, breaking(when))).rejects.toThrow()
  const isWritten = when === 'after'
  expect(await stateOf('posts', id)).toBe(isWritten ? 'hidden' : 'shown')
  expect(await countRows(reports, { subjectId: id })).toBe(isWritten ? 3 : 2)
  expect(await actionsOn(author.id)).toEqual(isWritten ? ['auto_hide'] : [])
  expect(await noticesTo(author.id)).toEqual(isWritten ? ['moderation: auto_hide'] : [])

  expect(await say(third)).toMatchObject({ done: true, member: { username: author.username } })
  expect(await stateOf('posts', id)).toBe('hidden')
  expect(await countRows(reports, { subjectId: id })).toBe(3)
  expect(await actionsOn(author.id)).toEqual(['auto_hide'])
  expect(await noticesTo(author.id)).toEqual(['moderation: auto_hide'])
})

test.each(['before', 'after'] as const)('an act that breaks %s it is written is done once', async (when) => {
  const [author, judge] = [await member(), await moderator()]
  const id = await postOf(author.id)
  const form = { intent: 'hide', act: crypto.randomUUID(), kind: 'post', subject: id, seen: '', note: 'Why' } as const
  const press = (DB = env.DB) => within(DB, judge, (context) => act(context, judge as unknown as Viewer, form))
  await expect(press(breaking(when))).rejects.toThrow()
  const isWritten = when === 'after'
  expect(await stateOf('posts', id)).toBe(isWritten ? 'hidden' : 'shown')
  expect(await actionsOn(author.id)).toEqual(isWritten ? ['hide'] : [])
  expect(await press()).toBe(true)
  expect(await stateOf('posts', id)).toBe('hidden')
  expect(await actionsOn(author.id)).toEqual(['hide'])
  expect(await noticesTo(author.id)).toEqual(['moderation: hide'])
})

test.each(['before', 'after'] as const)('an objection that breaks %s it is written is there once', async (when) => {
  const [author, judge] = [await member(), await moderator()]
  const warning = {
    intent: 'warn',
    act: crypto.randomUUID(),
    kind: 'member',
    subject: author.username,
    seen: '',
    note: 'Why',
  } as const
  await within(env.DB, judge, (context) => act(context, judge as unknown as Viewer, warning))
  const form = new FormData()
  form.set('action', warning.act)
  form.set('content', 'It was right')
  const send = (DB = env.DB) => within(DB, author, (context) => answerAppeal(context, form))
  expect(await send(breaking(when))).toMatchObject({
    data: { error: 'unexpected', values: { content: 'It was right' } },
  })
  expect(await countRows(appeals, { memberId: author.id })).toBe(when === 'after' ? 1 : 0)
  expect(await send()).toMatchObject({ done: 'appealed' })
  expect(await countRows(appeals, { memberId: author.id })).toBe(1)
})

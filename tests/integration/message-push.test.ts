import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { InboxUpdate } from '~/domain/messaging/objects'
import { blocks } from '../../drizzle/schema/blocks'
import { mutes } from '../../drizzle/schema/mutes'
import type { Hub } from '../../workers/hub/hub'
import { idOf, type Member, registered } from './account'
import { Tab } from './hub-tab'
import { updateMember } from './members'
import { makeDue, scheduled } from './object-storage'
import { VAPID_KEY as KEY, push, subscribe, withPushService, withPush as withSettings } from './push-world'
import { insertRow } from './rows'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

withPushService()
const withPush = (settings: Record<string, string> = { push_directMessages: 'on' }) => withSettings(settings)

/** The hub of a member, whom somebody writes to. */
function hubOf(member: Member, other: Member) {
  const hub = env.HUB.getByName(idOf(member))
  const at = '2026-01-03T00:00:01.000Z'
  const told: InboxUpdate = {
    ...{ conversationId: 'c1', otherId: idOf(other), unread: 1, request: null, at, seq: 1, rev: 0, readSeq: 0 },
    lastMessage: { id: 'c1.1', senderId: idOf(other), preview: 'A secret', messageType: 'text', createdAt: at },
  }
  const age = (milliseconds: number) =>
    runInDurableObject(hub, (_, state) => {
      for (const socket of state.getWebSockets())
        socket.serializeAttachment({ ...socket.deserializeAttachment(), signAt: Date.now() - milliseconds })
    })
  return {
    update: (change: Partial<InboxUpdate>) => hub.update(idOf(member), { ...told, ...change }),
    /** Some seconds go by. */
    async wait() {
      await makeDue(hub, 'push')
      await runDurableObjectAlarm(hub)
    },
    /** The open tabs are looked at, so long after the last sign of life of each. */
    async silentFor(milliseconds: number) {
      await age(milliseconds)
      await makeDue(hub, 'sweep')
      await runDurableObjectAlarm(hub)
    },
    age,
    planned: () => scheduled(hub, 'push'),
    /** What these updates write to the object's disk, in rows, and how often they set the alarm or take it off. */
    cost: (changes: Partial<InboxUpdate>[]) =>
      runInDurableObject(hub, async (object, { storage }) => {
        const alarms = [vi.spyOn(storage, 'setAlarm'), vi.spyOn(storage, 'deleteAlarm')]
        const exec = storage.sql.exec.bind(storage.sql)
        let rows = 0
        const spy = vi.spyOn(storage.sql, 'exec').mockImplementation(((query: string, ...values: string[]) => {
          const cursor = exec(query, ...values)
          rows += cursor.rowsWritten
          return cursor
        }) as typeof storage.sql.exec)
        for (const change of changes) await (object as Hub).update(idOf(member), { ...told, ...change })
        const called = alarms.reduce((sum, { mock }) => sum + mock.calls.length, 0)
        for (const mocked of [spy, ...alarms]) mocked.mockRestore()
        return { rows, alarms: called }
      }),
  }
}

test('a message is told where no page is open, by name alone, once until it is read', async () => {
  const [mira, ada] = [await withPush(), await registered()]
  const { update, wait, planned } = hubOf(mira, ada)
  await update({ seq: 1, unread: 1 })
  expect(push.service.asked()).toBe(0)
  await wait()
  const payload = {
    title: `New message from ${ada.account.full_name}`,
    body: '',
    url: '/app/messages?c=c1',
    tag: 'message:c1',
  }
  expect(push.service.received.map((one) => one.payload)).toEqual([payload])
  await update({ seq: 2, unread: 2 })
  expect(await planned()).toEqual([])
  await update({ seq: 2, unread: 0, readSeq: 2 })
  await update({ seq: 3, unread: 1, readSeq: 2 })
  await wait()
  expect(push.service.received).toHaveLength(2)
})

test('nothing is told to whoever has a page open, or has read it meanwhile', async () => {
  const [mira, ada] = [await withPush(), await registered()]
  const { update, wait, planned } = hubOf(mira, ada)
  await update({ seq: 1, unread: 1 })
  await update({ seq: 1, unread: 0, readSeq: 1 })
  await wait()
  const tab = await Tab.open(idOf(mira))
  await update({ seq: 2, unread: 1, readSeq: 1 })
  expect(await planned()).toEqual([])
  tab.close()
  expect(push.service.asked()).toBe(0)
})

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

test('a message to a page that froze is told once it is seen to be silent, be its socket open still or not', async () => {
  const [mira, ada] = [await withPush(), await registered()]
  const { update, wait, planned, silentFor } = hubOf(mira, ada)
  await Tab.open(idOf(mira))
  await update({ seq: 1, unread: 1, at: ago(40_000) })
  expect(await planned()).toEqual([])
  await silentFor(70_000)
  expect(await planned()).toHaveLength(1)
  await wait()
  expect(push.service.received).toHaveLength(1)
})

test('a message that comes while the only page is long silent is told as where none is open', async () => {
  const [mira, ada] = [await withPush(), await registered()]
  const { update, wait, age } = hubOf(mira, ada)
  await Tab.open(idOf(mira))
  await age(70_000)
  await update({ seq: 1, unread: 1, at: ago(0) })
  await wait()
  expect(push.service.received).toHaveLength(1)
})

test('a page that was closed in life, or fell silent long after it, has shown what lies unread', async () => {
  const [mira, ada] = [await withPush(), await registered()]
  const { update, planned, silentFor, age } = hubOf(mira, ada)
  const tab = await Tab.open(idOf(mira))
  await update({ seq: 1, unread: 1, at: ago(600_000) })
  await silentFor(70_000)
  expect(await planned()).toEqual([])
  await age(0)
  await update({ seq: 2, unread: 2, at: ago(0) })
  tab.close()
  await tab.closed()
  expect(await planned()).toEqual([])
  expect(push.service.asked()).toBe(0)
})

test('nothing is told to who does not want it, and it waits until quiet hours end', async () => {
  const ada = await registered()
  const unwilling = hubOf(await withPush({}), ada)
  await unwilling.update({})
  await unwilling.wait()
  const hours = new Date().getUTCHours()
  const clock = (hour: number) => `${String((hour + 24) % 24).padStart(2, '0')}:00`
  const quiet = { quiet: 'on', quiet_from: clock(hours - 1), quiet_to: clock(hours + 2) }
  const sleeper = hubOf(await withPush({ push_directMessages: 'on', ...quiet }), ada)
  await sleeper.update({})
  await sleeper.wait()
  const [{ due } = { due: 0 }] = await sleeper.planned()
  expect(due).toBeGreaterThan(Date.now())
  expect(due % 3_600_000).toBe(0)
  expect(push.service.asked()).toBe(0)
})

test('a service that asks for patience is asked again, and tells it then', async () => {
  const { update, wait, planned } = hubOf(await withPush(), await registered())
  push.service.answerWith({ status: 503 })
  await update({})
  await wait()
  expect(await planned()).toHaveLength(1)
  push.service.answerWith(null)
  await wait()
  expect(push.service.received).toHaveLength(1)
  expect(await planned()).toEqual([])
})

const tenFrom = (first: number) => Array.from({ length: 10 }, (_, at) => ({ seq: first + at, unread: first + at }))

test('a message to who has no browser for push costs no more than the row of the list: one look a day tells', async () => {
  const [mira, ada] = [await registered(), await registered()]
  const { update, wait, planned, cost } = hubOf(mira, ada)
  await update({ seq: 1, unread: 1 })
  expect(await planned()).toHaveLength(1)
  await wait()
  expect(await planned()).toEqual([])
  const withoutPush = await cost(tenFrom(2))
  expect(withoutPush.alarms).toBe(0)
  expect(await planned()).toEqual([])
  // The same as on a site that has no push at all, where a page is open.
  const tab = await Tab.open(idOf(mira))
  const whileHere = await cost(tenFrom(12))
  tab.close()
  expect(whileHere).toEqual(withoutPush)
  expect(withoutPush.rows).toBeGreaterThan(0)
})

test('a message while push is on costs one alarm, however many follow before it is read', async () => {
  const { wait, cost } = hubOf(await withPush(), await registered())
  const first = await cost([{ seq: 1, unread: 1 }])
  expect(first.alarms).toBe(1)
  await wait()
  const further = await cost(tenFrom(2))
  expect(further.alarms).toBe(0)
})

test('whoever turns push on is told of the next message at once, and of none that lay there', async () => {
  const [mira, ada] = [await registered(), await registered()]
  const { update, wait, planned } = hubOf(mira, ada)
  await update({ seq: 1, unread: 1 })
  await wait()
  expect((await subscribe(mira, await push.service.subscribe(KEY))).status).toBe(200)
  await update({ seq: 2, unread: 2 })
  expect(await planned()).toEqual([])
  await update({ seq: 2, unread: 0, readSeq: 2 })
  await update({ seq: 3, unread: 1, readSeq: 2 })
  await wait()
  expect(push.service.received).toHaveLength(1)
})

test('nothing is told of one whom the member muted', async () => {
  const [mira, ada] = [await withPush(), await registered()]
  await insertRow(mutes, { muterId: idOf(mira), mutedId: idOf(ada) })
  const { update, wait, planned } = hubOf(mira, ada)
  await update({})
  await wait()
  expect(push.service.asked()).toBe(0)
  expect(await planned()).toEqual([])
})

test('nothing is told of one between whom and the member there is a block', async () => {
  const [mira, ada] = [await withPush(), await registered()]
  await insertRow(blocks, { blockerId: idOf(mira), blockedId: idOf(ada) })
  const { update, wait, planned } = hubOf(mira, ada)
  await update({})
  await wait()
  expect(push.service.asked()).toBe(0)
  expect(await planned()).toEqual([])
})

test('nothing is told of one who went away after they wrote', async () => {
  const [mira, ada] = [await withPush(), await registered()]
  await updateMember(idOf(ada), { isActive: false })
  const { update, wait, planned } = hubOf(mira, ada)
  await update({})
  await wait()
  expect(push.service.asked()).toBe(0)
  expect(await planned()).toEqual([])
})

test('of two browsers only the one that failed is told of a message again', async () => {
  const mira = await withPush()
  const second = new Visitor()
  await second.post('/login', { email: mira.account.email, password: mira.account.password })
  const away = await push.service.subscribe(KEY)
  await subscribe({ visitor: second }, away)
  const { update, wait } = hubOf(mira, await registered())
  push.service.refuse(away.endpoint, { status: 503 })
  await update({})
  await wait()
  push.service.refuse(away.endpoint, null)
  await wait()
  const told = push.service.received.map(({ endpoint }) => endpoint)
  expect(told).toHaveLength(2)
  expect(new Set(told).size).toBe(2)
})

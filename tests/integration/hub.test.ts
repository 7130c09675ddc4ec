import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { InboxUpdate } from '~/domain/messaging/objects'
import { Tab } from './hub-tab'
import { tableNames } from './object-storage'

// Hundreds of updates are written, each to the disk.
vi.setConfig({ testTimeout: 60_000 })

let members = 0
/** A hub nobody has met yet. */
const newHub = () => {
  const memberId = `member-${++members}`
  return { memberId, hub: env.HUB.getByName(memberId) }
}

const tablesOf = (hub: ReturnType<typeof newHub>['hub']) =>
  runInDurableObject(hub, (_, { storage }) => tableNames(storage.sql))

/** An instant of the third of January. */
const at = (second: number) => `2026-01-03T00:00:${String(second).padStart(2, '0')}.000Z`

const update = (change: Partial<InboxUpdate> = {}): InboxUpdate => ({
  conversationId: 'c1',
  otherId: 'other',
  lastMessage: { id: 'c1.1', senderId: 'other', preview: 'Hello', messageType: 'text', createdAt: at(1) },
  unread: 1,
  request: null,
  at: at(1),
  seq: 1,
  rev: 0,
  readSeq: 0,
  ...change,
})
const VERSION = expect.any(Number) as number
const rowOf = ({ seq: _, rev: __, readSeq: ___, ...row }: InboxUpdate) => ({ ...row, version: VERSION })

/** A conversation as it went on: each step is told by what stands after it. */
const STEPS: InboxUpdate[] = [
  update({ request: 'incoming' }),
  update({ request: 'incoming', seq: 2, unread: 2, at: at(2) }),
  update({ request: 'incoming', seq: 2, unread: 0, readSeq: 2, at: at(2) }),
  update({ seq: 2, unread: 0, readSeq: 2, at: at(2) }),
  update({ seq: 3, unread: 0, readSeq: 2, at: at(3) }),
  update({ seq: 4, unread: 1, readSeq: 3, at: at(4) }),
  update({ seq: 4, rev: 1, unread: 0, readSeq: 3, at: at(3) }),
]

describe('the list', () => {
  test('a hub nobody wrote to is empty, and keeps nothing for having been asked', async () => {
    const { hub } = newHub()
    expect(await hub.inbox(10)).toEqual([])
    expect(await hub.unread()).toBe(0)
    await hub.closed('c1')
    await hub.endSockets(4001, null)
    await hub.refreshSockets()
    await hub.refreshPresence()
    await hub.setOpen('c1', false)
    expect(await tablesOf(hub)).toEqual([])
  })

  test('the row written in last comes first, up to the limit', async () => {
    const { memberId, hub } = newHub()
    for (const [conversationId, second] of [
      ['b', 2],
      ['c', 9],
      ['a', 5],
    ] as const)
      await hub.update(memberId, update({ conversationId, at: at(second) }))
    const ids = async (limit: number) => (await hub.inbox(limit)).map((row) => row.conversationId)
    expect(await ids(10)).toEqual(['c', 'a', 'b'])
    expect(await ids(2)).toEqual(['c', 'a'])
  })

  test('unread is the sum over conversations', async () => {
    const { memberId, hub } = newHub()
    await hub.update(memberId, update({ conversationId: 'a', unread: 3 }))
    await hub.update(memberId, update({ conversationId: 'b', unread: 4 }))
    expect(await hub.unread()).toBe(7)
    await hub.update(memberId, update({ conversationId: 'a', unread: 0, readSeq: 3 }))
    expect(await hub.unread()).toBe(4)
    await hub.update(memberId, update({ conversationId: 'b', unread: 5, seq: 2 }))
    expect(await hub.unread()).toBe(5)
  })

  test('a request is told; once it is ignored it is in no list and not counted', async () => {
    const { memberId, hub } = newHub()
    await hub.update(memberId, update({ request: 'incoming', unread: 2 }))
    expect((await hub.inbox(10))[0]?.request).toBe('incoming')
    expect(await hub.unread()).toBe(2)
    await hub.update(memberId, update({ request: 'ignored', unread: 2 }))
    expect(await hub.inbox(10)).toEqual([])
    expect(await hub.unread()).toBe(0)
  })

  test('in whatever order and however often a conversation is told of, the last state stands', async () => {
    const { memberId, hub } = newHub()
    const last = STEPS.at(-1)!
    let conversations = 0
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(STEPS, { minLength: STEPS.length }),
        fc.array(fc.constantFrom(...STEPS), { maxLength: 10 }),
        async (shuffled, again) => {
          const conversationId = `c${++conversations}`
          for (const step of [...shuffled, ...again]) await hub.update(memberId, { ...step, conversationId })
          const row = (await hub.inbox(500)).find((each) => each.conversationId === conversationId)
          expect(row).toEqual(rowOf({ ...last, conversationId }))
        },
      ),
      { numRuns: 20 },
    )
  })

  test.each([
    ['an older message', { seq: 4 }],
    ['an older change', { rev: 6 }],
    ['an older mark', { readSeq: 2 }],
    ['an older mark with a newer message', { seq: 6, readSeq: 2 }],
    ['the request that was answered', { request: 'incoming' }],
  ] as const)('%s changes nothing', async (_, older) => {
    const { memberId, hub } = newHub()
    const present = update({ seq: 5, rev: 7, readSeq: 3, unread: 2 })
    await hub.update(memberId, present)
    await hub.update(memberId, { ...present, unread: 9, ...older })
    expect(await hub.inbox(10)).toEqual([rowOf(present)])
  })

  test('a conversation that was begun has a row without a message, which the first one fills', async () => {
    const { memberId, hub } = newHub()
    await hub.begin(memberId, { conversationId: 'c1', otherId: 'other', at: at(0) })
    const begun = { conversationId: 'c1', otherId: 'other', lastMessage: null, unread: 0, request: null, at: at(0) }
    expect(await hub.inbox(10)).toEqual([{ ...begun, version: VERSION }])
    await hub.update(memberId, update({ request: 'outgoing', unread: 0 }))
    await hub.begin(memberId, { conversationId: 'c1', otherId: 'other', at: at(9) })
    expect(await hub.inbox(10)).toEqual([rowOf(update({ request: 'outgoing', unread: 0 }))])
  })

  test('a conversation that was taken out stays out, whatever comes late', async () => {
    const { memberId, hub } = newHub()
    await hub.update(memberId, update())
    await hub.drop('c1')
    await hub.update(memberId, update({ seq: 2, unread: 2 }))
    await hub.begin(memberId, { conversationId: 'c1', otherId: 'other', at: at(9) })
    await hub.setOpen('c1', true)
    expect(await hub.inbox(10)).toEqual([])
    expect(await hub.unread()).toBe(0)
  })

  test('one that was put back to an earlier day is listed as it is from then on, once its row was reset', async () => {
    const { memberId, hub } = newHub()
    await hub.update(memberId, update({ seq: 9, rev: 4, readSeq: 8, unread: 1, at: at(9) }))
    const restored = update({ seq: 3, rev: 1, readSeq: 2, unread: 1, at: at(3) })
    await hub.update(memberId, restored)
    expect(await hub.inbox(10)).toMatchObject([{ at: at(9) }])
    await hub.resetRow('c1')
    await hub.update(memberId, restored)
    expect(await hub.inbox(10)).toEqual([rowOf(restored)])
    await hub.update(memberId, update({ seq: 2, rev: 1, readSeq: 2, at: at(2) }))
    expect(await hub.inbox(10)).toEqual([rowOf(restored)])
  })

  test('one that is closed to the two comes back as it stands by then', async () => {
    const { memberId, hub } = newHub()
    await hub.update(memberId, update())
    await hub.setOpen('c1', false)
    await hub.update(memberId, update({ seq: 2, unread: 2, at: at(2) }))
    expect(await hub.inbox(10)).toEqual([])
    expect(await hub.unread()).toBe(0)
    await hub.setOpen('c1', true)
    expect(await hub.inbox(10)).toEqual([rowOf(update({ seq: 2, unread: 2, at: at(2) }))])
  })
})

describe('what tabs are told', () => {
  test('each tab of a row that is new or changed, and once of each change', async () => {
    const { memberId, hub } = newHub()
    await hub.update(memberId, update({ conversationId: 'c0', unread: 4 }))
    const tabs = [await Tab.open(memberId), await Tab.open(memberId)]
    const ready = { type: 'ready', unread: 4, notices: 0, status: 'online', newestAt: (await hub.inbox(1))[0]!.at }
    for (const tab of tabs) expect(await tab.next('ready')).toEqual(ready)
    const told = [update(), update(), update({ seq: 2, unread: 2 }), update(), update({ seq: 2, unread: 2 })]
    for (const step of told) await hub.update(memberId, step)
    for (const tab of tabs)
      expect(await tab.settled()).toEqual([
        { type: 'inbox', row: rowOf(update()), unread: 5 },
        { type: 'inbox', row: rowOf(update({ seq: 2, unread: 2 })), unread: 6 },
      ])
  })

  test('nothing of a mark that changes nothing in the list', async () => {
    const { memberId, hub } = newHub()
    await hub.update(memberId, update({ unread: 0 }))
    const tab = await Tab.open(memberId)
    await tab.next('ready')
    await hub.update(memberId, update({ unread: 0, readSeq: 1 }))
    expect(await tab.settled()).toEqual([])
  })

  test.each([
    ['ignored', (hub, memberId) => hub.update(memberId, update({ request: 'ignored' }))],
    ['taken out', (hub) => hub.drop('c1')],
    ['closed to the two', (hub) => hub.setOpen('c1', false)],
  ] as [string, (hub: ReturnType<typeof newHub>['hub'], memberId: string) => Promise<void>][])(
    'that a row is gone once it is %s, and no second time',
    async (_, leave) => {
      const { memberId, hub } = newHub()
      await hub.update(memberId, update({ conversationId: 'c0', unread: 4 }))
      await hub.update(memberId, update({ request: 'incoming' }))
      const tab = await Tab.open(memberId)
      expect((await tab.next('ready')).unread).toBe(5)
      await leave(hub, memberId)
      await leave(hub, memberId)
      expect(await tab.settled()).toEqual([{ type: 'gone', conversationId: 'c1', version: VERSION, unread: 4 }])
    },
  )

  test('that one is there again', async () => {
    const { memberId, hub } = newHub()
    await hub.update(memberId, update())
    await hub.setOpen('c1', false)
    const tab = await Tab.open(memberId)
    expect((await tab.next('ready')).unread).toBe(0)
    await hub.setOpen('c1', true)
    expect(await tab.settled()).toEqual([{ type: 'inbox', row: rowOf(update()), unread: 1 }])
  })
})

test('of a row, what was told of it and its end the version says which is the newest', async () => {
  const { memberId, hub } = newHub()
  const tab = await Tab.open(memberId)
  const versions: number[] = []
  const told = async (type: 'inbox' | 'gone') => {
    const frame = await tab.next(type)
    versions.push(frame.type === 'inbox' ? frame.row.version! : frame.version!)
  }
  await hub.update(memberId, update())
  await told('inbox')
  await hub.update(memberId, update({ unread: 0, readSeq: 1 }))
  await told('inbox')
  await hub.setOpen('c1', false)
  await told('gone')
  // As when it is put back while no tab is connected: only the list says so.
  await hub.setOpen('c1', true)
  versions.push((await hub.inbox(1))[0]!.version!)
  await hub.drop('c1')
  await tab.next('inbox')
  await told('gone')
  expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other))
})

test('a hub that forgets is empty, wakes no more, and lets go of its tabs', async () => {
  const { memberId, hub } = newHub()
  const tab = await Tab.open(memberId)
  await hub.update(memberId, update())
  await hub.opened(memberId, 'c1')
  await hub.forget()
  expect(await tab.closed()).toBe(4001)
  expect(await tablesOf(hub)).toEqual([])
  expect(await runInDurableObject(hub, (_, { storage }) => storage.getAlarm())).toBeNull()
  expect(await hub.inbox(10)).toEqual([])
  expect(await hub.unread()).toBe(0)
})

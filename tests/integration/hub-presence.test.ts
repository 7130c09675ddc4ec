import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listPresenceVisible, listPresenceWatchers } from '~/data/visibility.server'
import { PRESENCE_VISIBILITIES } from '~/domain/membership/visibility'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import { eventually } from './eventually'
import { Tab } from './hub-tab'
import { seenAt } from './object-storage'
import { stepsOf } from './query-plans'

const db = createDatabase(env.DB)
const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
// So far ahead that no alarm comes by itself.
const START = Date.UTC(2040, 0, 1)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

let members = 0
async function newMember(change: Partial<typeof users.$inferInsert> = {}) {
  const id = `presence-${++members}`
  await db.insert(users).values({
    id,
    email: id,
    emailKey: id,
    username: id,
    usernameKey: id,
    fullName: id,
    profileVisibility: 'everyone',
    referralCode: id,
    termsVersion: '2026-11',
    termsAgreedAt: new Date(0),
    ...change,
  })
  return id
}
const hubOf = (id: string) => env.HUB.getByName(id)
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

/** Lets time go by for a hub: what is due by then is done. */
async function runAlarmAfter(id: string, milliseconds: number) {
  pass(milliseconds)
  return runDurableObjectAlarm(hubOf(id))
}
const connect = (one: string, other: string, status: 'connected' | 'requested' = 'connected') => {
  const [lowId, highId] = one < other ? [one, other] : [other, one]
  return db.insert(connections).values({ lowId, highId, status, requesterId: one })
}
const block = (blockerId: string, blockedId: string) => db.insert(blocks).values({ blockerId, blockedId })
const choose = (id: string, presenceVisibility: (typeof PRESENCE_VISIBILITIES)[number]) =>
  db.update(users).set({ presenceVisibility }).where(eq(users.id, id))

const shown = (memberId: string, status: string, seenRecently = false) => ({
  type: 'presence',
  presence: { memberId, status, seenRecently },
})
/** A tab of a new member that follows these, and the first answers it got. */
async function following(memberIds: string[], watcherId?: string) {
  const id = watcherId ?? (await newMember())
  const tab = await Tab.open(id)
  await tab.next('ready')
  tab.send({ type: 'watch', memberIds })
  const answers = []
  for (const _ of memberIds) answers.push(await tab.next('presence'))
  return { id, tab, answers }
}

describe('who may know', () => {
  const RELATIONS = ['nobody', 'asking', 'asked', 'connection', 'blocking', 'blocked'] as const
  const CASES = PRESENCE_VISIBILITIES.flatMap((visibility) =>
    RELATIONS.map(
      (relation) =>
        [
          visibility,
          relation,
          relation !== 'blocking' &&
            relation !== 'blocked' &&
            (visibility === 'everyone' || (visibility === 'connections' && relation === 'connection')),
        ] as const,
    ),
  )
  const relate = {
    nobody: async () => {},
    asking: (watcher: string, seen: string) => connect(watcher, seen, 'requested'),
    asked: (watcher: string, seen: string) => connect(seen, watcher, 'requested'),
    connection: (watcher: string, seen: string) => connect(watcher, seen),
    blocking: (watcher: string, seen: string) => block(watcher, seen),
    blocked: (watcher: string, seen: string) => block(seen, watcher),
  }

  test.each(CASES)('open to %s, asked by a member who is %s: %s', async (visibility, relation, expected) => {
    // In both orders of their ids, since a connection is kept by the smaller one.
    for (const prefix of ['a', 'z']) {
      const [seen, watcher] = [await newMember({ presenceVisibility: visibility }), `${prefix}-${++members}`]
      await newMember({ id: watcher })
      await relate[relation](watcher, seen)
      expect(await listPresenceVisible(db, watcher, [seen])).toEqual(new Set(expected ? [seen] : []))
      expect(await listPresenceWatchers(db, seen, [watcher])).toEqual(new Set(expected ? [watcher] : []))
    }
  })

  test('nobody knows of members who are away, nor do these know of others', async () => {
    const [here, away] = [await newMember(), await newMember({ isActive: false })]
    expect(await listPresenceVisible(db, here, [away, 'nobody-at-all'])).toEqual(new Set())
    expect(await listPresenceVisible(db, away, [here])).toEqual(new Set())
  })
})

test('who may know is looked up by keys, however many members there are', async () => {
  const prepare = vi.spyOn(env.DB, 'prepare')
  await listPresenceVisible(db, 'somebody', ['another'])
  const query = prepare.mock.calls[0]![0]
  prepare.mockRestore()
  const ids = JSON.stringify(['somebody'])
  const steps = (await stepsOf(query, [ids, ids])).filter((detail) => /seen|watcher|blocks|connections/.test(detail))
  expect(steps).toHaveLength(5)
  for (const step of steps) expect(step).toMatch(/^SEARCH .* USING (COVERING )?INDEX/)
})

describe('a tab that follows members', () => {
  test('is told of each: here, not here, hidden, blocked, unknown', async () => {
    const [here, gone, blocked] = [await newMember(), await newMember(), await newMember()]
    const hidden = await newMember({ presenceVisibility: 'nobody' })
    for (const id of [here, blocked, hidden]) await Tab.open(id)
    const id = await newMember()
    await block(blocked, id)
    const { answers } = await following([here, gone, blocked, hidden, 'nobody'], id)
    expect(answers.sort((one, other) => one.presence.memberId.localeCompare(other.presence.memberId))).toEqual(
      [
        shown(here, 'online'),
        shown(gone, 'offline'),
        shown(blocked, 'offline'),
        shown(hidden, 'offline'),
        shown('nobody', 'offline'),
      ].sort((one, other) => one.presence.memberId.localeCompare(other.presence.memberId)),
    )
  })

  test('is told of its own member too', async () => {
    const id = await newMember()
    expect((await following([id], id)).answers).toEqual([shown(id, 'online')])
  })

  test('is told within a second when somebody comes, is busy, and leaves', async () => {
    const seen = await newMember()
    const { tab } = await following([seen])
    const theirs = await Tab.open(seen)
    await runAlarmAfter(seen, SECOND)
    expect(await tab.next('presence')).toEqual(shown(seen, 'online'))
    theirs.send({ type: 'status', status: 'busy' })
    await theirs.next('status')
    await runAlarmAfter(seen, SECOND)
    expect(await tab.next('presence')).toEqual(shown(seen, 'busy'))
    await hubOf(seen).endSockets(4001, null)
    expect(await theirs.closed()).toBe(4001)
    await runAlarmAfter(seen, SECOND)
    expect(await tab.next('presence')).toEqual(shown(seen, 'offline', true))
  })

  test('hears nothing of a page that was loaded anew in the same second', async () => {
    const seen = await newMember()
    const first = await Tab.open(seen)
    const { tab } = await following([seen])
    await hubOf(seen).endSockets(1012, null)
    await first.closed()
    await Tab.open(seen)
    await runAlarmAfter(seen, SECOND)
    expect(await tab.settled()).toEqual([])
  })

  test('hears no more of whom it does not follow any more', async () => {
    const [seen, other] = [await newMember(), await newMember()]
    const { tab } = await following([seen])
    tab.send({ type: 'watch', memberIds: [other] })
    expect(await tab.next('presence')).toEqual(shown(other, 'offline'))
    await Tab.open(seen)
    await runAlarmAfter(seen, SECOND)
    expect(await tab.settled()).toEqual([])
  })

  test('is told for ten minutes, and longer only by following again, which its hub does', async () => {
    const seen = await newMember()
    const { id, tab } = await following([seen])
    pass(10 * MINUTE)
    await Tab.open(seen)
    await runAlarmAfter(seen, SECOND)
    expect(await tab.settled()).toEqual([])
    await runInDurableObject(hubOf(id), (_, state) => {
      // As if the tab had pinged all the while.
      for (const socket of state.getWebSockets())
        socket.serializeAttachment({ ...socket.deserializeAttachment(), signAt: Date.now() })
    })
    await runAlarmAfter(id, 0)
    expect(await tab.next('presence')).toEqual(shown(seen, 'online'))
  })

  test('is told that somebody is not here once they hide, or block, or may not be known of any more', async () => {
    for (const hide of [
      (seen: string) => choose(seen, 'nobody'),
      (seen: string) => choose(seen, 'connections'),
      (seen: string, watcher: string) => block(seen, watcher),
    ]) {
      const seen = await newMember()
      await Tab.open(seen)
      const { id, tab, answers } = await following([seen])
      expect(answers).toEqual([shown(seen, 'online')])
      await hide(seen, id)
      await hubOf(seen).refreshPresence()
      expect(await tab.next('presence')).toEqual(shown(seen, 'offline'))
      await hubOf(seen).setStatus(seen, 'busy')
      await runAlarmAfter(seen, SECOND)
      expect(await tab.settled()).toEqual([])
    }
  })

  test('is told nothing but offline of a change after somebody hid, even when nobody said so', async () => {
    const seen = await newMember()
    await Tab.open(seen)
    const { tab } = await following([seen])
    await choose(seen, 'nobody')
    await hubOf(seen).setStatus(seen, 'busy')
    await runAlarmAfter(seen, SECOND)
    expect(await tab.next('presence')).toEqual(shown(seen, 'offline'))
  })

  test('sees the blocked go, when it is its own member who blocks', async () => {
    const seen = await newMember()
    await Tab.open(seen)
    const { id, tab } = await following([seen])
    await block(id, seen)
    await hubOf(id).refreshPresence()
    expect(await tab.next('presence')).toEqual(shown(seen, 'offline'))
  })

  test('those who still may know hear it again, and see nobody go', async () => {
    const seen = await newMember()
    await Tab.open(seen)
    const id = await newMember()
    await connect(id, seen)
    const { tab } = await following([seen], id)
    await choose(seen, 'connections')
    await hubOf(seen).refreshPresence()
    expect(await tab.settled()).toEqual([shown(seen, 'online')])
  })

  test('is told again when it could not be reached', async () => {
    const seen = await newMember()
    const { id, tab } = await following([seen])
    await Tab.open(seen)
    const broken = { presenceChanged: () => Promise.reject(new Error('The object is being moved')) }
    // The hubs of a test share its bindings.
    const reach = vi.spyOn(env.HUB, 'getByName').mockImplementation(() => broken as never)
    pass(SECOND)
    const theirs = env.HUB.get(env.HUB.idFromName(seen))
    expect(await runDurableObjectAlarm(theirs)).toBe(true)
    expect(reach).toHaveBeenCalledWith(id)
    expect(await tab.settled()).toEqual([])
    reach.mockRestore()
    await runAlarmAfter(seen, 5 * SECOND)
    expect(await tab.next('presence')).toEqual(shown(seen, 'online'))
  })

  test('is told that something went wrong when nobody can say who may be known of', async () => {
    const tab = await Tab.open(await newMember())
    const lost = () => {
      throw new Error('D1_ERROR: Network connection lost')
    }
    vi.spyOn(env.DB, 'prepare').mockImplementation(lost)
    tab.send({ type: 'watch', memberIds: ['somebody'] })
    expect(await tab.next('error')).toEqual({ type: 'error', code: 'unexpected' })
    tab.send({ type: 'status', status: 'busy' })
    expect((await tab.next('status')).status).toBe('busy')
  })
})

test('who follows ever more members is answered for five hundred at once, and later for the others', async () => {
  const watcher = await newMember()
  const tab = await Tab.open(watcher)
  await tab.next('ready')
  const takeFifty = async () => {
    for (let count = 0; count < 50; count++) await tab.next('presence')
  }
  const untaken = async () => (await tab.settled()).filter(({ type }) => type === 'presence')
  for (let count = 1; count <= 12; count++) {
    tab.send({ type: 'watch', memberIds: Array.from({ length: 50 }, (_, index) => `nobody-${count}-${index}`) })
    if (count <= 10) await takeFifty()
  }
  // Answered behind the last two, as no frame at all; one after each would be more events than pass at once.
  tab.send('{}')
  expect((await tab.next('error')).code).toBe('malformed')
  expect(await untaken()).toEqual([])
  expect(await runAlarmAfter(watcher, 20_000)).toBe(true)
  await takeFifty()
  expect(await untaken()).toEqual([])
})

describe('time', () => {
  test('a tab that is silent for a minute is nobody, and for more than two is closed', async () => {
    const seen = await newMember()
    const silent = await Tab.open(seen)
    const { tab } = await following([seen])
    const status = async () => (await hubOf(seen).watchedBy(seen, 'somebody')).status
    pass(MINUTE - 1)
    expect(await status()).toBe('online')
    pass(1)
    expect(await status()).toBe('offline')
    await runAlarmAfter(seen, 0)
    await runAlarmAfter(seen, SECOND)
    expect(await tab.next('presence')).toEqual(shown(seen, 'offline', true))
    await runAlarmAfter(seen, MINUTE - SECOND)
    await silent.next('ready')
    expect(await silent.settled()).toEqual([])
  })

  test('a tab whose other end is gone is closed two minutes after its last sign', async () => {
    const seen = await newMember()
    const silent = await Tab.open(seen)
    await runAlarmAfter(seen, MINUTE)
    await runAlarmAfter(seen, MINUTE)
    expect(silent.isOpen).toBe(true)
    await runAlarmAfter(seen, 1)
    expect(await silent.closed()).toBe(1012)
    await runDurableObjectAlarm(hubOf(seen))
    expect(await runDurableObjectAlarm(hubOf(seen))).toBe(false)
  })

  test('a tab that lives for twelve hours comes back by the door', async () => {
    const seen = await newMember()
    const theirs = await Tab.open(seen)
    const sign = async () => {
      theirs.send('{}')
      await theirs.next('error')
    }
    pass(12 * 60 * MINUTE)
    await sign()
    await runAlarmAfter(seen, 0)
    expect(theirs.isOpen).toBe(true)
    pass(1)
    await sign()
    await runAlarmAfter(seen, MINUTE)
    expect(await theirs.closed()).toBe(1012)
  })

  test('a frame is a sign of life', async () => {
    const seen = await newMember()
    const theirs = await Tab.open(seen)
    pass(MINUTE - 1)
    theirs.send({ type: 'watch', memberIds: [] })
    theirs.send('{}')
    await theirs.next('error')
    pass(MINUTE - 1)
    expect((await hubOf(seen).watchedBy(seen, 'somebody')).status).toBe('online')
  })

  test('so is a ping, which wakes nobody', async () => {
    vi.useRealTimers()
    const seen = await newMember()
    const theirs = await Tab.open(seen)
    await runInDurableObject(hubOf(seen), (_, state) => {
      for (const socket of state.getWebSockets())
        socket.serializeAttachment({ ...socket.deserializeAttachment(), signAt: Date.now() - 5 * MINUTE })
    })
    expect((await hubOf(seen).watchedBy(seen, 'somebody')).status).toBe('offline')
    await theirs.settled()
    expect((await hubOf(seen).watchedBy(seen, 'somebody')).status).toBe('online')
  })

  test('who left is seen recently for three days', async () => {
    const seen = await newMember()
    const theirs = await Tab.open(seen)
    await hubOf(seen).endSockets(4001, null)
    await theirs.closed()
    const presence = () => hubOf(seen).watchedBy(seen, 'somebody')
    pass(3 * DAY - 1)
    expect(await presence()).toEqual({ memberId: seen, status: 'offline', seenRecently: true })
    pass(1)
    expect(await presence()).toEqual({ memberId: seen, status: 'offline', seenRecently: false })
  })

  test('last seen is written at most once a minute', async () => {
    const seen = await newMember()
    await Tab.open(seen)
    expect(await seenAt(hubOf(seen))).toBe(START)
    pass(MINUTE - 1)
    await Tab.open(seen)
    expect(await seenAt(hubOf(seen))).toBe(START)
    pass(1)
    await Tab.open(seen)
    expect(await seenAt(hubOf(seen))).toBe(START + MINUTE)
  })

  test('nothing wakes a hub without tabs', async () => {
    const seen = await newMember()
    const theirs = await Tab.open(seen)
    await hubOf(seen).endSockets(4001, null)
    await theirs.closed()
    await eventually(async () =>
      expect(await runInDurableObject(hubOf(seen), (_, { storage }) => storage.getAlarm())).toBeNull(),
    )
  })

  test('who is forgotten is not here any more for those who followed them', async () => {
    const seen = await newMember()
    await Tab.open(seen)
    const { tab } = await following([seen])
    await hubOf(seen).forget()
    expect(await tab.next('presence')).toEqual(shown(seen, 'offline'))
  })
})

import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isOnlineFor, listPresenceVisible, onlineColumn } from '~/data/visibility.server'
import { PRESENCE_VISIBILITIES } from '~/domain/membership/visibility'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { onlineMembers } from '../../drizzle/schema/online-members'
import { users } from '../../drizzle/schema/users'
import { sweep } from '../../workers/site/sweep'
import { faultyDatabase } from './faulty-database'
import { connect } from './feed-world'
import { Tab } from './hub-tab'
import { member, updateMember } from './members'
import { storedValue, updateRows } from './rows'

// Who is online, as rows in D1: what each hub writes there of its member (R126, R133).

const db = createDatabase(env.DB)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
// So far ahead that no alarm comes by itself.
const START = Date.UTC(2040, 0, 1)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const hubOf = (id: string) => env.HUB.get(env.HUB.idFromName(id))
const newMember = async (change: Partial<typeof users.$inferInsert> = {}) => (await member(change)).id
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

/** Lets time go by for a hub: what is due by then is done. */
async function runAlarmAfter(id: string, milliseconds: number) {
  pass(milliseconds)
  return runDurableObjectAlarm(hubOf(id))
}
/** When D1 was last told that a member is here; null: it has no row of them. */
const seenAt = (id: string) => storedValue(onlineMembers, 'seen_at', { memberId: id })

/** As if the tabs had pinged until now. */
const ping = (id: string) =>
  runInDurableObject(hubOf(id), (_, state) => {
    for (const socket of state.getWebSockets())
      socket.serializeAttachment({ ...socket.deserializeAttachment(), signAt: Date.now() })
  })
const leave = async (id: string, tab: Tab) => {
  await hubOf(id).endSockets(4001, null)
  await tab.closed()
}
/** A member who is here. */
async function present(change: Partial<typeof users.$inferInsert> = {}) {
  const id = await newMember(change)
  const tab = await Tab.open(id)
  await runAlarmAfter(id, SECOND)
  return { id, tab }
}

describe('the row', () => {
  test('is written a second after the first tab opens, and goes half a minute after the last is gone', async () => {
    const id = await newMember()
    const tab = await Tab.open(id)
    expect(await seenAt(id)).toBeNull()
    await runAlarmAfter(id, SECOND)
    expect(await seenAt(id)).toBe(START + SECOND)
    await leave(id, tab)
    await runAlarmAfter(id, 29 * SECOND)
    expect(await seenAt(id)).not.toBeNull()
    await runAlarmAfter(id, SECOND)
    expect(await seenAt(id)).toBeNull()
  })

  test('stays while another tab is open', async () => {
    const { id } = await present()
    const other = await Tab.open(id, 'another session')
    await hubOf(id).endSession('s1', 4001)
    await runAlarmAfter(id, 31 * SECOND)
    expect([other.isOpen, await seenAt(id)]).toEqual([true, START + SECOND])
  })

  test('is not touched by a page that is loaded anew', async () => {
    const { id, tab } = await present()
    const prepare = vi.spyOn(env.DB, 'prepare')
    await leave(id, tab)
    pass(5 * SECOND)
    await Tab.open(id)
    await runAlarmAfter(id, 30 * SECOND)
    expect(prepare).not.toHaveBeenCalled()
    expect(await seenAt(id)).toBe(START + SECOND)
  })

  test('is not written for a visit of less than a second', async () => {
    const id = await newMember()
    await leave(id, await Tab.open(id))
    expect(await runInDurableObject(hubOf(id), (_, { storage }) => storage.getAlarm())).toBeNull()
    expect(await seenAt(id)).toBeNull()
  })

  test.each(['busy', 'away'] as const)('is there for who says that they are %s', async (status) => {
    const { id, tab } = await present()
    tab.send({ type: 'status', status })
    await tab.next('status')
    await ping(id)
    await runAlarmAfter(id, 31 * SECOND)
    expect(await seenAt(id)).not.toBeNull()
  })

  test('goes with a tab that fell silent', async () => {
    const { id } = await present()
    await runAlarmAfter(id, MINUTE)
    await runAlarmAfter(id, 30 * SECOND)
    expect(await seenAt(id)).toBeNull()
  })

  test('goes after the hub itself was torn down with its sockets', async () => {
    const { id } = await present()
    await runInDurableObject(hubOf(id), (_, state) => state.abort()).catch(() => {})
    await runAlarmAfter(id, MINUTE)
    await runAlarmAfter(id, 30 * SECOND)
    expect(await seenAt(id)).toBeNull()
  })

  test('is written again after an hour, by the hub that is awake anyway', async () => {
    const { id } = await present()
    const look = async (milliseconds: number) => {
      pass(milliseconds)
      await ping(id)
      await runDurableObjectAlarm(hubOf(id))
    }
    await look(HOUR - SECOND)
    await look(SECOND - 1)
    expect(await seenAt(id)).toBe(START + SECOND)
    await look(MINUTE)
    await look(SECOND)
    expect(await seenAt(id)).toBe(Date.now())
  })

  test('is written for nobody who is not there any more', async () => {
    const id = await newMember()
    await Tab.open(id)
    await db.delete(users).where(eq(users.id, id))
    await runAlarmAfter(id, SECOND)
    expect(await seenAt(id)).toBeNull()
  })
})

describe('a database that fails', () => {
  const STATEMENTS = { coming: /INSERT INTO .*online_members/i, going: /delete from .*online_members/i }
  /** The hubs of a test share its bindings. */
  function failing(when: 'before' | 'after', statement: RegExp) {
    const faulty = faultyDatabase()
    faulty.fail(when, statement)
    const real = env.DB.prepare.bind(env.DB)
    // What it stands in front of is asked by the same name.
    let isAsking = false
    vi.spyOn(env.DB, 'prepare').mockImplementation((sql) => {
      if (isAsking) return real(sql)
      isAsking = true
      try {
        return faulty.DB.prepare(sql)
      } finally {
        isAsking = false
      }
    })
    return faulty
  }

  test.each(['before', 'after'] as const)(
    '%s it noted who came: the socket stands, and it is noted a little later',
    async (when) => {
      const id = await newMember()
      const faulty = failing(when, STATEMENTS.coming)
      const tab = await Tab.open(id)
      await tab.next('ready')
      await runAlarmAfter(id, SECOND)
      expect([faulty.failures(), tab.isOpen]).toEqual([1, true])
      await runAlarmAfter(id, 5 * SECOND)
      expect(await seenAt(id)).toBe(Date.now())
    },
  )

  test.each(['before', 'after'] as const)('%s it noted who went: it is noted a little later', async (when) => {
    const { id, tab } = await present()
    const faulty = failing(when, STATEMENTS.going)
    await leave(id, tab)
    await runAlarmAfter(id, 30 * SECOND)
    expect(faulty.failures()).toBe(1)
    await runAlarmAfter(id, 5 * SECOND)
    expect(await seenAt(id)).toBeNull()
  })

  test.each(['before', 'after'] as const)(
    '%s it noted who went, and who is back by now: they are here',
    async (when) => {
      const { id, tab } = await present()
      const faulty = failing(when, STATEMENTS.going)
      await leave(id, tab)
      await runAlarmAfter(id, 30 * SECOND)
      expect(faulty.failures()).toBe(1)
      await Tab.open(id)
      await runAlarmAfter(id, 5 * SECOND)
      expect(await seenAt(id)).toBe(Date.now())
    },
  )
})

describe('who is told', () => {
  const isOnline = async (viewerId: string, id: string) => {
    const [row] = await db
      .select({ isOnline: onlineColumn(viewerId) })
      .from(users)
      .where(eq(users.id, id))
    const listed = await db.select({ id: users.id }).from(users).where(isOnlineFor(viewerId))
    expect(listed.some((one) => one.id === id)).toBe(row!.isOnline)
    return row!.isOnline
  }
  const RELATE = {
    nobody: async () => {},
    connection: (viewer: string, seen: string) => connect({ id: viewer }, { id: seen }),
    asking: async (viewer: string, seen: string) => {
      await connect({ id: viewer }, { id: seen })
      await updateRows(connections, { requesterId: viewer }, { status: 'requested' })
    },
    blocking: (viewer: string, seen: string) => db.insert(blocks).values({ blockerId: viewer, blockedId: seen }),
    blocked: (viewer: string, seen: string) => db.insert(blocks).values({ blockerId: seen, blockedId: viewer }),
  }
  const CASES = PRESENCE_VISIBILITIES.flatMap((visibility) =>
    (Object.keys(RELATE) as (keyof typeof RELATE)[]).map((relation) => [visibility, relation] as const),
  )

  test.each(CASES)('of one whose presence is open to %s: a viewer who is %s', async (visibility, relation) => {
    const isTold = {
      everyone: relation !== 'blocking' && relation !== 'blocked',
      connections: relation === 'connection',
      nobody: false,
    }[visibility]
    // In both orders of their ids, since a connection is kept by the smaller one.
    for (const prefix of ['0', 'z']) {
      const { id } = await present({ presenceVisibility: visibility })
      const viewer = await newMember({ id: `${prefix}-${crypto.randomUUID()}` })
      await RELATE[relation](viewer, id)
      expect(await isOnline(viewer, id)).toBe(isTold)
      // The rule of the hubs.
      expect((await listPresenceVisible(db, viewer, [id])).has(id)).toBe(isTold)
    }
  })

  test('of one whose page is open to connections, those alone are told, by lists and by hubs', async () => {
    for (const presenceVisibility of ['everyone', 'connections'] as const) {
      const { id } = await present({ presenceVisibility, profileVisibility: 'connections' })
      const [stranger, friend] = [await newMember(), await newMember()]
      await RELATE.connection(friend, id)
      for (const [viewer, isTold] of [
        [stranger, false],
        [friend, true],
      ] as const) {
        expect(await isOnline(viewer, id)).toBe(isTold)
        expect((await listPresenceVisible(db, viewer, [id])).has(id)).toBe(isTold)
      }
    }
  })

  test('of one who hasn’t answered who may see them no one is told', async () => {
    const { id } = await present({ presenceVisibility: 'everyone', profileVisibility: 'undecided' })
    const [stranger, friend] = [await newMember(), await newMember()]
    await RELATE.connection(friend, id)
    for (const viewer of [stranger, friend]) {
      expect(await isOnline(viewer, id)).toBe(false)
      expect((await listPresenceVisible(db, viewer, [id])).has(id)).toBe(false)
    }
  })

  test('nobody but themself is told of a member who is away; who is not here is not shown', async () => {
    const [{ id: away }, { id: here }, viewer, gone] = [
      await present({ presenceVisibility: 'nobody' }),
      await present(),
      await newMember(),
      await newMember(),
    ]
    expect([await isOnline(away, away), await isOnline(viewer, away)]).toEqual([true, false])
    await updateMember(here, { isActive: false })
    expect([await isOnline(viewer, here), await isOnline(viewer, gone)]).toEqual([false, false])
  })

  test('a row that no hub wrote again for two hours says nothing, and is swept', async () => {
    const [{ id }, viewer] = [await present(), await newMember()]
    await connect({ id: viewer }, { id })
    pass(2 * HOUR - 1)
    expect(await isOnline(viewer, id)).toBe(true)
    await sweep(env)
    expect(await seenAt(id)).not.toBeNull()
    pass(1)
    expect(await isOnline(viewer, id)).toBe(false)
    await sweep(env)
    expect(await seenAt(id)).toBeNull()
  })
})

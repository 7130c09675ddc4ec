import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { putMemberAway } from '~/data/accounts/account.server'
import { listEvents, readEventPage } from '~/data/events/event-lists.server'
import { insertBlock } from '~/data/members/blocks-and-mutes.server'
import { listNotices } from '~/data/notifications/notification-list.server'
import { deleteWholeMember } from '~/data/whole-member/whole-member.server'
import { changeEvent, createEvent } from '~/features/events/event-form.server'
import { answerEvent, countComingEvents } from '~/features/events/events.server'
import { remindGuests } from '~/platform/notifications/scheduled-notices.server'
import { createDatabase } from '../../drizzle/client'
import { events } from '../../drizzle/schema/events'
import { eventCountsAreTrue, guestsOf, newEvent, noticesOf, plan, planOf, rowOfEvent, worldOf } from './events'
import { updateMember } from './members'
import { updateRows } from './rows'
import { type Fault, failingBatch, viewer, worldWith } from './verbs'

vi.setConfig({ testTimeout: 60_000 })

const db = createDatabase(env.DB)
const HOUR = 3_600_000
const DAY = 24 * HOUR

type Member = Awaited<ReturnType<typeof viewer>>
const send = async (member: Member, fields: Record<string, string>, bindings: object = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return (await answerEvent(worldOf(member, bindings), form)).answer
}
const register = (member: Member, id: string, bindings = {}) => send(member, { intent: 'register', id }, bindings)
const leave = (member: Member, id: string, bindings = {}) => send(member, { intent: 'leave', id }, bindings)
const cancel = (member: Member, id: string, note = '') => send(member, { intent: 'cancel', id, note })
const several = (count: number) => Promise.all(Array.from({ length: count }, () => viewer()))
const change = async (host: Member, id: string, changed: Parameters<typeof plan>[0]) =>
  changeEvent(worldWith(), host.viewer, { id, plan: { ...(await planOf(id)), ...changed }, now: new Date() })

describe('places', () => {
  test('of fifty who register at once exactly as many go as there are places, the others wait in their order', async () => {
    const host = await viewer()
    const id = await newEvent(host, { capacity: 20 })
    const guests = await several(50)
    const answers = await Promise.all(guests.map((guest) => register(guest, id)))
    expect(answers.filter((answer) => answer.done && answer.state === 'going')).toHaveLength(20)
    expect(answers.filter((answer) => answer.done && answer.state === 'waiting')).toHaveLength(30)
    const rows = await guestsOf(id)
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    expect(rows.map(({ state }) => state)).toEqual([...Array(20).fill('going'), ...Array(30).fill('waiting')])
    await eventCountsAreTrue(id)
  })

  test('while half of them leave at once, as many who wait move up, and each of these is told once', async () => {
    const host = await viewer()
    const id = await newEvent(host, { capacity: 10 })
    const guests = await several(30)
    for (const guest of guests) await register(guest, id)
    await Promise.all(guests.slice(0, 5).flatMap((guest) => [leave(guest, id), leave(guest, id)]))
    const rows = await guestsOf(id)
    expect(rows.filter(({ state }) => state === 'going').map(({ userId }) => userId)).toEqual(
      guests.slice(5, 15).map((guest) => guest.id),
    )
    await eventCountsAreTrue(id)
    for (const guest of guests.slice(10, 15)) expect(await noticesOf(guest.id)).toEqual(['event_place'])
    for (const guest of guests.slice(15)) expect(await noticesOf(guest.id)).toEqual([])
  })

  test('the same registration again is one, and keeps its place in the row', async () => {
    const [host, one, two] = await several(3)
    const id = await newEvent(host!, { capacity: 1 })
    expect(await register(one!, id)).toEqual({ done: true, state: 'going' })
    expect(await register(two!, id)).toEqual({ done: true, state: 'waiting' })
    expect(await Promise.all([register(one!, id), register(two!, id)])).toEqual([
      { done: true, state: 'going' },
      { done: true, state: 'waiting' },
    ])
    expect(await guestsOf(id)).toHaveLength(2)
  })

  test('places that are added go to who waits; fewer than are taken there cannot be', async () => {
    const [host, ...guests] = await several(5)
    const id = await newEvent(host!, { capacity: 1 })
    for (const guest of guests) await register(guest, id)
    expect(await change(host!, id, { capacity: 3 })).toEqual({ id })
    expect((await guestsOf(id)).map(({ state }) => state)).toEqual(['going', 'going', 'going', 'waiting'])
    expect(await change(host!, id, { capacity: 2 })).toMatchObject({ problems: { capacity: 'capacity.taken' } })
    expect((await rowOfEvent(id)).capacity).toBe(3)
    expect(await change(host!, id, { capacity: null })).toEqual({ id })
    expect((await guestsOf(id)).every(({ state }) => state === 'going')).toBe(true)
    await eventCountsAreTrue(id)
  })

  test('the place of one whose account is gone is somebody’s with the next run of the clock', async () => {
    const [host, one, two] = await several(3)
    const id = await newEvent(host!, { capacity: 1 })
    await register(one!, id)
    await register(two!, id)
    await deleteWholeMember(db, one!.id)
    await remindGuests(env, { now: Date.now() })
    expect((await guestsOf(id)).map(({ userId, state }) => [userId, state])).toEqual([[two!.id, 'going']])
    expect(await noticesOf(two!.id)).toEqual(['event_place'])
    await eventCountsAreTrue(id)
  })

  test.each<Fault>(['before commit', 'after commit'])(
    'a database that fails %s leaves nothing half done',
    async (fault) => {
      const [host, one, two] = await several(3)
      const id = await newEvent(host!, { capacity: 1 })
      await register(one!, id)
      await register(two!, id)
      expect(await leave(one!, id, { DB: failingBatch(fault, 2) })).toEqual({ done: false, error: 'unexpected' })
      await eventCountsAreTrue(id)
      expect(await leave(one!, id)).toEqual({ done: true, state: 'none' })
      expect((await guestsOf(id)).map(({ userId, state }) => [userId, state])).toEqual([[two!.id, 'going']])
      expect(await noticesOf(two!.id)).toEqual(['event_place'])
      await eventCountsAreTrue(id)
    },
  )
})

describe('who may what', () => {
  test('nobody registers with themselves, across a block, with one who is away, nor for what has begun or was cancelled', async () => {
    const [host, guest, apart] = await several(3)
    const id = await newEvent(host!)
    expect(await register(host!, id)).toEqual({ done: false, error: 'host' })
    await insertBlock(db, host!.id, apart!.id)
    expect(await register(apart!, id)).toEqual({ done: false, error: 'missing' })
    const begun = await newEvent(host!, { startsAt: new Date(Date.now() - HOUR) })
    expect(await register(guest!, begun)).toEqual({ done: false, error: 'closed' })
    await cancel(host!, id)
    expect(await register(guest!, id)).toEqual({ done: false, error: 'closed' })
    const away = await viewer({ isActive: false })
    expect(await register(guest!, await newEvent(away))).toEqual({ done: false, error: 'missing' })
    expect(await register(guest!, 'no-such')).toEqual({ done: false, error: 'invalid' })
    const suspended = await viewer({ suspendedUntil: new Date(Date.now() + DAY) })
    expect(await register(suspended, await newEvent(host!))).toEqual({ done: false, error: 'suspended' })
  })

  test('only the host changes and cancels it', async () => {
    const [host, guest] = await several(2)
    const id = await newEvent(host!)
    expect(await change(guest!, id, { title: 'Taken over' })).toEqual({ refused: 'missing' })
    expect(await cancel(guest!, id)).toEqual({ done: false, error: 'missing' })
    expect(await rowOfEvent(id)).toMatchObject({ title: 'Event', state: 'planned', sequence: 0 })
  })

  test('a block takes each out of what the other hosts', async () => {
    const [host, guest] = await several(2)
    const id = await newEvent(host!)
    await register(guest!, id)
    const begun = await newEvent(host!, { startsAt: new Date(Date.now() + HOUR) })
    await register(guest!, begun)
    await updateRows(events, { id: begun }, { startsAt: new Date(Date.now() - HOUR) })
    await insertBlock(db, guest!.id, host!.id)
    expect(await guestsOf(begun)).toEqual([])
    expect(await guestsOf(id)).toEqual([])
    await eventCountsAreTrue(id)
  })

  test('guests are named to whom their profile is open, and counted for everybody', async () => {
    const [host, shown, reader] = await several(3)
    const hidden = await viewer({ profileVisibility: 'connections' })
    const id = await newEvent(host!, { link: 'https://meet.example.org/x' })
    await register(shown!, id)
    await register(hidden, id)
    const page = await readEventPage(db, reader!.id, id)
    expect(page?.going.map((member) => member.id)).toEqual([shown!.id])
    expect(page?.host).toMatchObject({ username: host!.username, fullName: host!.fullName })
    expect(page?.event).toMatchObject({ goingCount: 2, link: null, hasLink: true })
    expect((await readEventPage(db, shown!.id, id))?.event.link).toBe('https://meet.example.org/x')
    expect((await readEventPage(db, host!.id, id))?.event.link).toBe('https://meet.example.org/x')
  })

  test('a day has no more than five new events of one member, and the same one again is none', async () => {
    const host = await viewer()
    const now = new Date()
    const create = (id: string) => createEvent(worldWith(), host.viewer, { id, plan: plan(), now })
    const ids = Array.from({ length: 5 }, () => crypto.randomUUID())
    for (const id of [...ids, ...ids]) expect(await create(id)).toEqual({ id })
    expect(await create(crypto.randomUUID())).toMatchObject({ refused: 'too_many' })
    const other = await viewer()
    expect(await createEvent(worldWith(), other.viewer, { id: ids[0]!, plan: plan(), now })).toEqual({
      refused: 'missing',
    })
  })
})

describe('who goes away', () => {
  test('what a host planned is cancelled, and its guests are told; what is over stays as it was', async () => {
    const [host, guest] = await several(2)
    const ids = [await newEvent(host!), await newEvent(host!, { capacity: 1 })]
    for (const id of ids) await register(guest!, id)
    const over = await newEvent(host!, { startsAt: new Date(Date.now() - DAY), endsAt: new Date(Date.now() - HOUR) })
    const { isFirst, notified } = await putMemberAway(db, host!.id, null)
    expect([isFirst, notified.map(({ userId }) => userId)]).toEqual([true, [guest!.id, guest!.id]])
    for (const id of ids) expect(await rowOfEvent(id)).toMatchObject({ state: 'cancelled', sequence: 1 })
    expect((await rowOfEvent(over)).state).toBe('planned')
    expect(await noticesOf(guest!.id)).toEqual(['event_cancelled', 'event_cancelled'])
    expect(await putMemberAway(db, host!.id, null)).toEqual({ isFirst: false, notified: [] })
  })

  test('a guest’s place is somebody’s with the next run of the clock', async () => {
    const [host, one, two] = await several(3)
    const id = await newEvent(host!, { capacity: 1 })
    await register(one!, id)
    await register(two!, id)
    await putMemberAway(db, one!.id, null)
    await remindGuests(env, { now: Date.now() })
    expect((await guestsOf(id)).map(({ userId, state }) => [userId, state])).toEqual([[two!.id, 'going']])
    await eventCountsAreTrue(id)
  })

  test('of whom a host does not show their profile to any more, who registered sees the event still and can leave', async () => {
    const [host, guest, other] = await several(3)
    const id = await newEvent(host!)
    await register(guest!, id)
    await updateMember(host!.id, { profileVisibility: 'connections' })
    expect((await readEventPage(db, guest!.id, id))?.event.guestState).toBe('going')
    expect(await readEventPage(db, other!.id, id)).toBeNull()
    expect(await register(other!, id)).toEqual({ done: false, error: 'missing' })
    expect(await leave(guest!, id)).toEqual({ done: true, state: 'none' })
    expect(await readEventPage(db, guest!.id, id)).toBeNull()
  })

  test('a suspended host cancels without a word, and is neither listed nor reminded of', async () => {
    const startsAt = new Date(Date.now() + 30 * HOUR)
    const host = await viewer()
    const guest = await viewer()
    const tag = `held${host.id.slice(0, 8)}`
    const id = await newEvent(host, { startsAt, words: tag })
    await register(guest, id)
    const until = Date.now() + 9 * DAY
    await updateMember(host.id, { suspendedUntil: new Date(until) })
    await remindGuests(env, { now: startsAt.getTime() - HOUR / 2 })
    expect(await noticesOf(guest.id)).toEqual([])
    const query = { when: 'upcoming', isMine: false, kind: null, isOnline: null, language: null, words: [tag] } as const
    expect(await listEvents(db, { viewerId: guest.id, query, now: new Date(), after: null })).toEqual([])
    const suspended = { ...host, viewer: { ...host.viewer, suspendedUntil: new Date(until) } }
    expect(await cancel(suspended, id, 'Pay me elsewhere')).toEqual({ done: true, state: 'cancelled' })
    expect((await rowOfEvent(id)).cancelNote).toBeNull()
  })
})

describe('what guests are told', () => {
  test('a change of time or place, once each; not one of words, and not the same again', async () => {
    const [host, guest, waiting] = await several(3)
    const id = await newEvent(host!, { capacity: 1 })
    await register(guest!, id)
    await register(waiting!, id)
    const changed = { startsAt: new Date(Date.now() + 3 * DAY), endsAt: new Date(Date.now() + 3 * DAY + HOUR) }
    expect(await change(host!, id, { title: 'Other words' })).toEqual({ id })
    expect(await noticesOf(guest!.id)).toEqual([])
    expect(await change(host!, id, changed)).toEqual({ id })
    expect(await change(host!, id, changed)).toEqual({ id })
    for (const member of [guest!, waiting!]) expect(await noticesOf(member.id)).toEqual(['event_changed'])
    expect((await rowOfEvent(id)).sequence).toBe(2)
  })

  test('not of more than five moves a day: the sixth is not made', async () => {
    const host = await viewer()
    const id = await newEvent(host)
    const to = (days: number) => ({ endsAt: new Date(Date.now() + days * DAY) })
    for (const days of [2, 3, 4, 5, 6]) expect(await change(host, id, to(days))).toEqual({ id })
    expect(await change(host, id, to(7))).toMatchObject({ refused: 'too_many' })
    expect(await change(host, id, { title: 'Words are free' })).toEqual({ id })
  })

  test('that it was cancelled, with the host’s word; to cancel again changes nothing', async () => {
    const [host, guest] = await several(2)
    const id = await newEvent(host!)
    await register(guest!, id)
    expect(await cancel(host!, id, 'I fell ill')).toEqual({ done: true, state: 'cancelled' })
    expect(await cancel(host!, id, 'Other')).toEqual({ done: true, state: 'cancelled' })
    expect(await rowOfEvent(id)).toMatchObject({ state: 'cancelled', cancelNote: 'I fell ill', sequence: 1 })
    expect(await noticesOf(guest!.id)).toEqual(['event_cancelled'])
    expect(await change(host!, id, { title: 'Back' })).toEqual({ refused: 'over' })
  })

  test('a day and an hour before, once each, and again where it is put off', async () => {
    const [host, guest, waiting] = await several(3)
    const startsAt = new Date(Date.now() + 30 * HOUR)
    const id = await newEvent(host!, { capacity: 1, startsAt, endsAt: new Date(startsAt.getTime() + HOUR) })
    await register(guest!, id)
    await register(waiting!, id)
    const run = (before: number) => remindGuests(env, { now: startsAt.getTime() - before })
    await run(25 * HOUR)
    expect(await noticesOf(guest!.id)).toEqual([])
    await run(23 * HOUR)
    await run(23 * HOUR - 1000)
    await run(HOUR - 1000)
    await run(HOUR - 2000)
    expect(await noticesOf(guest!.id)).toEqual(['event_day', 'event_hour'])
    expect(await noticesOf(host!.id)).toEqual(['event_day', 'event_hour', 'guest', 'guest'])
    expect(await noticesOf(waiting!.id)).toEqual([])
    const hour = { memberId: guest!.id, after: null, limit: 50, now: new Date(startsAt.getTime() + 1) }
    expect(await listNotices(db, hour)).toEqual([])
    const later = new Date(startsAt.getTime() + 10 * DAY)
    await change(host!, id, { startsAt: later, endsAt: new Date(later.getTime() + HOUR) })
    await remindGuests(env, { now: later.getTime() - 23 * HOUR })
    // What spoke of the old time does not stand any more.
    expect(await noticesOf(guest!.id)).toEqual(['event_changed', 'event_day'])
  })

  test('nothing of what they left, or what its host does not show any more', async () => {
    const [host, guest] = await several(2)
    const id = await newEvent(host!)
    await register(guest!, id)
    await change(host!, id, { startsAt: new Date(Date.now() + 2 * DAY) })
    expect(await noticesOf(guest!.id)).toEqual(['event_changed'])
    await leave(guest!, id)
    expect(await noticesOf(guest!.id)).toEqual([])
  })
})

describe('the list', () => {
  const found = async (reader: Member, query: Partial<Parameters<typeof listEvents>[1]['query']>) => {
    const all = {
      when: 'upcoming',
      isMine: false,
      kind: null,
      isOnline: null,
      language: null,
      words: [],
      ...query,
    } as const
    const rows = await listEvents(db, { viewerId: reader.id, query: all, now: new Date(), after: null })
    return rows.map(({ title }) => title)
  }

  test('shows what fits, the next first; what is over apart; what was cancelled only to whom it concerns', async () => {
    const [host, reader] = await several(2)
    const at = (days: number) => ({
      startsAt: new Date(Date.now() + days * DAY),
      endsAt: new Date(Date.now() + days * DAY + HOUR),
    })
    const tag = `list${host!.id.slice(0, 8)}`
    const make = (title: string, days: number, more: Parameters<typeof plan>[0] = {}) =>
      newEvent(host!, { title, words: `${tag} ${title}`, ...at(days), ...more })
    await make('later', 9, { kind: 'circle' })
    await make('sooner', 3, { kind: 'workshop', language: 'ru' })
    await make('past', -3)
    const off = await make('off', 5)
    await register(reader!, off)
    await cancel(host!, off)
    expect(await found(reader!, { words: [tag] })).toEqual(['sooner', 'later'])
    // The tab of Explore counts what its link shows.
    const counted = (q: string) => countComingEvents(worldOf(reader!), reader!.viewer, q)
    expect(await counted(tag)).toEqual({ count: 2, isMore: false })
    expect(await counted(`${tag} sooner`)).toEqual({ count: 1, isMore: false })
    expect(await found(reader!, { words: [tag], kind: 'circle' })).toEqual(['later'])
    expect(await found(reader!, { words: [tag], language: 'ru' })).toEqual(['sooner'])
    expect(await found(reader!, { words: [tag], isOnline: false })).toEqual([])
    expect(await found(reader!, { words: [tag, 'sooner'] })).toEqual(['sooner'])
    expect(await found(reader!, { words: [tag], when: 'past' })).toEqual(['past'])
    expect(await found(reader!, { isMine: true })).toEqual(['off'])
    expect(await found(host!, { isMine: true })).toEqual(['sooner', 'off', 'later'])
    await insertBlock(db, reader!.id, host!.id)
    expect(await found(reader!, { words: [tag] })).toEqual([])
  })
})

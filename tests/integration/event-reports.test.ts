import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { putMemberAway } from '~/data/accounts/account.server'
import { findEvent, listEvents } from '~/data/events/event-lists.server'
import { insertBlock } from '~/data/members/blocks-and-mutes.server'
import { writeAppeal } from '~/data/moderation/appeals.server'
import { findSubject, listCaseDetails, listOpenSubjects } from '~/data/moderation/cases.server'
import { listNotices } from '~/data/notifications/notification-list.server'
import { changeEvent } from '~/features/events/event-form.server'
import { answerEvent } from '~/features/events/events.server'
import { type ActForm, act } from '~/features/moderation/act.server'
import { openNotification } from '~/features/notifications/notifications.server'
import { reportThing } from '~/features/reports/reports.server'
import { remindGuests } from '~/platform/notifications/scheduled-notices.server'
import { eventGuests, events as eventsTable } from '../../drizzle/schema/events'
import { appeals, moderationActions, reports } from '../../drizzle/schema/moderation'
import { notifications } from '../../drizzle/schema/notifications'
import { guestsOf, newEvent, noticesOf, planOf, worldOf } from './events'
import { countRows, insertRow, storedRows, storedValue, updateRows } from './rows'
import { actionsOn, DAY, db, established, stateOf } from './things'
import { asViewer, viewer, worldWith } from './verbs'

vi.setConfig({ testTimeout: 60_000 })

const world = worldWith()
type Member = Awaited<ReturnType<typeof viewer>>

const report = (reporter: Member, id: string) =>
  reportThing(world, reporter.viewer, {
    kind: 'event',
    id,
    reason: 'spam',
    note: '',
    conversation: undefined,
    consent: undefined,
  })
const register = async (guest: Member, id: string) => {
  const form = new FormData()
  form.set('intent', 'register')
  form.set('id', id)
  return (await answerEvent(worldOf(guest), form)).answer
}
const moderator = () => viewer({ role: 'moderator' })
/** Somebody who has been here for long enough for their reports to hide things. */
const trusted = async () => {
  const row = await established()
  return { ...row, viewer: asViewer(row) }
}
const lastOn = async (memberId: string) =>
  (await storedRows(moderationActions, { memberId }, { columns: ['id'], orderBy: ['created_at', 'rowid'] })).at(-1)
    ?.id ?? ''
/** What a moderator does about an event by the form of the room; its id. */
async function doTo(judge: Member, host: Member, id: string, intent: 'hide' | 'restore' | 'dismiss') {
  const form = { intent, act: crypto.randomUUID(), kind: 'event', subject: id, seen: await lastOn(host.id), note: '' }
  return { id: form.act, done: await act(world, judge.viewer, form as ActForm) }
}
const upcoming = (reader: Member, isMine = false) =>
  listEvents(db, {
    viewerId: reader.id,
    query: { when: 'upcoming', isMine, kind: null, isOnline: null, language: null, words: [] },
    now: new Date(),
    after: null,
  })

test('an event is reported once by whoever sees it, with its words, and by nobody else', async () => {
  const [host, reader, blocked] = [await viewer(), await viewer(), await viewer()]
  const id = await newEvent(host, { title: 'Quick money', description: 'Send first' })
  await insertBlock(db, host.id, blocked.id)
  const closed = await newEvent(await viewer({ profileVisibility: 'connections' }))
  for (const [who, what] of [
    [host, id],
    [blocked, id],
    [reader, closed],
    [reader, crypto.randomUUID()],
  ] as const)
    expect(await report(who, what)).toEqual({ done: false, reason: 'missing' })
  for (let turn = 0; turn < 2; turn++) expect(await report(reader, id)).toMatchObject({ done: true })
  const results = await storedRows(reports, { subjectId: id }, { columns: ['copy', 'status', 'member_id'] })
  expect(results).toEqual([{ copy: 'Quick money\n\nSend first', status: 'open', member_id: host.id }])
})

test('three established members hide an event, once; its host sees it and objects, everybody else has lost it', async () => {
  const [host, guest] = [await viewer(), await viewer()]
  const id = await newEvent(host, { startsAt: new Date(Date.now() + DAY / 4) })
  await register(guest, id)
  const reporters = await Promise.all(Array.from({ length: 4 }, trusted))
  await Promise.all(reporters.map((reporter) => report(reporter, id)))
  expect(await stateOf('events', id)).toBe('hidden')
  expect(await actionsOn(host.id)).toEqual(['auto_hide'])

  for (const who of [guest, reporters[0]!]) expect(await findEvent(db, who.id, id)).toBeNull()
  expect((await upcoming(guest)).map((event) => event.id)).not.toContain(id)
  expect((await upcoming(guest, true)).map((event) => event.id)).not.toContain(id)
  expect((await upcoming(host, true)).map((event) => [event.id, event.state])).toEqual([[id, 'hidden']])
  expect((await findEvent(db, host.id, id))?.event.state).toBe('hidden')
  // Nobody comes any more, nothing reminds of it, and its host does not change it.
  expect(await register(await viewer(), id)).toMatchObject({ done: false })
  await remindGuests(env, { now: Date.now() })
  // Who registered knows that it is hidden, and nothing more of it.
  expect(await noticesOf(guest.id)).toEqual(['event_hidden'])
  const changed = { id, plan: { ...(await planOf(id)), title: 'Other' }, now: new Date() }
  expect(await changeEvent(world, host.viewer, changed)).toEqual({ refused: 'over' })

  // The host is told, and where it leads the event stands.
  const [notice] = await listNotices(db, { memberId: host.id, after: null, limit: 20, now: new Date() })
  expect(notice).toMatchObject({ kind: 'moderation', action: 'auto_hide', subject: 'event', eventId: id })
  expect(await openNotification(world, host.viewer, { id: notice!.id, since: null })).toBe(`/app/events/${id}`)
})

test('a moderator reads, hides and shows again; what came meanwhile is as it was', async () => {
  const [host, guest, judge] = [await viewer(), await viewer(), await moderator()]
  const id = await newEvent(host, { title: 'Talk', link: 'https://talk.example/x' })
  await register(guest, id)
  await report(await viewer(), id)
  const queue = await listOpenSubjects(db, { moderatorId: judge.id, after: null, limit: 100 })
  expect(queue).toContainEqual(expect.objectContaining({ kind: 'event', id, memberId: host.id }))
  const subject = await findSubject(db, judge.id, 'event', id)
  const { events } = await listCaseDetails(db, [subject!], new Date())
  expect(events).toMatchObject([{ id, title: 'Talk', link: 'https://talk.example/x', state: 'planned' }])

  const waiting = await viewer()
  await insertRow(eventGuests, {
    eventId: id,
    userId: waiting.id,
    state: 'waiting',
    position: 9,
    registeredAt: new Date(1),
  })
  const apart = await viewer()
  await register(apart, id)
  await insertBlock(db, apart.id, host.id)
  const hidden = await doTo(judge, host, id, 'hide')
  expect(hidden.done).toBe(true)
  // Said once, also where it is hidden that is hidden; to nobody across a block.
  expect((await doTo(judge, host, id, 'hide')).done).toBe(true)
  for (const who of [guest, waiting]) expect(await noticesOf(who.id)).toEqual(['event_hidden'])
  expect(await noticesOf(apart.id)).toEqual([])
  const [notice] = await listNotices(db, { memberId: guest.id, after: null, limit: 20, now: new Date() })
  expect(notice).toMatchObject({ kind: 'event_hidden', eventId: id, text: 'Talk' })
  expect(await openNotification(world, guest.viewer, { id: notice!.id, since: null })).toBe('/app/events?mine=1')
  expect(await stateOf('events', id)).toBe('hidden')
  expect(await countRows(reports, { subjectId: id, status: 'upheld' })).toBe(1)
  expect((await doTo(judge, host, id, 'restore')).done).toBe(true)
  expect((await doTo(judge, host, id, 'restore')).done).toBe(false)
  expect(await stateOf('events', id)).toBe('planned')
  // What no longer holds is not listed; that it is back is, and leads there.
  expect(await noticesOf(guest.id)).toEqual(['event_shown'])
  expect(await noticesOf(waiting.id)).toEqual(['event_place', 'event_shown'])
  expect(await countRows(notifications, { userId: guest.id, kind: 'event_hidden' })).toBe(1)
  const [shown] = await listNotices(db, { memberId: guest.id, after: null, limit: 20, now: new Date() })
  expect(await openNotification(world, guest.viewer, { id: shown!.id, since: null })).toBe(`/app/events/${id}`)
  expect((await guestsOf(id)).map(({ userId }) => userId)).toContain(guest.id)
  expect(await findEvent(db, guest.id, id)).not.toBeNull()
  // A moderator's word stands against any number of reports, until the host changes it.
  for (let turn = 0; turn < 3; turn++) await report(await trusted(), id)
  expect(await stateOf('events', id)).toBe('planned')
})

test('a granted objection shows the event again', async () => {
  const [host, guest, judge] = [await viewer(), await viewer(), await moderator()]
  const id = await newEvent(host)
  await register(guest, id)
  const hidden = await doTo(judge, host, id, 'hide')
  await writeAppeal(db, { memberId: host.id, actionId: hidden.id, content: 'It is true', now: new Date() })
  const appeal = await storedValue(appeals, 'id', { actionId: hidden.id })
  const form = { intent: 'grant_appeal', act: crypto.randomUUID(), appeal: appeal!, note: 'So it is' } as ActForm
  expect(await act(world, judge.viewer, form)).toBe(true)
  expect(await stateOf('events', id)).toBe('planned')
  expect(await noticesOf(guest.id)).toEqual(['event_shown'])
})

test('of an event that is over no guest is told that it was hidden', async () => {
  const [host, guest, judge] = [await viewer(), await viewer(), await moderator()]
  const id = await newEvent(host)
  await register(guest, id)
  await updateRows(eventsTable, { id }, { startsAt: new Date(1), endsAt: new Date(2) })
  expect((await doTo(judge, host, id, 'hide')).done).toBe(true)
  expect(await countRows(notifications, { userId: guest.id })).toBe(0)
})

test('what was cancelled is not hidden, nor planned again by showing it', async () => {
  const [host, judge] = [await viewer(), await moderator()]
  const id = await newEvent(host)
  await report(await viewer(), id)
  await updateRows(eventsTable, { id }, { state: 'cancelled' })
  expect((await doTo(judge, host, id, 'hide')).done).toBe(false)
  expect((await doTo(judge, host, id, 'restore')).done).toBe(false)
  expect((await doTo(judge, host, id, 'dismiss')).done).toBe(true)
  expect(await stateOf('events', id)).toBe('cancelled')
})

test('a host is told who registers, together, for as long as they come; nobody is named whose profile is closed', async () => {
  const [host, one, other] = [await viewer(), await viewer(), await viewer()]
  const closed = await viewer({ profileVisibility: 'connections' })
  const id = await newEvent(host, { title: 'Circle of five', capacity: 1 })
  for (const guest of [one, other, closed, one]) await register(guest, id)
  const told = async () =>
    (await listNotices(db, { memberId: host.id, after: null, limit: 20, now: new Date() })).map(
      ({ kind, groupKey, actorId, text }) => [kind, groupKey, actorId, text],
    )
  const line = (guest: Member) => ['guest', `guest:${id}`, guest.id, 'Circle of five']
  expect(new Set(await told())).toEqual(new Set([line(one), line(other)]))
  const form = new FormData()
  form.set('intent', 'leave')
  form.set('id', id)
  await answerEvent(worldOf(other), form)
  expect(await told()).toEqual([line(one)])
  await register(other, id)
  expect(await countRows(notifications, { userId: host.id, kind: 'guest' })).toBe(2)
  await insertBlock(db, host.id, one.id)
  expect(await told()).toEqual([line(other)])
})

test('where a cancelled event’s host is away its notice leads to what else there is', async () => {
  const [host, guest] = [await viewer(), await viewer()]
  const id = await newEvent(host)
  await register(guest, id)
  await putMemberAway(db, host.id, null)
  const [notice] = await listNotices(db, { memberId: guest.id, after: null, limit: 20, now: new Date() })
  expect(notice).toMatchObject({ kind: 'event_cancelled', eventId: id })
  expect(await findEvent(db, guest.id, id)).toBeNull()
  expect(await openNotification(world, guest.viewer, { id: notice!.id, since: null })).toBe('/app/events?mine=1')
})

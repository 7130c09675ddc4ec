import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { type PrivacySettings, type ProfileAccess, type Relation, resolveAccess } from '~/domain/membership/visibility'
import { deleteDueMembers } from '~/platform/account/delete-member.server'
import { revealMatches } from '~/platform/notifications/scheduled-notices.server'
import { deliverPushes } from '~/platform/push/deliver-pushes.server'
import type { Bindings } from '~/platform/server/env.server'
import { createDatabase } from '../../drizzle/client'
import { STARTER_INSIGHTS } from '../../drizzle/insights/starter-insights'
import { hdInsights } from '../../drizzle/schema/insights'
import { loveInterests } from '../../drizzle/schema/love'
import { notifications } from '../../drizzle/schema/notifications'
import { sendOut } from '../../workers/site/crons'
import { BIRTH, idOf, type Member, registered, rowOf } from './account'
import { dataPath } from './built-routes'
import { connect } from './feed-world'
import { EVENT_FORM, settings } from './member-forms'
import { updateMember } from './members'
import { makeDue } from './object-storage'
import { NOTIFICATIONS_TAB, push, SCRIPT, subscribe, VAPID_KEY } from './push-world'
import { shiftInstant, storedRows, updateColumns } from './rows'
import { begin } from './two-who-write'
import { Visitor } from './visitor'

const HOUR = 3_600_000
const site = env as unknown as Bindings

/** Who looks. The viewer has every tie to every member below; the unrelated member has what is public in common with them. */
export const WALKERS = ['viewer', 'unrelated', 'visitor'] as const
export type Walker = (typeof WALKERS)[number]

type Subject = {
  /** What the member is to the viewer after closing; `member` where it isn't said. */
  toViewer?: Relation
  /** What they choose in their privacy settings; everything is open where it isn't said. */
  privacy?: Record<string, string>
  renames?: true
  leaves?: 'deactivate' | 'delete' | 'gone'
  suspended?: true
  mutedByViewer?: true
}

const CLOSED = { profile_visibility: 'connections', chart_visibility: 'private' }

/** The members of the world, by what each does after all ties were made while everything was open. */
const SUBJECTS = {
  open: {},
  core: { privacy: { chart_detail: 'core', birth_visibility: 'only_me' } },
  chartless: { privacy: { chart_visibility: 'private', birth_visibility: 'only_me' } },
  community: { privacy: { profile_visibility: 'community' } },
  closed: { privacy: CLOSED, renames: true },
  muted: { privacy: CLOSED, renames: true, mutedByViewer: true },
  friend: {
    privacy: { profile_visibility: 'connections', chart_visibility: 'connections', birth_visibility: 'connections' },
    toViewer: 'connection',
  },
  blocked: { toViewer: 'blocked', renames: true },
  blocking: { toViewer: 'blocked', renames: true },
  renamed: { renames: true },
  suspended: { suspended: true },
  away: { leaves: 'deactivate' },
  leaving: { leaves: 'delete' },
  gone: { leaves: 'gone' },
} as const satisfies Record<string, Subject>
export type SubjectName = keyof typeof SUBJECTS
export const SUBJECT_NAMES = Object.keys(SUBJECTS) as SubjectName[]
const subjectOf = (name: SubjectName): Subject => SUBJECTS[name]

const OPEN = {
  ...{ profile_visibility: 'everyone', chart_visibility: 'everyone', chart_detail: 'gates' },
  ...{ birth_visibility: 'everyone', birth_confirmed: 'on', presence_visibility: 'everyone' },
}

/**
 * Strings that occur only in one member's data. Letters only, so that markup, JSON and URLs don't escape them. `was…` are names before
 * a change.
 */
const wordsOf = (name: SubjectName) => ({
  given: `Gia${name}`,
  family: `Fam${name}`,
  username: `han_${name}`,
  wasGiven: `Nel${name}`,
  wasFamily: `Orr${name}`,
  wasUsername: `was_${name}`,
  town: `Tow${name}`,
  bio: `Bio${name}`,
  photo: `pix${name}`,
  birthTown: `Bor${name}`,
})
export type Words = ReturnType<typeof wordsOf> & { birthUtc: string; designUtc: string; moon: string }
/** Search terms that find all of these members by prefix. */
export const SOUGHT = ['gia', 'fam', 'han', 'tow', 'bio', 'nel', 'orr', 'was']

/** Calls the site directly, because requests through the test's binding get slower and slower. */
const browser = () => new Visitor({ site: {} })

/** Sends a form that must succeed, as a script does, so that no page is loaded after it. */
async function act({ visitor }: Pick<Member, 'visitor'>, path: string, fields: Record<string, string>) {
  const response = await visitor.post(dataPath(path), fields, SCRIPT)
  const body = await response.text()
  if (response.status >= 400) throw new Error(`${path} ${JSON.stringify(fields)}: ${response.status} ${body}`)
}

type Called = { given: string; family: string; username: string }

const personal = (
  member: Member,
  { given, family, username }: Called,
  { town, bio }: { town: string; bio: string },
) => ({
  ...{ intent: 'save', full_name: `${given} ${family}`, username, email: member.account.email },
  ...{ location: town, bio: `A word on ${bio}` },
})

/** A member with a chart that is open to everyone, who takes part in Love Compatibility. */
async function newMember(change: Record<string, string>) {
  const member = await registered({ ...BIRTH, intent: 'birth', ...change }, browser())
  expect(member.row?.hd_data_calculated).toBe(1)
  await updateMember(idOf(member), { emailConfirmedAt: new Date(1) })
  await act(member, settings('privacy'), { intent: 'save', ...OPEN })
  await act(member, '/resources/love', { intent: 'show', adult: 'on', consent: 'on' })
  return member
}

async function newSubject(name: SubjectName, referralCode: string, year: number) {
  const told = wordsOf(name)
  const before = { given: told.wasGiven, family: told.wasFamily, username: told.wasUsername }
  const called = subjectOf(name).renames ? before : told
  const member = await newMember({
    ...{ full_name: `${called.given} ${called.family}`, username: called.username, email: `${name}@subject.example` },
    ...{ birth_date: `${year}-03-17`, birth_city: told.birthTown, birth_country: 'Freedonia', referralCode },
  })
  await act(member, settings('personal'), personal(member, called, told))
  const photo = `/avatars/${told.photo}/avatar_1700000000000.webp`
  await updateMember(idOf(member), { avatarUrl: photo })
  const words: Words = { ...told, ...chartWords(member) }
  return { name, member, words, username: called.username, ids: { post: '', event: '', conversation: '', link: '' } }
}
type MadeSubject = Awaited<ReturnType<typeof newSubject>>

async function host(member: Member) {
  const startsAt = new Date(Date.now() + 30 * HOUR).toISOString()
  const form = {
    ...EVENT_FORM,
    id: crypto.randomUUID(),
    title: 'An evening',
    description: 'Come along',
    start_date: startsAt.slice(0, 10),
  }
  await act(member, '/app/events/new', form)
  return form.id
}

async function write(member: Member) {
  const id = crypto.randomUUID()
  const form = { intent: 'create', id, content: 'Something to read', tags: 'walked', visibility: 'public' }
  await act(member, '/resources/posts', form)
  return id
}

const EVERY_ENTRY = { sun: 'on', phases: 'on', stations: 'on', cycles: 'on', events: 'on' }

async function subscribeToCalendar({ visitor }: Member) {
  const response = await visitor.post('/app/insights/calendar', { intent: 'create', ...EVERY_ENTRY })
  const [, file] = /\/calendar\/([0-9a-f]{64}\.ics)/.exec(await response.text()) ?? []
  if (!file) throw new Error(`No calendar: ${response.status}`)
  return file
}

async function addPrivateChart(member: Member) {
  const id = crypto.randomUUID()
  const form = { ...BIRTH, id, birth_date: '2009-10-30', name: 'A child', consent: 'on', intent: 'save' }
  await act(member, '/app/connections/private/new', form)
  return id
}

async function shareChart({ visitor }: Member, id: string) {
  const response = await visitor.post(`/app/connections/private/${id}`, { intent: 'make-link', days: '30' })
  const [, token] = /\/c\/([0-9a-f]{64})/.exec(await response.text()) ?? []
  if (!token) throw new Error(`No link: ${response.status}`)
  return token
}

async function addInsight() {
  const [insight] = STARTER_INSIGHTS
  if (!insight) throw new Error('No insight to read')
  await createDatabase(env.DB).insert(hdInsights).values(insight)
  return insight.subject
}

const comment = (member: Member, post: string) =>
  act(member, '/resources/comments', { intent: 'create', id: crypto.randomUUID(), post, content: 'So it is' })

const say = ({ visitor }: Member, conversation: string) =>
  visitor.ask('POST', `/api/conversations/${conversation}/messages`, {
    clientId: crypto.randomUUID(),
    content: 'Good morning',
  })

/** What the viewer and the unrelated member have that the others tie themselves to. */
type Owned = {
  post: string
  lastPost: string
  event: string
  strangersPost: string
  /** The name of a calendar's file, which is a secret of the viewer. */
  feed: string
  privateChart: string
  /** Six of the viewer's, that one first. */
  privateCharts: string[]
  /** The token of the link to it. */
  link: string
  insight: string
}

/** Makes every tie there is between a member and the viewer, and some with the unrelated member. */
async function tie(viewer: Member, unrelated: Member, subject: MadeSubject, own: Owned, place: number) {
  const { name, member, username, ids } = subject
  const viewerName = viewer.account.username
  await act(member, '/resources/follows', { username: viewerName, state: 'following' })
  await act(member, '/resources/follows', { username: unrelated.account.username, state: 'following' })
  await act(viewer, '/resources/follows', { username, state: 'following' })
  ids.post = await write(member)
  await comment(member, own.post)
  await comment(member, own.strangersPost)
  await comment(viewer, ids.post)
  await act(member, '/resources/likes', { post: own.post, state: 'liked' })
  await act(viewer, '/resources/likes', { post: ids.post, state: 'liked' })
  ids.event = await host(member)
  ids.link = await shareChart(member, await addPrivateChart(member))
  await act(viewer, '/resources/events', { intent: 'register', id: ids.event })
  await act(member, '/resources/events', { intent: 'register', id: own.event })
  ids.conversation = await begin(member.visitor, viewerName)
  for (const sender of [member, viewer]) expect((await say(sender, ids.conversation)).status).toBe(200)
  // Half of them ask to connect, the others are asked.
  const [asking, asked] = place % 2 ? [member, viewerName] : [viewer, username]
  await act(asking, '/resources/connections', { intent: 'request', username: asked, note: 'We met' })
  if (subjectOf(name).toViewer === 'connection') {
    const [answering, answered] = asking === viewer ? [member, viewerName] : [viewer, username]
    await act(answering, '/resources/connections', { intent: 'accept', username: answered })
  }
  for (const intent of ['like', 'open']) await act(viewer, '/resources/love', { intent, username })
  await act(viewer, '/resources/reports', { kind: 'member', id: username, reason: 'other', note: 'Looked at' })
  if (subjectOf(name).mutedByViewer) await act(viewer, '/resources/mutes', { intent: 'mute', username, days: 'always' })
}

/** What a member does at the end: from then on the policy denies things. */
async function close(viewer: Member, { name, member, words, username }: MadeSubject) {
  const { renames, privacy, leaves, suspended } = subjectOf(name)
  const viewerName = viewer.account.username
  // What they are called after that is not the viewer's to read.
  if (name === 'blocked') await act(viewer, '/resources/blocks', { intent: 'block', username })
  if (renames) await act(member, settings('personal'), personal(member, words, words))
  if (privacy) await act(member, settings('privacy'), { intent: 'save', ...OPEN, ...privacy })
  if (name === 'blocking') await act(member, '/resources/blocks', { intent: 'block', username: viewerName })
  if (suspended) await updateMember(idOf(member), { suspendedUntil: new Date(Date.now() + 99 * HOUR) })
  if (leaves) {
    const intent = leaves === 'deactivate' ? 'deactivate' : 'delete'
    await act(member, settings('account'), { intent, currentPassword: member.account.password })
  }
  if (leaves === 'gone') await updateMember(idOf(member), { deletionDueAt: new Date(1) })
}

/** Performs actions that would notify the viewer, as far as the site still allows them. */
async function goOn({ member, ids }: MadeSubject, own: Owned) {
  for (const post of [own.lastPost, own.strangersPost]) await comment(member, post).catch(() => undefined)
  await act(member, '/resources/likes', { post: own.lastPost, state: 'liked' }).catch(() => undefined)
  await say(member, ids.conversation)
}

/** Has the hub of a member push what it holds of messages, and sends everything else that is due by push. */
async function pushAll(member: Member) {
  const hub = env.HUB.getByName(idOf(member))
  await makeDue(hub, 'push')
  await runDurableObjectAlarm(hub)
  await deliverPushes(site, { now: Date.now() })
}

/** All channels of everything a member can choose, at once where that can be chosen. */
const EVERY_CHANNEL = {
  ...{ intent: 'save', digest: 'daily', time_zone: 'UTC', in_app_all: 'on', push_directMessages: 'on' },
  ...Object.fromEntries(
    ['likes', 'comments', 'follows', 'events', 'matches'].flatMap((topic) => [
      [`email_${topic}`, 'on'],
      [`push_${topic}`, 'on'],
    ]),
  ),
}

export type World = Awaited<ReturnType<typeof closeWorld>>

// The world is made in pieces, so that none of the hooks that wait for them is long.

/** The beginning of a small world in which all is open: two members who look at it, and what is theirs. */
export async function openWorld() {
  const viewer = await newMember({ full_name: 'Vera Looking', username: 'vera_looking', email: 'vera@walker.example' })
  const unrelated = await newMember({ full_name: 'Una Apart', username: 'una_apart', email: 'una@walker.example' })
  // Free limits would end the ties of the viewer early.
  await updateMember(idOf(viewer), { isPremium: true, premiumExpiresAt: new Date(Date.now() + 999 * HOUR) })
  await act(viewer, NOTIFICATIONS_TAB, EVERY_CHANNEL)
  await subscribe(viewer, await push.service.subscribe(VAPID_KEY))
  const privateChart = await addPrivateChart(viewer)
  const privateCharts = [privateChart]
  while (privateCharts.length < 6) privateCharts.push(await addPrivateChart(viewer))
  const own: Owned = {
    event: await host(viewer),
    post: await write(viewer),
    lastPost: await write(viewer),
    strangersPost: await write(unrelated),
    feed: await subscribeToCalendar(viewer),
    privateChart,
    privateCharts,
    link: await shareChart(viewer, privateChart),
    insight: await addInsight(),
  }
  await comment(viewer, own.strangersPost)

  await addDonors()
  return { viewer, unrelated, own, subjects: {} as Record<SubjectName, MadeSubject> }
}
type OpenWorld = Awaited<ReturnType<typeof openWorld>>

/** One of the members they are tied to. */
export async function addSubject({ viewer, unrelated, own, subjects }: OpenWorld, name: SubjectName) {
  const place = SUBJECT_NAMES.indexOf(name)
  subjects[name] = await newSubject(name, String(viewer.row?.referral_code), 1960 + 2 * place)
  await tie(viewer, unrelated, subjects[name], own, place)
}

/** What comes of all of them together while everything is open. */
export async function tieTogether({ viewer, subjects }: OpenWorld) {
  const made = Object.values(subjects)
  // Lists of the open one would tell of all those they are connected with.
  for (const { member } of made.slice(1)) await connect({ id: idOf(subjects.open.member) }, { id: idOf(member) })
  // One half of the matches is revealed before everything closes, the other half settles after that.
  for (const half of [0, 1]) {
    await revealMatches(site, { now: Date.now() })
    for (const { member } of made.filter((_, place) => place % 2 === half))
      await act(member, '/resources/love', { intent: 'like', username: viewer.account.username })
    await shiftInstant(loveInterests, 'createdAt', -60_000)
  }
}

/** Has each member close, leave or block as their description says. */
export async function closeSubjects({ viewer, subjects }: OpenWorld) {
  for (const subject of Object.values(subjects)) await close(viewer, subject)
}

/** The same world after that, and those who look at it then. */
export async function closeWorld({ viewer, unrelated, own, subjects }: OpenWorld) {
  const made = Object.values(subjects)
  await deleteDueMembers(site, createDatabase(env.DB), Date.now())
  // What was pushed while they closed one after the other was open then.
  const pushedBefore = push.service.received.length
  for (const subject of made) await goOn(subject, own)
  await pushAll(viewer)
  for (const hours of [1, 10, 20, 29.5, 48]) await sendOut(site, { now: Date.now() + hours * HOUR })

  const walkers: Record<Walker, Visitor> = { viewer: viewer.visitor, unrelated: unrelated.visitor, visitor: browser() }
  const rows = {} as Record<SubjectName, Record<string, unknown> | null>
  for (const { name, words } of made) rows[name] = await rowOf(words.username)
  return {
    ...{ viewer, unrelated, own, subjects, walkers, rows },
    notices: await noticeIds(idOf(viewer)),
    pushes: push.service.received.slice(pushedBefore).map(({ payload }) => JSON.stringify(payload)),
  }
}

/** What only a whole chart tells: its instants, and where the Moon stood. */
function chartWords({ row }: Member) {
  const { chart, birthUtc, designUtc } = JSON.parse(String(row?.hd_raw_data))
  const moon = chart.activations.personality.find(({ body }: { body: string }) => body === 'moon')
  return { birthUtc: String(birthUtc), designUtc: String(designUtc), moon: String(moon.longitudeDegrees) }
}

async function noticeIds(memberId: string) {
  const results = await storedRows(notifications, { userId: memberId }, { columns: ['id'] })
  return results.map(({ id }) => id)
}

/** Two more members, who are away, for the charts they have, which share no fact of the core. */
const DONORS = { donor_one: '1979-12-30', donor_two: '1975-01-09' } as const
export type Donor = keyof typeof DONORS

async function addDonors() {
  for (const [username, birthDate] of Object.entries(DONORS)) {
    const { row } = await newMember({ username, email: `${username}@donor.example`, birth_date: birthDate })
    await updateMember(String(row?.id), { isActive: false })
  }
}

const CORE = ['type', 'authority', 'profile', 'definition']
const coreOf = (object: Record<string, unknown>) => Object.fromEntries(CORE.map((fact) => [fact, object[fact]]))

/**
 * Gives every member whose gates a walker may not see the chart and the birth of a donor, but for the core where that may be seen;
 * null gives everyone their own again. Says who was changed.
 */
export async function changeHiddenCharts(world: World, walker: Walker, donor: Donor | null): Promise<SubjectName[]> {
  const from = (await rowOf(donor ?? 'donor_one')) ?? {}
  const columns = Object.keys(from).filter((name) => /^(hd|birth)_/.test(name) && name !== 'birth_visibility')
  const changed = SUBJECT_NAMES.filter(
    (name) => world.rows[name] && !['gates', 'full'].includes(accessIn(world, walker, name).chart),
  )
  for (const name of changed) {
    const own = world.rows[name] ?? {}
    const { chart } = accessIn(world, walker, name)
    const row = { ...(donor ? from : own) }
    if (donor && chart === 'core') {
      for (const fact of CORE) row[`hd_${fact}`] = own[`hd_${fact}`]
      const [data, theirs] = [JSON.parse(String(from.hd_raw_data)), JSON.parse(String(own.hd_raw_data))]
      row.hd_raw_data = JSON.stringify({ ...data, chart: { ...data.chart, ...coreOf(theirs.chart) } })
    }
    await updateColumns('users', String(own.id), Object.fromEntries(columns.map((column) => [column, row[column]])))
  }
  return changed
}

const NOTHING: ProfileAccess = { profile: 'none', chart: 'none', birth: false }

/** What the policy lets a walker see of a member. */
export function accessIn({ rows }: Pick<World, 'rows'>, walker: Walker, name: SubjectName): ProfileAccess {
  const row = rows[name]
  if (!row) return NOTHING
  const relation = { viewer: subjectOf(name).toViewer ?? 'member', unrelated: 'member', visitor: 'visitor' } as const
  const privacy = {
    profileVisibility: row.profile_visibility,
    chartVisibility: row.chart_visibility,
    chartDetail: row.chart_detail,
    birthVisibility: row.birth_visibility,
  } as PrivacySettings
  return resolveAccess({ ...privacy, isActive: row.is_active === 1 }, relation[walker])
}

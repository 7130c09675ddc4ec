import { beforeAll, expect, test, vi } from 'vitest'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { fingerprintOf, makeQuiz } from '~/domain/learning/quiz/make-quiz'
import { localDay } from '../../app/domain/calendar/local-day'
import { blocks } from '../../drizzle/schema/blocks'
import { journalEntries } from '../../drizzle/schema/journal'
import { lessonProgress } from '../../drizzle/schema/learning'
import { notificationSettings, notifications } from '../../drizzle/schema/notifications'
import { BIRTH, idOf, type Member, registered, wordsOf } from './account'
import { agree } from './agree'
import { followsMember } from './causes'
import { faultyDatabase, type When } from './faulty-database'
import { connect, follow, mute } from './feed-world'
import { member, updateMember } from './members'
import { deleteRows, insertRow, rowsOfTable, storedValue } from './rows'
import { commentOf, postOf } from './things'
import { Visitor } from './visitor'

// F16 for what members set and say besides posts, comments and likes (`feed-faults.test.ts`): the database fails before or
// after it did what a form asks. Either is said, nothing is half done, and the same form sent again is done once.

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const faulty = faultyDatabase()
let one: Member

beforeAll(async () => {
  one = await registered({}, new Visitor({ site: { DB: faulty.DB } }))
})

type Sent = { path: string; fields: Record<string, string> }
type Mutation = {
  name: string
  /** The statement that fails, alone or with its batch. */
  statement: RegExp
  /** Makes what must be there before, and gives the form. */
  form: () => Promise<Sent>
  /** What a page says of it; a script is told by a key. */
  text?: string
}

const other = async () => {
  const row = await member()
  return { ...row, username: row.username }
}
const me = () => ({ id: idOf(one) })
const notice = async () => {
  await deleteRows(notifications)
  await followsMember((await other()).id, me().id)
}
const noticeId = () => storedValue(notifications, 'id').then(String)

const privateChart = async () => {
  const id = crypto.randomUUID()
  const fields = { ...BIRTH, intent: 'save', id, name: 'Kin', consent: 'on' }
  await one.visitor.post('/app/connections/private/new', fields)
  return id
}

const PERSONAL = { intent: 'save', username: '', email: '', bio: '', location: '' }
const PRIVACY = {
  intent: 'save',
  ...{ profile_visibility: 'community', chart_visibility: 'connections', birth_visibility: 'only_me' },
  ...{ chart_detail: 'channels', presence_visibility: 'nobody' },
}
const CHOICES = { intent: 'save', email_likes: 'on', digest: 'weekly', time_zone: 'Europe/Moscow' }
const LESSON = '/app/insights/learning/types'
const BROKE = 'Something went wrong. '

let runs = 0

const MUTATIONS: Mutation[] = [
  {
    name: 'a follow',
    statement: /^insert into "follows"/,
    form: async () => ({
      path: '/resources/follows',
      fields: { username: (await other()).username, state: 'following' },
    }),
  },
  {
    name: 'the end of a follow',
    statement: /^delete from "follows"/,
    form: async () => {
      const followed = await other()
      await follow(me(), followed)
      return { path: '/resources/follows', fields: { username: followed.username, state: 'none' } }
    },
  },
  {
    name: 'a mute',
    statement: /^insert into "mutes"/,
    form: async () => ({
      path: '/resources/mutes',
      fields: { intent: 'mute', username: (await other()).username, days: '30' },
    }),
  },
  {
    name: 'the end of a mute',
    statement: /^delete from "mutes"/,
    form: async () => {
      const muted = await other()
      await mute(me(), muted)
      return { path: '/resources/mutes', fields: { intent: 'unmute', username: muted.username } }
    },
  },
  {
    name: 'a block',
    statement: /^insert into "blocks"/,
    form: async () => {
      const blocked = await other()
      await connect(me(), blocked)
      await follow(blocked, me())
      return { path: '/resources/blocks.data', fields: { intent: 'block', username: blocked.username } }
    },
  },
  {
    name: 'the end of a block',
    statement: /^delete from "blocks"/,
    form: async () => {
      const blocked = await other()
      await insertRow(blocks, { blockerId: me().id, blockedId: blocked.id })
      return { path: '/resources/blocks.data', fields: { intent: 'unblock', username: blocked.username } }
    },
  },
  {
    name: 'a report of a post',
    statement: /^insert into "reports"/,
    form: async () => ({
      path: '/resources/reports.data',
      fields: { kind: 'post', id: await postOf((await other()).id), reason: 'spam', note: 'Look' },
    }),
  },
  {
    name: 'a report of a comment',
    statement: /^insert into "reports"/,
    form: async () => {
      const id = await commentOf((await other()).id, await postOf((await other()).id))
      return { path: '/resources/reports.data', fields: { kind: 'comment', id, reason: 'hate', note: '' } }
    },
  },
  {
    name: 'a report of a member',
    statement: /^insert into "reports"/,
    form: async () => ({
      path: '/resources/reports.data',
      fields: { kind: 'member', id: (await other()).username, reason: 'other', note: 'Writes to everybody' },
    }),
  },
  {
    name: 'one notification that was read',
    statement: /^update "notifications"/,
    form: async () => {
      await notice()
      return { path: '/resources/notifications.data', fields: { intent: 'read', id: await noticeId() } }
    },
  },
  {
    name: 'all notifications that were read',
    statement: /^update "notifications"/,
    form: async () => {
      await notice()
      const until = new Date(Date.now() + 60_000).toISOString()
      return { path: '/resources/notifications.data', fields: { intent: 'read', all: 'yes', until } }
    },
  },
  {
    name: 'how one is told of things',
    statement: /"notification_settings"/,
    form: async () => {
      await deleteRows(notificationSettings)
      return { path: '/app/settings?tab=notifications', fields: CHOICES }
    },
    text: BROKE,
  },
  {
    name: 'who sees what',
    statement: /^update "users"/,
    form: async () => {
      await updateMember(me().id, { profileVisibility: 'everyone' })
      return { path: '/app/settings?tab=privacy', fields: PRIVACY }
    },
    text: BROKE,
  },
  {
    name: 'what one says of oneself',
    statement: /^update "users"/,
    form: async () => {
      const { full_name, username, email } = one.account
      const fields = { ...PERSONAL, full_name, username, email, bio: `Says it for the ${++runs}. time` }
      return { path: '/app/settings?tab=personal', fields }
    },
    text: 'Profile update failed',
  },
  {
    name: 'the list of first steps',
    statement: /^update "users"/,
    form: async () => {
      await updateMember(me().id, { firstStepsDoneAt: null })
      return { path: '/resources/first-steps.data', fields: { intent: 'put-away' } }
    },
  },
  {
    name: 'a chart of family or a client',
    statement: /^insert into "private_charts"/,
    form: async () => ({
      path: '/app/connections/private/new.data',
      fields: { ...BIRTH, intent: 'save', id: crypto.randomUUID(), name: 'Kin', consent: 'on' },
    }),
  },
  {
    name: 'the change of such a chart',
    statement: /^update "private_charts"/,
    form: async () => ({
      path: `/app/connections/private/${await privateChart()}/edit.data`,
      fields: { ...BIRTH, intent: 'save', name: `Kin ${++runs}`, consent: 'on' },
    }),
  },
  {
    name: 'the notes of such a chart',
    statement: /^update "private_charts"/,
    form: async () => ({
      path: `/app/connections/private/${await privateChart()}.data`,
      fields: { intent: 'notes', version: '', labels: 'kin', notes: `Run ${++runs}` },
    }),
  },
  {
    name: 'the end of such a chart',
    statement: /^delete from "private_charts"/,
    form: async () => ({
      path: `/app/connections/private/${await privateChart()}/edit.data`,
      fields: { intent: 'delete' },
    }),
  },
  {
    name: 'a day of the journal',
    statement: /^insert into "journal_entries"/,
    form: async () => {
      await deleteRows(journalEntries)
      await agree(me().id, 'journal')
      return {
        path: '/app/insights/journal.data',
        fields: { intent: 'save', day: localDay('UTC', Date.now()), feeling: 'mixed', decision: `Run ${++runs}` },
      }
    },
  },
  {
    name: 'a lesson that was read',
    statement: /^insert into "lesson_progress"/,
    form: async () => {
      await deleteRows(lessonProgress)
      return { path: `${LESSON}.data`, fields: { intent: 'read' } }
    },
  },
  {
    name: 'the answers to its questions',
    statement: /^insert into "lesson_progress"/,
    form: async () => {
      await deleteRows(lessonProgress)
      const set = fingerprintOf(makeQuiz({ memberId: me().id, lesson: 'types', attempt: 1 }, EXAMPLE_CHART))
      const answers = { answer0: '0', answer1: '0', answer2: '0', answer3: '0' }
      return { path: LESSON, fields: { intent: 'answer', attempt: '1', set, ...answers } }
    },
    text: BROKE,
  },
]

const TABLES = [
  'journal_entries',
  'lesson_progress',
  'private_charts',
  'follows',
  'mutes',
  'blocks',
  'connections',
  'reports',
  'moderation_actions',
  'notifications',
  'notification_settings',
  'search_entries',
  'users',
] as const

/** All rows, without what is chosen by chance or by the clock. */
const state = () =>
  Promise.all(
    TABLES.map(async (name) => {
      const rows = await rowsOfTable(name)
      return rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([column, value]) => [
            column,
            column.endsWith('_at') || column === 'until' || column === 'sealed' || column === 'notes'
              ? value !== null
              : column === 'id' && name !== 'users'
                ? null
                : value,
          ]),
        ),
      )
    }),
  )

async function send({ path, fields }: Sent, text?: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (!text) {
    const response = await one.visitor.postForm(path, form)
    const said = await response.text()
    return { status: response.status, broke: said.includes('unexpected') }
  }
  const response = await one.visitor.post(path, fields)
  return { status: response.status, broke: (await wordsOf(response)).includes(text) }
}

const CASES = MUTATIONS.flatMap((mutation) =>
  (['before', 'after'] as When[]).map((when) => [mutation.name, when, mutation] as const),
)

test.each(CASES)('%s, when the database fails %s it is done', async (_name, when, { statement, form, text }) => {
  const sent = await form()
  const [before, failures] = [await state(), faulty.failures()]

  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  faulty.fail(when, statement)
  expect(await send(sent, text)).toEqual({ status: 500, broke: true })
  const logged = String(log.mock.calls)
  log.mockRestore()
  expect(logged).toContain('Network connection lost')
  // A query that failed is told without what it was filled with.
  expect(logged).not.toMatch(/params|Says it|Writes to everybody/)
  expect(faulty.failures()).toBe(failures + 1)
  const broken = await state()
  if (when === 'before') expect(broken).toEqual(before)
  else expect(broken).not.toEqual(before)

  const again = await send(sent, text)
  expect(again).toEqual({ status: expect.toSatisfy((status: number) => status < 400), broke: false })
  const done = await state()
  expect(done).not.toEqual(before)
  if (when === 'after') expect(done).toEqual(broken)
  expect(await send(sent, text)).toEqual(again)
  expect(await state()).toEqual(done)
})

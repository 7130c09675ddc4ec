import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '~/domain/community/moderation/moderation'
import { createDatabase } from '../../drizzle/client'
import { STARTER_INSIGHTS } from '../../drizzle/insights/starter-insights'
import { hdInsights } from '../../drizzle/schema/insights'
import { moderationActions } from '../../drizzle/schema/moderation'
import { searchEntries } from '../../drizzle/schema/search'
import { idOf, type Member, registered, wordsOf } from './account'
import { updateMember } from './members'
import { countRows, deleteRows, storedRows, storedValue, updateRows } from './rows'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const ROOM = '/moderation/insights'
const FORM = {
  ...{
    title_en: 'Lantern',
    description_en: 'A light for the way.',
    content_en: 'One zanzibar. Two.',
    tags_en: 'light',
  },
  ...{ title_ru: 'Фонарь', description_ru: 'Свет в дороге.', content_ru: 'Один занзибар. Два.', tags_ru: 'свет' },
  ...{ category: 'Daily', color: '#d97706', hd_type: '', published: '1', intent: 'save' },
}
let admin: Member
let judge: Member
let plain: Member

async function withRole(role: Role) {
  const found = await registered()
  await updateMember(idOf(found), { role })
  return found
}

beforeAll(async () => {
  admin = await withRole('admin')
  judge = await withRole('moderator')
  plain = await registered()
})

beforeEach(async () => {
  await deleteRows(hdInsights)
  await deleteRows(moderationActions)
})

type Row = { id: string; title: string; is_published: number; revision: number; is_premium: number; created_at: number }
const rows = async (subject: string) => (await storedRows(hdInsights, { subject }, { orderBy: ['language'] })) as Row[]
const logged = async () =>
  (await storedRows(moderationActions, {}, { columns: ['action', 'note'], orderBy: ['created_at', 'rowid'] })) as {
    action: string
    note: string
  }[]
const actionsDone = async () => (await logged()).map(({ action }) => action)

/** As a browser sends it: a box that is not ticked is not in the form. */
const send = (who: Member, path: string, { published, ...fields }: Record<string, string>) =>
  who.visitor.post(path, published ? { ...fields, published } : fields)
const add = async (change: Record<string, string> = {}) => {
  const act = crypto.randomUUID()
  const answer = await send(admin, `${ROOM}/new`, { ...FORM, act, seen: '', ...change })
  return { act, answer }
}
const finds = async (who: Member, word: string) => wordsOf(await who.visitor.get(`/app/search?q=${word}&in=insights`))

test('the room of texts is there for admins alone: not for moderators, members, visitors, nor an admin who is suspended', async () => {
  await add()
  const id = (await storedValue(hdInsights, 'subject'))!
  const stopped = await withRole('admin')
  await updateMember(idOf(stopped), { suspendedUntil: new Date(Date.now() + 60_000) })
  for (const path of [ROOM, `${ROOM}/new`, `${ROOM}/${id}`]) {
    expect([path, (await admin.visitor.get(path)).status]).toEqual([path, 200])
    for (const visitor of [judge.visitor, plain.visitor, stopped.visitor, new Visitor()]) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
    }
  }
  for (const visitor of [judge.visitor, plain.visitor, stopped.visitor, new Visitor()]) {
    for (const path of [`${ROOM}/new`, `${ROOM}/${id}`]) {
      const fields = { ...FORM, act: crypto.randomUUID(), seen: '1', title_en: 'Taken over' }
      for (const intent of ['save', 'preview', 'delete']) {
        expect((await visitor.post(path, { ...fields, intent })).status).toBe(404)
      }
    }
  }
  expect((await rows(id)).map(({ title }) => title)).toEqual(['Lantern', 'Фонарь'])
  expect(await actionsDone()).toEqual(['publish_insight'])
  expect(await (await judge.visitor.get('/moderation')).text()).not.toContain(`href="${ROOM}"`)
  expect(await (await admin.visitor.get('/moderation')).text()).toContain(`href="${ROOM}"`)
})

test('a new text is read, found and listed in both languages, and sent twice it is one', async () => {
  const { act, answer } = await add()
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${ROOM}?done=publish_insight`])
  expect((await add({ act })).answer.status).toBe(303)
  expect(await rows(act)).toMatchObject([
    { id: `${act}-en`, title: 'Lantern', is_published: 1, revision: 1 },
    { id: `${act}-ru`, title: 'Фонарь', is_published: 1, revision: 1 },
  ])
  expect(await wordsOf(await plain.visitor.get('/app/insights'))).toContain('Lantern')
  expect(await wordsOf(await plain.visitor.get(`/app/insights/${act}`))).toContain('One zanzibar.')
  expect(await wordsOf(await plain.visitor.get('/app/explore?tab=insights&q=zanzibar'))).toContain('Lantern')
  expect(await finds(plain, 'zanzibar')).toContain('Lantern')
  expect(await finds(plain, encodeURIComponent('занзибар'))).toContain('Фонарь')
  expect(await logged()).toEqual([{ action: 'publish_insight', note: 'Lantern' }])
  expect(await wordsOf(await admin.visitor.get('/moderation/log'))).toContain('Insight published insight')
})

test('a draft is nowhere for members until it is published; then it is as new as that day', async () => {
  const { act } = await add({ published: '', title_ru: '', content_ru: '' })
  expect(await actionsDone()).toEqual(['add_insight'])
  await updateRows(hdInsights, { subject: act }, { createdAt: new Date(5) })
  expect((await plain.visitor.get(`/app/insights/${act}`)).status).toBe(404)
  for (const path of ['/app/insights', '/app/explore?tab=insights', '/app/dashboard']) {
    expect(await wordsOf(await plain.visitor.get(path))).not.toContain('Lantern')
  }
  expect(await finds(plain, 'zanzibar')).not.toContain('Lantern')
  const change = { ...FORM, act: crypto.randomUUID(), seen: '1' }
  const { title_ru: _, ...half } = change
  const refused = await send(admin, `${ROOM}/${act}`, { ...half, title_ru: '' })
  expect(refused.status).toBe(400)
  expect(await wordsOf(refused)).toContain('Enter a title.')
  const before = Date.now()
  expect((await send(admin, `${ROOM}/${act}`, change)).status).toBe(303)
  for (const { created_at } of await rows(act)) expect(created_at).toBeGreaterThanOrEqual(before)
  expect(await actionsDone()).toEqual(['add_insight', 'publish_insight'])
  expect(await finds(plain, 'zanzibar')).toContain('Lantern')
})

test('a change is found by its new words alone; taken back it is a draft, and keeps its day', async () => {
  const { act } = await add()
  const [{ created_at: day }] = (await rows(act)) as [Row]
  const change = { ...FORM, act: crypto.randomUUID(), seen: '1', content_en: 'One madagascar. Two.' }
  expect((await send(admin, `${ROOM}/${act}`, change)).status).toBe(303)
  expect(await finds(plain, 'zanzibar')).not.toContain('Lantern')
  expect(await finds(plain, 'madagascar')).toContain('Lantern')
  await send(admin, `${ROOM}/${act}`, { ...change, act: crypto.randomUUID(), seen: '2', published: '' })
  expect(await rows(act)).toMatchObject([
    { is_published: 0, revision: 3, created_at: day },
    { is_published: 0, revision: 3, created_at: day },
  ])
  expect(await finds(plain, 'madagascar')).not.toContain('Lantern')
  expect(await actionsDone()).toEqual(['publish_insight', 'edit_insight', 'unpublish_insight'])
})

test('of two admins at once the second is told, and nothing of theirs is written, in the search neither', async () => {
  const { act } = await add()
  const first = { ...FORM, act: crypto.randomUUID(), seen: '1', title_en: 'First' }
  expect((await send(admin, `${ROOM}/${act}`, first)).status).toBe(303)
  const second = { ...first, act: crypto.randomUUID(), title_en: 'Second', content_en: 'One patagonia. Two.' }
  const answer = await send(admin, `${ROOM}/${act}`, second)
  expect(answer.status).toBe(409)
  const html = await answer.text()
  expect(html).toContain('Someone else has changed')
  expect(html).toContain('One patagonia. Two.')
  expect((await rows(act))[0]!.title).toBe('First')
  expect(await finds(plain, 'patagonia')).not.toContain('First')
  // All else as it stands: by its tags alone a refused change is not found either.
  const third = { ...first, act: crypto.randomUUID(), tags_en: 'kamchatka' }
  expect((await send(admin, `${ROOM}/${act}`, third)).status).toBe(409)
  expect(await finds(plain, 'kamchatka')).not.toContain('First')
  expect(await finds(plain, 'zanzibar')).toContain('First')
})

test('what is wrong is said at its field, and nothing that was typed is lost', async () => {
  const wrong = { title_ru: '', color: 'red', premium: '1', content_en: 'Only one.' }
  const answer = await send(admin, `${ROOM}/new`, { ...FORM, act: crypto.randomUUID(), seen: '', ...wrong })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  const told = ['Enter a title.', 'Enter a colour such as #6366f1.', 'needs more than one']
  for (const text of [...told, 'Only one.', 'Один занзибар. Два.']) expect(html).toContain(text)
  expect(await countRows(hdInsights)).toBe(0)
  expect(await actionsDone()).toEqual([])
})

test('without scripts a preview shows the text and writes nothing', async () => {
  const answer = await send(admin, `${ROOM}/new`, { ...FORM, act: crypto.randomUUID(), seen: '', intent: 'preview' })
  expect(answer.status).toBe(200)
  const words = await wordsOf(answer)
  expect(words).toContain('Preview: English')
  expect(words).toContain('Preview: Russian')
  expect(await actionsDone()).toEqual([])
})

test('deleted it is gone from the pages and the search, once, and the log knows its name', async () => {
  const { act } = await add()
  const fields = { intent: 'delete', act: crypto.randomUUID(), seen: '1' }
  expect((await send(admin, `${ROOM}/${act}`, { ...fields, seen: '9' })).status).toBe(409)
  expect(await rows(act)).toHaveLength(2)
  for (let time = 0; time < 2; time++) {
    const answer = await send(admin, `${ROOM}/${act}`, fields)
    expect(answer.headers.get('Location')).toBe(`${ROOM}?done=delete_insight`)
  }
  expect(await rows(act)).toEqual([])
  expect(await finds(plain, 'zanzibar')).not.toContain('Lantern')
  expect(await logged()).toContainEqual({ action: 'delete_insight', note: 'Lantern' })
  expect(await countRows(searchEntries, { kind: 'insight' })).toBe(0)
})

test('a text the site came with can be changed like any other', async () => {
  const [row] = STARTER_INSIGHTS
  const both = STARTER_INSIGHTS.filter(({ subject }) => subject === row!.subject)
  await createDatabase(env.DB).insert(hdInsights).values(both)
  const form = await (await admin.visitor.get(`${ROOM}/${row!.subject}`)).text()
  expect(form).toContain('name="seen" value="0"')
  const change = { ...FORM, act: crypto.randomUUID(), seen: '0' }
  expect((await send(admin, `${ROOM}/${row!.subject}`, change)).status).toBe(303)
  expect(await rows(row!.subject)).toMatchObject([{ id: row!.id, title: 'Lantern', revision: 1 }, { title: 'Фонарь' }])
})

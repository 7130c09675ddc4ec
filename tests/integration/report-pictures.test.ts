import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { Role } from '~/domain/community/moderation/moderation'
import { sweepReportPictures } from '~/platform/pictures/sweep.server'
import { createDatabase } from '../../drizzle/client'
import { reports } from '../../drizzle/schema/moderation'
import { users } from '../../drizzle/schema/users'
import { holds, png } from '../fixtures/pictures'
import { idOf, type Member, registered, wordsOf } from './account'
import { dataPath } from './built-routes'
import { updateMember } from './members'
import { scansOf } from './query-plans'
import { deleteRows, storedRow } from './rows'
import { twoWhoWrite } from './two-who-write'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const SCRIPT = { 'Sec-Fetch-Dest': 'empty' }
const HOUR = 3_600_000
const db = createDatabase(env.DB)

async function withRole(role: Role): Promise<Member> {
  const found = await registered()
  await updateMember(idOf(found), { role })
  return found
}

const copies = async () => (await env.ATTACHMENTS.list({ prefix: 'reports/' })).objects.map(({ key }) => key)
const report = (who: Member, fields: Record<string, string>) =>
  who.visitor.post('/resources/reports.data', { reason: 'sexual', note: '', ...fields }, SCRIPT)

/** A message that is a picture and nothing else, reported by who got it. */
async function reportedPicture(consent: Record<string, string> = { consent: 'on' }) {
  const { one, other, id, path } = await twoWhoWrite()
  const uploaded = await one.visitor.ask('POST', `${path}/attachments`, await png(40, 20))
  const attachmentId = (await uploaded.json<{ id: string }>()).id
  const message = { clientId: crypto.randomUUID(), content: '', attachmentId }
  const sent = await (await one.visitor.ask('POST', `${path}/messages`, message)).json<{ id: string }>()
  const fields = { kind: 'message', id: sent.id, conversation: id }
  expect((await report(other, { ...fields, ...consent })).status).toBe(200)
  const row = await storedRow(reports, { subjectId: sent.id }, 'id', 'picture')
  return { one, other, sent, fields, address: `/moderation/pictures/${row!.id}`, picture: row!.picture }
}

test('with consent moderators see the picture of a message, for as long as the report is open, and nobody keeps it', async () => {
  const { one, other, sent, fields, address } = await reportedPicture()
  const judge = await withRole('moderator')
  const room = `/moderation/cases/message/${sent.id}`
  const html = await (await judge.visitor.get(room)).text()
  expect(html).toContain(`src="${address}"`)
  expect(html).toContain('width="40"')
  // Where it is kept is nobody's business.
  expect(html).not.toContain('reports/')
  expect(html).not.toContain('The message has no text, only a picture')

  // Whatever becomes of the message and its own file: what was reported stays to be judged.
  const own = await env.ATTACHMENTS.list({ prefix: `${fields.conversation}/` })
  expect(own.objects).toHaveLength(1)
  await env.ATTACHMENTS.delete(own.objects.map(({ key }) => key))
  const seen = await judge.visitor.get(address)
  expect(seen.status).toBe(200)
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringMatching(/no-store/),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    vary: 'Cookie',
  })
  expect(holds(new Uint8Array(await seen.arrayBuffer()).subarray(0, 16), 'WEBP')).toBe(true)

  const stopped = await withRole('moderator')
  await updateMember(idOf(stopped), { suspendedUntil: new Date(Date.now() + HOUR) })
  for (const visitor of [new Visitor(), one.visitor, other.visitor, stopped.visitor]) {
    const refused = await visitor.get(address)
    expect(refused.status).toBe(404)
    expect(refused.headers.get('Cache-Control')).toContain('no-store')
  }
  // A moderator who sent it themselves judges nothing of it.
  await updateMember(idOf(one), { role: 'admin' })
  expect((await one.visitor.get(address)).status).toBe(404)
  await updateMember(idOf(one), { role: 'member' })

  const dismissal = {
    intent: 'dismiss',
    kind: 'message',
    subject: sent.id,
    act: crypto.randomUUID(),
    seen: '',
    note: '',
  }
  expect((await judge.visitor.post(dataPath('/resources/moderation'), dismissal, SCRIPT)).status).toBe(200)
  expect((await judge.visitor.get(address)).status).toBe(404)
  expect(await wordsOf(await judge.visitor.get(room))).toContain('The message has no text, only a picture')
  await sweepReportPictures(env, db, Date.now() + HOUR)
  expect(await copies()).toEqual([])
})

test('without consent, and where it is taken back, nothing of the picture is kept', async () => {
  const refused = await reportedPicture({})
  expect(refused.picture).toBeNull()
  expect(await copies()).toEqual([])
  const agreed = await reportedPicture()
  const judge = await withRole('moderator')
  expect((await judge.visitor.get(agreed.address)).status).toBe(200)
  expect((await report(agreed.other, agreed.fields)).status).toBe(200)
  expect((await judge.visitor.get(agreed.address)).status).toBe(404)
  await sweepReportPictures(env, db, Date.now() + HOUR)
  expect(await copies()).toEqual([])
})

test('the sweep leaves what is open and what is on its way, and takes what went with one of the two', async () => {
  const [open, gone] = [await reportedPicture(), await reportedPicture()]
  const key = (picture: string | null) => (JSON.parse(picture!) as { key: string }).key
  await env.ATTACHMENTS.put('reports/on-its-way.webp', 'x')
  await deleteRows(users, { id: idOf(gone.other) })
  await sweepReportPictures(env, db, Date.now())
  expect((await copies()).sort()).toEqual([key(open.picture), key(gone.picture), 'reports/on-its-way.webp'].sort())
  await sweepReportPictures(env, db, Date.now() + HOUR)
  expect(await copies()).toEqual([key(open.picture)])
})

test('what is open is found by its own index', async () => {
  const open = `SELECT 1 FROM reports INDEXED BY reports_open WHERE "reports"."status" = 'open' AND picture IS NOT NULL`
  expect(await scansOf(open)).toEqual([])
})

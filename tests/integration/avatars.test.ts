import { env, exports } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { ProfileVisibility } from '~/domain/membership/visibility'
import { blocks } from '../../drizzle/schema/blocks'
import { registered } from './account'
import { connectMembers, updateMember } from './members'
import { withPhoto } from './photos'
import { insertRow } from './rows'
import { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000 })

const connect = (a: string, b: string) => connectMembers(a, b, { connectedAt: new Date(1) })

const block = (blocker: string, blocked: string) => insertRow(blocks, { blockerId: blocker, blockedId: blocked })

test('a photo of a profile for everyone may be kept by anybody for a year, and runs nothing', async () => {
  const { url } = await withPhoto()
  for (const address of [url, url.replace('.webp', '_64.webp')]) {
    const response = await new Visitor().get(address)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await env.IMAGES.info(response.body!)).format).toBe('image/webp')
  }
})

test('a member’s cookie does not make a public photo private', async () => {
  const { url, visitor } = await withPhoto()
  const response = await visitor.get(url)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

test('a browser that has the photo is told so without its bytes', async () => {
  const { url } = await withPhoto()
  const first = await new Visitor().get(url)
  const etag = first.headers.get('ETag')!
  expect(etag).toMatch(/^"[\w-]+"$/)
  for (const version of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await new Visitor().get(url, { 'If-None-Match': version })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('ETag')).toBe(etag)
    expect(again.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  }
  expect((await new Visitor().get(url, { 'If-None-Match': '"other"' })).status).toBe(200)
  expect((await new Visitor().get(url.replace('.webp', '_64.webp'), { 'If-None-Match': etag })).status).toBe(200)
})

/** Who sees the photo at each setting of the profile: the table of requirement R159, with blocks on top. */
test.each<[ProfileVisibility, Record<string, number>]>([
  ['everyone', { visitor: 200, member: 200, connection: 200, owner: 200 }],
  ['community', { visitor: 404, member: 200, connection: 200, blocked: 404, blocking: 404, owner: 200, away: 404 }],
  ['undecided', { visitor: 404, member: 404, connection: 404, blocked: 404, blocking: 404, owner: 200, away: 404 }],
  ['connections', { visitor: 404, member: 404, connection: 200, blocked: 404, blocking: 404, owner: 200, away: 404 }],
])('a profile for %s shows its photo to whom it shows itself', async (visibility, expected) => {
  const owner = await withPhoto()
  const [member, connection, blocked, blocking, away] = await Promise.all(Array.from({ length: 5 }, () => registered()))
  const idOf = ({ row }: { row: Record<string, unknown> | null }) => String(row?.id)
  await updateMember(owner.id, { profileVisibility: visibility })
  for (const friend of [connection!, blocked!, away!]) await connect(owner.id, idOf(friend))
  await block(owner.id, idOf(blocked!))
  await block(idOf(blocking!), owner.id)
  await updateMember(idOf(away!), { isActive: false })
  const who: Record<string, Visitor> = {
    visitor: new Visitor(),
    member: member!.visitor,
    connection: connection!.visitor,
    blocked: blocked!.visitor,
    blocking: blocking!.visitor,
    owner: owner.visitor,
    away: away!.visitor,
  }
  for (const [relation, status] of Object.entries(expected)) {
    const response = await who[relation]!.get(owner.url)
    expect({ relation, status: response.status }).toEqual({ relation, status })
    const kept = status === 404 ? 'no-store' : visibility === 'everyone' ? /^public/ : 'private, max-age=3600'
    expect(response.headers.get('Cache-Control')).toMatch(kept)
    const conditional = await who[relation]!.get(owner.url, { 'If-None-Match': '*' })
    expect({ relation, status: conditional.status }).toEqual({ relation, status: status === 200 ? 304 : 404 })
  }
})

test('the photo of a member who is away is there for nobody but them', async () => {
  const owner = await withPhoto()
  await updateMember(owner.id, { isActive: false })
  const { visitor } = await registered()
  for (const who of [new Visitor(), visitor]) expect((await who.get(owner.url)).status).toBe(404)
  const own = await owner.visitor.get(owner.url)
  expect(own.status).toBe(200)
  expect(own.headers.get('Cache-Control')).toBe('private, max-age=3600')
})

test('only the current photo is served, even where files of another one lie in the folder', async () => {
  const { id, url, timestamp } = await withPhoto()
  const other = `${id}/avatar_${timestamp - 1}.webp`
  await env.AVATARS.put(other, 'old')
  await env.AVATARS.put(`${id}/secret.txt`, 'secret')
  expect((await new Visitor().get(`/avatars/${other}`)).status).toBe(404)
  expect((await new Visitor().get(`/avatars/${id}/secret.txt`)).status).toBe(404)
  expect((await new Visitor().get(url)).status).toBe(200)
})

test.each([
  '/avatars',
  '/avatars/',
  '/avatars/..%2f..%2fetc/passwd',
  '/avatars/a/b/avatar_1763712000123.webp',
  '/avatars/nobody/avatar_1763712000123.webp',
  '/avatars/%/avatar_1763712000123.webp',
  '/avatars/nobody/avatar_1763712000123.webp%00',
])('%s is not there', async (path) => {
  const response = await new Visitor().get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('Content-Type')).not.toMatch(/image/)
})

test('a photo is looked at, not written to', async () => {
  const { url, visitor } = await withPhoto()
  expect((await visitor.post(url, { x: '1' })).status).toBe(404)
  const head = await exports.default.fetch(new Request(`http://localhost${url}`, { method: 'HEAD' }))
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
})

test('a photo whose files are lost is a 404, not a failure', async () => {
  const { id, url, timestamp } = await withPhoto()
  await env.AVATARS.delete([`${id}/avatar_${timestamp}.webp`])
  expect((await new Visitor().get(url)).status).toBe(404)
})

import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { attachmentSchema, messagePageSchema } from '~/domain/messaging/message.schema'
import { gifScript, holds, png, pngBomb, pngOfBytes, withExif } from '../fixtures/pictures'
import { idOf } from './account'
import { twoWhoWrite } from './two-who-write'
import type { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const MEGABYTE = 1_048_576

/** The two with a conversation, and how a picture is brought to it. */
async function twoWithPictures() {
  const two = await twoWhoWrite()
  const upload = (visitor: Visitor, bytes: Uint8Array<ArrayBuffer>) =>
    visitor.ask('POST', `${two.path}/attachments`, bytes)
  const sent = async (visitor: Visitor, bytes: Uint8Array<ArrayBuffer>) => {
    const answer = await upload(visitor, bytes)
    expect(answer.status).toBe(201)
    return attachmentSchema.parse(await answer.json())
  }
  return { ...two, upload, sent }
}

const keys = async (prefix: string) => (await env.ATTACHMENTS.list({ prefix })).objects.map(({ key }) => key)
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

test('a picture is drawn anew, kept under names of our own, and seen by the two once it is sent', async () => {
  const { one, other, id, path, sent } = await twoWithPictures()
  const attachment = await sent(one.visitor, await png(40, 20))
  expect(attachment).toMatchObject({ type: 'image/webp', width: 40, height: 20 })
  expect(await keys('')).toContain(`${id}/${idOf(one)}/${attachment.id}.webp`)
  const address = `${path}/attachments/${attachment.id}`

  // While it waits it is its sender's alone.
  expect((await one.visitor.get(address)).status).toBe(200)
  expect((await other.visitor.get(address)).status).toBe(404)
  const clientId = crypto.randomUUID()
  const message = { clientId, content: '', attachmentId: attachment.id }
  expect((await one.visitor.ask('POST', `${path}/messages`, message)).status).toBe(200)
  const page = messagePageSchema.parse(await (await other.visitor.ask('GET', `${path}/messages`)).json())
  expect(page.messages).toMatchObject([{ messageType: 'image', content: '', attachments: [attachment] }])

  const response = await other.visitor.get(address)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=3600, immutable',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'Cookie',
  })
  const bytes = await bytesOf(response)
  expect([bytes.length, holds(bytes.subarray(0, 16), 'WEBP')]).toEqual([attachment.bytes, true])
})

test('a long picture comes to 1,600 pixels at its longest side, a small one stays as it is', async () => {
  const { one, sent } = await twoWithPictures()
  expect(await sent(one.visitor, await png(3200, 800))).toMatchObject({ width: 1600, height: 400 })
  expect(await sent(one.visitor, await png(90, 1800))).toMatchObject({ width: 80, height: 1600 })
  expect(await sent(one.visitor, await png(1600, 1600))).toMatchObject({ width: 1600, height: 1600 })
})

test('what a camera wrote is gone, and its picture stands upright', async () => {
  const { one, path, sent } = await twoWithPictures()
  const drawn = await env.IMAGES.input(new Blob([await png(40, 20)]).stream()).output({ format: 'image/jpeg' })
  const jpeg = withExif(new Uint8Array(await drawn.response().arrayBuffer()), 6)
  expect(holds(jpeg, 'GPS-MARKER-59-56')).toBe(true)
  const attachment = await sent(one.visitor, jpeg)
  expect(attachment).toMatchObject({ width: 20, height: 40 })
  const bytes = await bytesOf(await one.visitor.get(`${path}/attachments/${attachment.id}`))
  expect(holds(bytes, 'GPS-MARKER-59-56')).toBe(false)
})

test('one megabyte is taken, one byte more is not, whatever the header says of it', async () => {
  const { one, path, upload } = await twoWithPictures()
  expect((await upload(one.visitor, await pngOfBytes(MEGABYTE))).status).toBe(201)
  const larger = await pngOfBytes(MEGABYTE + 1)
  const refused = await upload(one.visitor, larger)
  expect([refused.status, await refused.json()]).toEqual([413, { error: 'too_large' }])
  const unsaid = new Blob([larger]).stream()
  expect((await one.visitor.ask('POST', `${path}/attachments`, unsaid)).status).toBe(413)
})

test('what is no picture, or none that can be drawn, is refused and nothing of it kept', async () => {
  const { one, id, upload } = await twoWithPictures()
  const text = (words: string) => new TextEncoder().encode(words)
  const refusals = [
    [new Uint8Array(0), 'empty'],
    [text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'invalid_content'],
    [text('<!doctype html><script>alert(1)</script>'), 'invalid_content'],
    [text('%PDF-1.7'), 'invalid_content'],
    [pngBomb(50_000, 50_000), 'invalid_content'],
    [pngBomb(100, 100), 'invalid_content'],
    [gifScript('alert(1)'), 'invalid_content'],
  ] as const
  const answers = []
  for (const [bytes] of refusals) {
    const response = await upload(one.visitor, bytes)
    answers.push([response.status, await response.json()])
  }
  expect(answers).toEqual(refusals.map(([, error]) => [422, { error }]))
  expect(await keys(`${id}/`)).toEqual([])
})

test('nobody else sees a picture, and with its message it is gone for the two', async () => {
  const { one, other, id, path, sent } = await twoWithPictures()
  const stranger = await twoWithPictures()
  const attachment = await sent(one.visitor, await png(8, 8))
  const message = { clientId: crypto.randomUUID(), content: 'See', attachmentId: attachment.id }
  expect((await one.visitor.ask('POST', `${path}/messages`, message)).status).toBe(200)
  const address = `${path}/attachments/${attachment.id}`
  expect((await stranger.one.visitor.get(address)).status).toBe(403)
  // Neither by a conversation of one's own.
  expect((await stranger.one.visitor.get(`${stranger.path}/attachments/${attachment.id}`)).status).toBe(404)
  const theirs = { clientId: crypto.randomUUID(), content: 'Mine?', attachmentId: attachment.id }
  expect((await stranger.one.visitor.ask('POST', `${stranger.path}/messages`, theirs)).status).toBe(404)

  const participant = {
    conversationId: id,
    pair: [idOf(one), idOf(other)].sort().join(':'),
    memberId: idOf(one),
    receipts: true,
    isConnected: false,
  }
  expect(await env.CONVERSATION.getByName(id).remove(participant, 1)).toMatchObject({ ok: true })
  for (const { visitor } of [one, other]) expect((await visitor.get(address)).status).toBe(404)
  await expect.poll(() => keys(`${id}/`)).toEqual([])
})

test('thirty pictures an hour, then it waits and says so', async () => {
  const { one, upload } = await twoWithPictures()
  const picture = await png(4, 4)
  for (let sent = 1; sent <= 30; sent++) expect((await upload(one.visitor, picture)).status).toBe(201)
  const refused = await upload(one.visitor, picture)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500)
})

test('a picture that arrives while its sender is forgotten leaves no file', async () => {
  const { one, id, upload } = await twoWithPictures()
  const real = env.ATTACHMENTS.put.bind(env.ATTACHMENTS)
  const put = vi.spyOn(env.ATTACHMENTS, 'put').mockImplementation(async (key: string, value: unknown, options) => {
    // The conversation knows of it already, and throws away a file that is not there yet.
    await env.CONVERSATION.getByName(id).forget(idOf(one))
    return real(key, value as ArrayBuffer, options as R2PutOptions) as never
  })
  expect((await upload(one.visitor, await png(20, 20))).status).toBe(404)
  put.mockRestore()
  expect(await keys(`${id}/${idOf(one)}/`)).toEqual([])
})

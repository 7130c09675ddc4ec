import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import type { Participant, Upload } from '~/domain/messaging/objects'
import { newConversation, ParticipantSocket } from './conversation-socket'

afterEach(() => {
  vi.useRealTimers()
})

const send = (
  stub: ReturnType<typeof newConversation>['stub'],
  participant: Participant,
  content = 'word',
  attachmentId?: string,
) => stub.send(participant, { clientId: crypto.randomUUID(), content, attachmentId })

test.each([
  { minutes: 15, more: 0, passes: true },
  { minutes: 15, more: 1, passes: false },
])(
  '$minutes minutes and $more ms after it was written, a message can be changed: $passes',
  async ({ minutes, more, passes }) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const written = Date.UTC(2026, 0, 2, 3, 4, 5)
    vi.setSystemTime(written)
    const { stub, a } = newConversation()
    await send(stub, a)
    vi.setSystemTime(written + minutes * 60_000 + more)
    const edited = await stub.edit(a, 1, 'changed')
    expect(edited).toEqual(passes ? { ok: true, rev: 1 } : { ok: false, code: 'too_late' })
  },
)

test('a changed message is told to every socket of both, and once more to who asks for the same again', async () => {
  const { stub, a, b } = newConversation()
  await send(stub, a, 'before')
  const [own, other] = [await ParticipantSocket.open(a, { after: 1 }), await ParticipantSocket.open(b, { after: 1 })]
  const clientId = crypto.randomUUID()
  own.send({ type: 'edit', clientId, seq: 1, content: ' after ' })
  const frame = await own.next('edited')
  expect(frame).toMatchObject({ type: 'edited', seq: 1, rev: 1, content: 'after', attachments: [] })
  expect(await other.next('edited')).toEqual(frame)
  own.send({ type: 'edit', clientId, seq: 1, content: 'after' })
  expect(await own.next('edited')).toEqual(frame)
  expect((await other.settled()).map(({ type }) => type)).toEqual(['ready'])
  const [message] = (await stub.read(b, {})).page.messages
  expect(message).toMatchObject({ content: 'after', isEdited: true, editedAt: frame.editedAt })
})

test.each([
  { what: 'a message that is not there', seq: 9, content: 'x', code: 'not_found' },
  { what: "the other's message", seq: 2, content: 'x', code: 'not_found' },
  { what: 'nothing but spaces', seq: 1, content: ' \n', code: 'empty' },
  { what: '501 characters', seq: 1, content: 'x'.repeat(501), code: 'too_long' },
  { what: 'a control character', seq: 1, content: 'a\u0000b', code: 'invalid_content' },
])('an edit is refused: $what', async ({ seq, content, code }) => {
  const { stub, a, b } = newConversation()
  await send(stub, a)
  await send(stub, b)
  const own = await ParticipantSocket.open(a, { after: 2 })
  const clientId = crypto.randomUUID()
  own.send({ type: 'edit', clientId, seq, content })
  expect(await own.next('error')).toEqual({ type: 'error', code, clientId })
  const { page } = await stub.read(a, {})
  expect(page.messages.map((message) => message.content)).toEqual(['word', 'word'])
})

test('a message that was taken away is gone for both, and stays so', async () => {
  const { stub, a, b } = newConversation()
  await send(stub, a, 'secret')
  const [own, other] = [await ParticipantSocket.open(a, { after: 1 }), await ParticipantSocket.open(b, { after: 1 })]
  other.send({ type: 'delete', clientId: crypto.randomUUID(), seq: 1 })
  expect(await other.next('error')).toMatchObject({ code: 'not_found' })
  own.send({ type: 'delete', clientId: crypto.randomUUID(), seq: 1 })
  expect(await own.next('deleted')).toEqual({ type: 'deleted', seq: 1, rev: 1 })
  expect(await other.next('deleted')).toEqual({ type: 'deleted', seq: 1, rev: 1 })
  expect(await stub.remove(a, 1)).toEqual({ ok: true, rev: 1 })
  expect(await stub.edit(a, 1, 'back')).toEqual({ ok: false, code: 'not_found' })
  expect((await stub.read(b, {})).page.messages).toEqual([])
  expect(await stub.export(b)).toEqual([])
  const [tombstone] = (await stub.read(b, { after: 0 })).page.messages
  expect(tombstone).toMatchObject({ seq: 1, content: '', attachments: [], isDeleted: true })
})

let pictures = 0
async function uploaded(stub: ReturnType<typeof newConversation>['stub'], participant: Participant): Promise<Upload> {
  const id = crypto.randomUUID()
  const key = `${participant.conversationId}/${id}.webp`
  await env.ATTACHMENTS.put(key, `picture ${++pictures}`)
  const upload: Upload = { id, key, type: 'image/webp', width: 640, height: 480, bytes: 12 }
  await stub.addUpload(participant, upload)
  return upload
}
const isKept = async ({ key }: Upload) => (await env.ATTACHMENTS.head(key)) !== null

test('a picture waits for its message, which needs no words, and is seen by both from then on', async () => {
  const { stub, a, b } = newConversation()
  const upload = await uploaded(stub, a)
  expect(await stub.findUpload(a, upload.id)).toEqual(upload)
  expect(await stub.findUpload(b, upload.id)).toBeNull()
  expect(await send(stub, b, 'mine', upload.id)).toEqual({ ok: false, code: 'picture_gone' })
  expect(await send(stub, a, '')).toEqual({ ok: false, code: 'empty' })
  const clientId = crypto.randomUUID()
  const sent = await stub.send(a, { clientId, content: ' ', attachmentId: upload.id })
  expect(sent).toMatchObject({ ok: true, seq: 1 })
  expect(await stub.send(a, { clientId, content: '', attachmentId: upload.id })).toEqual(sent)
  expect(await stub.send(a, { clientId, content: 'without' })).toEqual({ ok: false, code: 'conflict' })
  expect(await send(stub, a, 'again', upload.id)).toEqual({ ok: false, code: 'picture_gone' })
  const { key: _, ...attachment } = upload
  expect((await stub.read(b, {})).page.messages).toMatchObject([
    { content: '', messageType: 'image', attachments: [attachment] },
  ])
  expect(await stub.findUpload(b, upload.id)).toEqual(upload)
})

test('the picture of a message that was taken away leaves the bucket, also when the bucket fails first', async () => {
  const { stub, a } = newConversation()
  const upload = await uploaded(stub, a)
  await send(stub, a, 'look', upload.id)
  const failing = vi.spyOn(env.ATTACHMENTS, 'delete').mockRejectedValueOnce(new Error('no bucket'))
  await stub.remove(a, 1)
  expect(await stub.findUpload(a, upload.id)).toBeNull()
  await runDurableObjectAlarm(stub)
  await expect.poll(() => failing.mock.calls.length).toBeGreaterThan(0)
  failing.mockRestore()
  await runDurableObjectAlarm(stub)
  await expect.poll(() => isKept(upload)).toBe(false)
})

test.each([
  { hours: 24, less: 1, isKept: true },
  { hours: 24, less: 0, isKept: false },
])(
  'a picture no message took is kept $hours hours less $less ms: $isKept',
  async ({ hours, less, isKept: expected }) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const now = Date.now()
    vi.setSystemTime(now)
    const { stub, a } = newConversation()
    const upload = await uploaded(stub, a)
    const taken = await uploaded(stub, a)
    await send(stub, a, '', taken.id)
    vi.setSystemTime(now + hours * 3_600_000 - less)
    await runDurableObjectAlarm(stub)
    expect(await isKept(upload)).toBe(expected)
    expect(await isKept(taken)).toBe(true)
  },
)

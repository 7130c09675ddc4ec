import { strToU8 } from 'fflate'
import { listPartners, listSeatsOf } from '~/data/conversations.server'
import { MESSAGES_EXPORTED } from '~/domain/messaging/limits'
import type { Message } from '~/domain/messaging/message.schema'
import type { Seat } from '~/domain/messaging/objects'
import { attachmentKey, readAttachment } from '~/platform/attachments.server'
import type { Context } from '~/platform/context.server'
import { conversationOf } from '~/platform/conversations.server'
import { askObject } from '~/platform/messaging/ask-object.server'
import type { Viewer } from '~/platform/session.server'
import type { ArchivedFile } from './zip-stream.server'

/** More conversations than anybody has; each is asked for its messages only when its turn comes. */
const MOST_CONVERSATIONS = 100_000

/**
 * `conversations.json` with every message the member can see, and the pictures they sent themselves; nothing where there is
 * no conversation. The other one is named as long as the member can see who it is.
 */
export async function* exportMessages(context: Context, viewer: Viewer): AsyncGenerator<ArchivedFile> {
  const { db, bindings } = context
  const seats = await listSeatsOf(db, viewer.id, MOST_CONVERSATIONS)
  if (seats.length === 0) return
  const others = seats.flatMap(({ otherId }) => otherId ?? [])
  const partners = await listPartners(db, viewer.id, others)
  const pictures: { id: string; key: string }[] = []

  async function* messagesOf(seat: Seat) {
    let part: Message[]
    let after = 0
    do {
      part = await askObject(() => conversationOf(bindings, seat.conversationId).export(seat, after))
      yield* part
      after = part.at(-1)?.seq ?? after
    } while (part.length >= MESSAGES_EXPORTED)
  }

  async function* conversations() {
    yield '[\n'
    for (const [at, { seat, otherId }] of seats.entries()) {
      const { conversationId, memberId } = seat
      const told = { id: conversationId, with: (otherId && partners.get(otherId)?.username) ?? null }
      yield `${at > 0 ? ',\n' : ''}${JSON.stringify(told).slice(0, -1)},"messages":[`
      let isFirst = true
      for await (const message of messagesOf(seat)) {
        if (message.senderId === viewer.id) {
          const own = message.attachments.map(({ id }) => ({ id, key: attachmentKey(conversationId, memberId, id) }))
          pictures.push(...own)
        }
        yield `${isFirst ? '' : ','}${JSON.stringify(toTold(message, viewer.id))}`
        isFirst = false
      }
      yield ']}'
    }
    yield '\n]\n'
  }

  yield { name: 'conversations.json', isPacked: false, parts: toBytes(conversations()) }
  for (const { id, key } of pictures) {
    const file = await readAttachment(bindings, key)
    if (file) yield { name: `pictures/${id}.webp`, isPacked: true, parts: [new Uint8Array(await file.arrayBuffer())] }
  }
}

const toTold = ({ senderId, content, attachments, createdAt, editedAt }: Message, viewerId: string) => ({
  sentByYou: senderId === viewerId,
  content,
  pictures: attachments.map(({ id }) => id),
  createdAt,
  editedAt,
})

async function* toBytes(texts: AsyncIterable<string>) {
  for await (const text of texts) yield strToU8(text)
}

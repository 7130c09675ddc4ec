import { redirect } from '@remix-run/cloudflare'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { listPrivateNotes } from '~/data/charts/private-charts.server'
import { listParticipantsOf, listPartners } from '~/data/conversations.server'
import { listWholeJournal } from '~/data/journal.server'
import { readWholeMember } from '~/data/whole-member/whole-member.server'
import { parsePostImageKey } from '~/domain/community/posts/post-image-key'
import { avatarKey, parseAvatarUrl } from '~/domain/membership/avatar/avatar-url'
import { VERIFY_PATH } from '~/domain/membership/limits'
import { MESSAGES_EXPORTED } from '~/domain/messaging/limits'
import type { Message } from '~/domain/messaging/message.schema'
import type { Participant } from '~/domain/messaging/objects'
import { conversationOf } from '~/platform/messaging/conversations.server'
import {
  attachmentKey,
  listPostImagesOf,
  readAttachment,
  readAvatar,
  readPostImage,
} from '~/platform/pictures/picture-storage.server'
import type { Context } from '~/platform/server/context.server'
import { isDocumentRequest } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import { askObject } from '~/platform/server/remote-calls.server'
import { openEntry, openNotes } from '~/platform/server/seal.server'
import type { Viewer } from '~/platform/server/session.server'
import { requireStepUp } from '~/platform/sign-in/step-up.server'
import { ACCOUNT_TAB, EXPORT_PATH, PAUSED_PATH } from './account'

/**
 * Answers the download of all data of the member, also for paused accounts. A refusal is a line of text, which scripts show in
 * the page.
 */
export async function answerExport(context: Context, request: Request): Promise<Response> {
  const { viewer } = await context.session()
  const t = translator(await languageOf(request), 'account')
  if (!viewer)
    return isDocumentRequest(request) ? redirect('/login') : new Response(t('exportSignedOut'), { status: 401 })
  const resumed = { task: 'export', action: EXPORT_PATH, back: viewer.isActive ? ACCOUNT_TAB : PAUSED_PATH } as const
  const stepUp = await requireStepUp(context, request, resumed)
  // `fetch` would follow a redirect instead of opening the page.
  if (stepUp && !isDocumentRequest(request)) {
    return Response.json({ verify: VERIFY_PATH }, { status: 403, headers: stepUp.headers })
  }
  if (stepUp) return stepUp
  const outcome = await tryOrLog(context, 'export.failed', () => exportAccount(context, viewer))
  if (outcome === null) return new Response(t('exportFailed'), { status: 500 })
  if (!outcome.ok) {
    const headers = { 'Retry-After': String(outcome.retryAfterSeconds) }
    return new Response(t('exportTooMany'), { status: 429, headers })
  }
  return new Response(outcome.archive, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${outcome.fileName}"`,
      'Cache-Control': 'no-store, private',
    },
  })
}

/** Raised with every change that breaks programs that read the export. */
const SCHEMA_VERSION = 1

const DOWNLOADS_PER_HOUR = 5

type ExportOutcome =
  | { ok: true; archive: ReadableStream<Uint8Array<ArrayBuffer>>; fileName: string }
  | { ok: false; retryAfterSeconds: number }

/** Streams all data of a member as one archive: `data.json`, the photo, the pictures of posts, and the conversations. */
async function exportAccount(context: Context, viewer: Viewer): Promise<ExportOutcome> {
  const wait = await spend(context, [
    { name: 'export.account', subject: viewer.id, most: DOWNLOADS_PER_HOUR, seconds: 3600 },
  ])
  if (wait !== null) return { ok: false, retryAfterSeconds: wait }
  logEvent('info', 'account.exported', { requestId: context.requestId })
  const exportedAt = new Date().toISOString()
  const [data, journal, privateChartNotes, photo] = await Promise.all([
    readWholeMember(context.db, viewer.id),
    readJournal(context, viewer),
    readPrivateNotes(context, viewer),
    readPhoto(context, viewer),
  ])
  const json = JSON.stringify(
    { schemaVersion: SCHEMA_VERSION, exportedAt, ...data, journal, privateChartNotes },
    null,
    2,
  )
  async function* files(): AsyncGenerator<ArchivedFile> {
    yield { name: 'data.json', isPacked: false, parts: [strToU8(json)] }
    yield* photo
    yield* exportPostPictures(context, viewer.id)
    yield* exportMessages(context, viewer)
  }
  return {
    ok: true,
    archive: zipStream(files()),
    fileName: `human-design-social-${viewer.username}-${exportedAt.slice(0, 10)}.zip`,
  }
}

/** The decrypted journal; `entry` is null where decryption fails. */
async function readJournal(context: Context, viewer: Viewer) {
  const days = await listWholeJournal(context.db, viewer.id)
  return Promise.all(
    days.map(async (row) => ({
      day: row.day,
      updatedAt: row.updatedAt,
      entry: await openEntry(context, viewer.id, row),
    })),
  )
}

/** The decrypted notes on private charts; null where decryption fails. */
async function readPrivateNotes(context: Context, viewer: Viewer) {
  const rows = await listPrivateNotes(context.db, viewer.id)
  return Promise.all(
    rows.map(async ({ id, name, notes }) => ({
      chartId: id,
      name,
      notes: await openNotes(context, viewer.id, { id, notes }),
    })),
  )
}

async function readPhoto({ bindings }: Context, { avatarUrl }: Viewer): Promise<ArchivedFile[]> {
  const photo = parseAvatarUrl(avatarUrl)
  const file = photo && (await readAvatar(bindings, avatarKey(photo)))
  if (!file) return []
  const parts = [new Uint8Array(await file.arrayBuffer())]
  return [{ name: `photo.${file.key.split('.').at(-1)}`, isPacked: true, parts }]
}

/** More conversations than anyone has. */
const MOST_CONVERSATIONS = 100_000

/**
 * `conversations.json` with every message the member can see, and the pictures they sent; nothing without conversations. The
 * other participant is named as long as the member can see them.
 */
async function* exportMessages(context: Context, viewer: Viewer): AsyncGenerator<ArchivedFile> {
  const { db, bindings } = context
  const participants = await listParticipantsOf(db, viewer.id, MOST_CONVERSATIONS)
  if (participants.length === 0) return
  const others = participants.flatMap(({ otherId }) => otherId ?? [])
  const partners = await listPartners(db, viewer.id, others)
  const pictures: { id: string; key: string }[] = []

  async function* messagesOf(participant: Participant) {
    let part: Message[]
    let after = 0
    do {
      part = await askObject(() => conversationOf(bindings, participant.conversationId).export(participant, after))
      yield* part
      after = part.at(-1)?.seq ?? after
    } while (part.length >= MESSAGES_EXPORTED)
  }

  async function* conversations() {
    yield '[\n'
    for (const [at, { participant, otherId }] of participants.entries()) {
      const { conversationId, memberId } = participant
      const conversation = { id: conversationId, with: (otherId && partners.get(otherId)?.username) ?? null }
      yield `${at > 0 ? ',\n' : ''}${JSON.stringify(conversation).slice(0, -1)},"messages":[`
      let isFirst = true
      for await (const message of messagesOf(participant)) {
        if (message.senderId === viewer.id) {
          const own = message.attachments.map(({ id }) => ({ id, key: attachmentKey(conversationId, memberId, id) }))
          pictures.push(...own)
        }
        yield `${isFirst ? '' : ','}${JSON.stringify(toExported(message, viewer.id))}`
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

const toExported = ({ senderId, content, attachments, createdAt, editedAt }: Message, viewerId: string) => ({
  sentByYou: senderId === viewerId,
  content,
  pictures: attachments.map(({ id }) => id),
  createdAt,
  editedAt,
})

async function* toBytes(texts: AsyncIterable<string>) {
  for await (const text of texts) yield strToU8(text)
}

/** The pictures of a member's posts, in a folder for each post; read one at a time to save memory. */
async function* exportPostPictures({ bindings }: Context, memberId: string): AsyncGenerator<ArchivedFile> {
  for await (const key of listPostImagesOf(bindings, memberId)) {
    const image = parsePostImageKey(key)
    const file = image && (await readPostImage(bindings, key))
    if (!file) continue
    const name = `post-pictures/${image.postId}/${image.imageId}.webp`
    yield { name, isPacked: true, parts: [new Uint8Array(await file.arrayBuffer())] }
  }
}

type Bytes = Uint8Array<ArrayBuffer>

/** `isPacked`: compressed already. */
type ArchivedFile = { name: string; isPacked: boolean; parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/** Zips while it is read, so that no more than one part of one file is in memory. */
function zipStream(files: AsyncIterable<ArchivedFile>): ReadableStream<Bytes> {
  const archive = zip(files)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await archive.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await archive.return()
    },
  })
}

async function* zip(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Bytes, void> {
  let chunks: Bytes[] = []
  const archive = new Zip((error, bytes) => {
    if (error) throw error
    if (bytes.length > 0) chunks.push(bytes as Bytes)
  })
  const takeChunks = () => {
    const taken = chunks
    chunks = []
    return taken
  }
  for await (const { name, isPacked, parts } of files) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    archive.add(file)
    for await (const part of parts) {
      file.push(part)
      yield* takeChunks()
    }
    file.push(new Uint8Array(0), true)
    yield* takeChunks()
  }
  archive.end()
  yield* takeChunks()
}

import { POST_MAX_GRAPHEMES } from '~/domain/community/limits'
import { readTags } from '~/domain/community/posts/tags'
import { readPlainText } from '~/domain/text/plain-text'
import type { RootData } from '~/platform/client/root-data'
import { readTabList, warnBeforeLeaving, writeTabList } from '~/platform/client/tab-storage'
import type { FeedPost } from '../feed'
import type { PostAnswer } from '../feed-answers'
import { type Sent, send } from '../send'
import { type Draft, keepDraft, NO_DRAFT, type PickedPicture, readContext, readDraft } from './draft'

/** Is told of the results. */
type Listener = { posted: (post: FeedPost) => void; gone: (ids: string[]) => void }

type PostOutbox = ReturnType<typeof createPostOutbox>

let current: PostOutbox | null = null

/** The outbox of a member's posts, one for all pages of the tab (`docs/decisions/0057-two-outboxes.md`). */
export function postOutboxOf(memberId: string): PostOutbox {
  if (current?.memberId !== memberId) current = createPostOutbox(memberId)
  return current
}

function createPostOutbox(memberId: string) {
  let waiting: readonly Waiting[] = readStoredPosts(memberId)
  const watchers = new Set<() => void>()
  const listeners = new Set<Listener>()
  // Pictures aren't stored, and without storage texts aren't either.
  const leaving = warnBeforeLeaving()

  function set(next: readonly Waiting[]) {
    for (const { post } of waiting) leaving.delete(post.id)
    waiting = next
    const areStored = storePosts(memberId, waiting)
    for (const { post } of waiting) if (!areStored || post.pictures.length > 0) leaving.add(post.id)
    for (const { post } of areStored ? waiting : []) forgetDraft(post)
    for (const notify of watchers) notify()
  }
  const of = (id: string) => waiting.find(({ post }) => post.id === id)
  const change = (id: string, what: Partial<Waiting>) =>
    set(waiting.map((entry) => (entry.post.id === id ? { ...entry, ...what } : entry)))
  const drop = (id: string) => set(waiting.filter(({ post }) => post.id !== id))

  /** A post in the outbox, or a sent one, is no longer a draft. */
  function forgetDraft({ draft }: Outgoing) {
    if (readDraft(memberId)?.content === draft.content) keepDraft(memberId, NO_DRAFT)
  }
  function end(post: Outgoing, gone: string[]) {
    drop(post.id)
    forgetDraft(post)
    for (const { url } of post.pictures) URL.revokeObjectURL(url)
    if (gone.length > 0) for (const listener of listeners) listener.gone(gone)
  }

  async function post(outgoing: Outgoing) {
    const { id } = outgoing
    const isUnsure = of(id)?.isUnsure ?? false
    set([{ post: outgoing, step: 'posting', problem: null, isUnsure }, ...waiting.filter(({ post }) => post.id !== id)])
    const sent = await sendPost(outgoing)
    if (!sent.ok) return change(id, { problem: sent.problem, isUnsure: isUnsure || isLost(sent.problem) })
    end(outgoing, outgoing.replaces)
    if (sent.answer.post) for (const listener of listeners) listener.posted(sent.answer.post)
  }

  /** Discards a post, which ends once the server can't have it. */
  async function discard({ id }: Outgoing) {
    const entry = of(id)
    if (!entry) return
    const ids = mayBeThere(entry)
    if (ids.length > 0) {
      change(id, { step: 'discarding', problem: null })
      const sent = await withdrawPosts(ids)
      if (!sent.ok) return change(id, { problem: sent.problem })
    }
    end(entry.post, ids)
  }

  return {
    ...{ memberId, post, discard, drop },
    now: () => waiting,
    watch: (notify: () => void) => {
      watchers.add(notify)
      return () => void watchers.delete(notify)
    },
    listen: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A post to send. Its id makes sending it again idempotent. */
export type Outgoing = {
  id: string
  draft: Draft
  pictures: PickedPicture[]
  /** Ids of earlier versions that the server may have, and that this one replaces. */
  replaces: string[]
}

/** A post in the outbox. */
export type Waiting = {
  post: Outgoing
  /** `discarding`: what the server may have of it is being deleted. */
  step: 'posting' | 'discarding'
  /** Why it failed; null while it is being sent. */
  problem: string | null
  /** A response was lost, so the server may have it. */
  isUnsure: boolean
}

/** Without an answer of the server the request may have succeeded. */
const isLost = (problem: string) => problem === 'unreachable' || problem === 'unexpected'

/** The ids under which the server may have a version of the post. */
const mayBeThere = ({ post: { id, replaces }, isUnsure }: Pick<Waiting, 'post' | 'isUnsure'>) =>
  isUnsure ? [...replaces, id] : replaces

/**
 * The post to send after an earlier attempt was edited. Under the same id the server answers with the first version, of which
 * text and tags can still be changed. With other pictures or another context it becomes a new post that replaces the first.
 */
export function toOutgoing(
  { id, draft, pictures }: Omit<Outgoing, 'replaces'>,
  before: Pick<Waiting, 'post' | 'isUnsure'> | null,
): Outgoing {
  if (!before) return { id, draft, pictures, replaces: [] }
  const isOther = before.post.draft.context !== draft.context || !areSame(before.post.pictures, pictures)
  return isOther && before.isUnsure
    ? { id: crypto.randomUUID(), draft, pictures, replaces: mayBeThere(before) }
    : { id: before.post.id, draft, pictures, replaces: before.post.replaces }
}

const areSame = (some: PickedPicture[], others: PickedPicture[]) =>
  some.length === others.length &&
  some.every(({ file, alt, isDecorative }, place) => {
    const other = others[place]
    return other && file === other.file && isDecorative === other.isDecorative && (isDecorative || alt === other.alt)
  })

/**
 * Deletes what the post replaces, then sends it. If the server has an earlier version under the same id, an edit follows with
 * the text as it is now.
 */
async function sendPost({ id, draft, pictures, replaces }: Outgoing): Promise<Sent<PostAnswer>> {
  const cleared = await withdrawPosts(replaces)
  if (!cleared.ok) return cleared
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'create', id, ...draft })) form.append(name, value)
  for (const [place, { file, alt, isDecorative }] of pictures.entries()) {
    form.append('image', file)
    form.append('alt', isDecorative ? '' : alt)
    if (isDecorative) form.append('decorative', String(place))
  }
  const sent = await send<PostAnswer>(PATH, form)
  if (!sent.ok || !sent.answer.post || isAsTyped(sent.answer.post, draft)) return sent
  const { context: _, ...typed } = draft
  return send<PostAnswer>(PATH, { intent: 'edit', id, ...typed })
}

const PATH = '/resources/posts'

/** Deletes posts that the server may have; a missing one counts as deleted. */
async function withdrawPosts(ids: string[]): Promise<{ ok: true } | { ok: false; problem: string }> {
  for (const id of ids) {
    const sent = await send<PostAnswer>(PATH, { intent: 'delete', id })
    if (!sent.ok && sent.problem !== 'missing') return sent
  }
  return { ok: true }
}

function isAsTyped(post: FeedPost, { content, tags, visibility, comments }: Draft) {
  const text = readPlainText(content, POST_MAX_GRAPHEMES)
  const typed = readTags(tags)
  return (
    (!text.ok || text.content === post.content) &&
    (!typed.ok || typed.tags.join() === post.tags.join()) &&
    visibility === post.visibility &&
    comments === post.commentPolicy
  )
}

/** The post as it is shown while it is being sent. Only the server knows today's transit. */
export function toPendingPost({ id, draft, pictures }: Outgoing, member: NonNullable<RootData['member']>): FeedPost {
  const tags = readTags(draft.tags)
  const about = readContext(draft.context)
  return {
    id,
    author: { ...member, isVerified: false },
    content: draft.content.trim(),
    images: pictures.map(({ url, alt, width, height }) => ({ url, alt, width: width || 4, height: height || 3 })),
    tags: tags.ok ? tags.tags : [],
    hdContext: about?.kind === 'transit' ? null : about,
    visibility: draft.visibility,
    commentPolicy: draft.comments,
    likesCount: 0,
    commentsCount: 0,
    isLiked: false,
    isOwn: true,
    canComment: false,
    isHidden: false,
    editedAt: null,
    createdAt: new Date().toISOString(),
  }
}

/** Texts outlive a reload; pictures don't. */
const keyOf = (memberId: string) => `waiting:${memberId}:posts`

type StoredPost = {
  id: string
  draft: object
  replaces: string[]
  step: Waiting['step']
  isUnsure: boolean
  pictures: number
}

function isStoredPost(value: unknown): value is StoredPost {
  const { id, draft, replaces } = (value ?? {}) as Partial<StoredPost>
  return typeof id === 'string' && typeof draft === 'object' && Array.isArray(replaces)
}

/** The posts that were waiting when the page was closed. */
export const readStoredPosts = (memberId: string): Waiting[] =>
  readTabList(keyOf(memberId))
    .filter(isStoredPost)
    .map(({ id, draft, replaces, step, isUnsure, pictures }) => ({
      post: { id, draft: { ...NO_DRAFT, ...draft }, pictures: [], replaces },
      step: step === 'discarding' ? 'discarding' : 'posting',
      problem: pictures > 0 ? 'picturesLost' : 'leftBefore',
      isUnsure,
    }))

/** False where nothing can be stored. */
function storePosts(memberId: string, waiting: readonly Waiting[]): boolean {
  const entries = waiting.map(({ post: { id, draft, replaces, pictures }, step, problem, isUnsure }): StoredPost => {
    // A request that is pending when the page closes may still arrive.
    return { id, draft, replaces, step, isUnsure: isUnsure || problem === null, pictures: pictures.length }
  })
  return writeTabList(keyOf(memberId), entries)
}

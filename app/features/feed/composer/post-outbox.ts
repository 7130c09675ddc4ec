import { POST_MAX_GRAPHEMES } from '~/domain/community/limits'
import { readTags } from '~/domain/community/posts/tags'
import { readPlainText } from '~/domain/text/plain-text'
import type { RootData } from '~/platform/client/root-data'
import { warnBeforeLeaving } from '~/platform/live/warn-before-leaving'
import type { FeedPost } from '../feed'
import type { PostAnswer } from '../feed-answers'
import { type Sent, send } from '../send'
import { type Draft, keepDraft, NO_DRAFT, type PickedPicture, readContext, readDraft } from './draft'

/** Who shows what came of posts. */
type Listener = { posted: (post: FeedPost) => void; gone: (ids: string[]) => void }

type PostOutbox = ReturnType<typeof createPostOutbox>

let current: PostOutbox | null = null

/** The posts of a member that are on their way. They wait on whatever page the member is meanwhile. */
export function postOutboxOf(memberId: string): PostOutbox {
  if (current?.memberId !== memberId) current = createPostOutbox(memberId)
  return current
}

function createPostOutbox(memberId: string) {
  let waiting: readonly Waiting[] = readKeptPosts(memberId)
  const watchers = new Set<() => void>()
  const listeners = new Set<Listener>()
  // Pictures stay with the page, and where the browser keeps nothing words do, too.
  const leaving = warnBeforeLeaving()

  function set(next: readonly Waiting[]) {
    for (const { post } of waiting) leaving.delete(post.id)
    waiting = next
    const areKept = keepPosts(memberId, waiting)
    for (const { post } of waiting) if (!areKept || post.pictures.length > 0) leaving.add(post.id)
    for (const { post } of areKept ? waiting : []) forgetDraft(post)
    for (const tell of watchers) tell()
  }
  const of = (id: string) => waiting.find(({ post }) => post.id === id)
  const change = (id: string, what: Partial<Waiting>) =>
    set(waiting.map((entry) => (entry.post.id === id ? { ...entry, ...what } : entry)))
  const drop = (id: string) => set(waiting.filter(({ post }) => post.id !== id))

  /** What waits here, or arrived, is no draft any more. */
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

  /** Gives up on a post, which is done once the server surely has nothing of it. */
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
    watch: (tell: () => void) => {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
    listen: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** What goes out: under an id of its own, so that the same post sent twice is one. */
export type Outgoing = {
  id: string
  draft: Draft
  pictures: PickedPicture[]
  /** What the server may have of it from before, which this one takes the place of. */
  replaces: string[]
}

/** A post on its way to the server, or back from it. */
export type Waiting = {
  post: Outgoing
  /** `discarding`: it was given up, and what the server may have of it goes. */
  step: 'posting' | 'discarding'
  /** Why it did not arrive, null while it may. */
  problem: string | null
  /** An answer was lost: the server may have it. */
  isUnsure: boolean
}

/** No answer of ours came: what was asked may have been done. */
const isLost = (problem: string) => problem === 'unreachable' || problem === 'unexpected'

/** What of a post the server may have, under which ids. */
const mayBeThere = ({ post: { id, replaces }, isUnsure }: Pick<Waiting, 'post' | 'isUnsure'>) =>
  isUnsure ? [...replaces, id] : replaces

/**
 * What goes out after a post was taken back and changed. Sent again under its id it would be answered as it arrived first; words
 * can be changed then, pictures and what it is about cannot: where those are others now it goes out as another, in its place.
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
 * Posts it, under its own id: sent again it is the same post, as it arrived first. Where that was without an answer, and words
 * were changed before it was sent again, the changes follow. What it takes the place of goes first.
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

/** Takes back what the server may have of posts; what is not there, or not any more, is taken back too. */
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

/** How it looks while it is on its way. Today's transit shows once the server has looked. */
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

// Posts that wait, in the store of this tab: what was typed outlives a reload, pictures do not.

const keyOf = (memberId: string) => `waiting:${memberId}:posts`

type Kept = {
  id: string
  draft: object
  replaces: string[]
  step: Waiting['step']
  isUnsure: boolean
  pictures: number
}

const isKept = (value: Partial<Kept> | null): value is Kept =>
  typeof value?.id === 'string' && typeof value.draft === 'object' && Array.isArray(value.replaces)

/** What waited when the page was left. */
export function readKeptPosts(memberId: string): Waiting[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? '[]')
    return (Array.isArray(kept) ? kept : [])
      .filter(isKept)
      .map(({ id, draft, replaces, step, isUnsure, pictures }) => ({
        post: { id, draft: { ...NO_DRAFT, ...draft }, pictures: [], replaces },
        step: step === 'discarding' ? 'discarding' : 'posting',
        problem: pictures > 0 ? 'picturesLost' : 'leftBefore',
        isUnsure,
      }))
  } catch {
    return []
  }
}

/** False: this browser keeps nothing. */
function keepPosts(memberId: string, waiting: readonly Waiting[]): boolean {
  const kept = waiting.map(({ post: { id, draft, replaces, pictures }, step, problem, isUnsure }): Kept => {
    // What is under way when the page goes may arrive all the same.
    return { id, draft, replaces, step, isUnsure: isUnsure || problem === null, pictures: pictures.length }
  })
  try {
    if (kept.length > 0) sessionStorage.setItem(keyOf(memberId), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(memberId))
    return true
  } catch {
    return kept.length === 0
  }
}

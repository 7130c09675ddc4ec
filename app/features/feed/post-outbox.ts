import { warnBeforeLeaving } from '~/platform/live/warn-before-leaving'
import { keepDraft, NO_DRAFT, readDraft } from './draft'
import type { FeedPost } from './feed'
import { keepPosts, readKeptPosts } from './kept-posts'
import { isLost, mayBeThere, type Outgoing, type Waiting } from './outgoing'
import { sendPost, withdrawPosts } from './outgoing-post'

/** Who shows what came of posts. */
type Listener = { posted: (post: FeedPost) => void; gone: (ids: string[]) => void }

export type PostOutbox = ReturnType<typeof createPostOutbox>

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

import { POST_MAX_GRAPHEMES } from '~/domain/community/limits'
import { readTags } from '~/domain/community/tags'
import { readPlainText } from '~/domain/text/plain-text'
import type { RootData } from '~/platform/root-data'
import type { Draft } from './draft'
import type { FeedPost } from './feed'
import type { PostAnswer } from './feed-answers'
import type { Outgoing } from './outgoing'
import { readContext } from './read-context'
import { type Sent, send } from './send'

/**
 * Posts it, under its own id: sent again it is the same post, as it arrived first. Where that was without an answer, and words
 * were changed before it was sent again, the changes follow. What it takes the place of goes first.
 */
export async function sendPost({ id, draft, pictures, replaces }: Outgoing): Promise<Sent<PostAnswer>> {
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
export async function withdrawPosts(ids: string[]): Promise<{ ok: true } | { ok: false; problem: string }> {
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

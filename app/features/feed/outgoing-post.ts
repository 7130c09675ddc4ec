import { readTags } from '~/domain/community/tags'
import type { RootData } from '~/platform/root-data'
import type { FeedPost } from './feed'
import type { PostAnswer } from './feed-answers'
import { readContext } from './read-context'
import { send } from './send'
import type { Outgoing } from './use-composer'

/** Posts it, under its own id: sent again it is the same post. */
export function sendPost({ id, draft, pictures }: Outgoing) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'create', id, ...draft })) form.append(name, value)
  for (const [place, { file, alt, isDecorative }] of pictures.entries()) {
    form.append('image', file)
    form.append('alt', isDecorative ? '' : alt)
    if (isDecorative) form.append('decorative', String(place))
  }
  return send<PostAnswer>('/resources/posts', form)
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

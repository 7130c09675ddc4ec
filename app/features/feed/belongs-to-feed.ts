import { gatesOf } from '~/domain/community/context-gates'
import { tagKey } from '~/domain/community/tags'
import type { FeedPost, FeedQuery } from './feed'

/** Whether a post one wrote oneself stands in a feed. */
export function belongsToFeed({ tags, hdContext, author }: FeedPost, query: FeedQuery): boolean {
  switch (query.kind) {
    case 'everyone':
    case 'following':
      return true
    case 'tag':
      return tags.some((tag) => tagKey(tag) === tagKey(query.tag))
    case 'type':
      return author.hdType === query.type
    case 'gate':
      return hdContext !== null && gatesOf(hdContext).includes(query.gate)
  }
}

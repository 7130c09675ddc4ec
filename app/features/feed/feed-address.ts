import { TAG_MAX_GRAPHEMES } from '~/domain/community/limits'
import { TYPES } from '~/domain/human-design/terms/codes'
import { LANGUAGES } from '~/locales/language'
import type { FeedQuery } from './feed'

/** The `feed` parameter of an address; null for everyone's, the default. */
export function feedName(query: FeedQuery): string | null {
  switch (query.kind) {
    case 'everyone':
      return null
    case 'following':
      return 'following'
    case 'tag':
      return `tag:${encodeURIComponent(query.tag)}`
    case 'type':
      return `type:${query.type}`
    case 'gate':
      return `gate:${query.gate}`
    case 'language':
      return `language:${query.language}`
  }
}

/** `?feed=…&cursor=…`, empty for the defaults. */
export function feedSearch(query: FeedQuery, cursor: string | null = null): string {
  const name = feedName(query)
  const parameters = [name && `feed=${name}`, cursor && `cursor=${encodeURIComponent(cursor)}`].filter(Boolean)
  return parameters.length > 0 ? `?${parameters.join('&')}` : ''
}

/** The page of a feed, from a cursor on. */
export const feedPath = (query: FeedQuery, cursor: string | null = null) => `/app/dashboard${feedSearch(query, cursor)}`

/** The page of a post, with its comments from a cursor on. */
export const postPath = (id: string, cursor: string | null = null) =>
  `/posts/${id}${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`

const GATES = 64
/** In UTF-16 units, of which a grapheme may have many. */
const LONGEST_TAG = TAG_MAX_GRAPHEMES * 20

/** The feed of an address; an invalid one means everyone's. */
export function readFeedQuery(search: URLSearchParams): FeedQuery {
  const feed = search.get('feed') ?? ''
  const [kind, value = ''] = feed.includes(':')
    ? [feed.slice(0, feed.indexOf(':')), feed.slice(feed.indexOf(':') + 1)]
    : [feed]
  if (feed === 'following') return { kind: 'following' }
  if (kind === 'tag' && value.trim()) return { kind, tag: value.trim().slice(0, LONGEST_TAG) }
  if (kind === 'gate' && /^[1-9]\d?$/.test(value) && Number(value) <= GATES) return { kind, gate: Number(value) }
  const language = LANGUAGES.find((known) => known === value)
  if (kind === 'language' && language) return { kind, language }
  const type = TYPES.find((known) => known === value)
  return kind === 'type' && type ? { kind, type } : { kind: 'everyone' }
}

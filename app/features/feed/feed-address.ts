import type { FeedQuery } from './feed'

/** How an address names a feed; null: everyone's, which needs no name. */
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
  }
}

/** `?feed=…&cursor=…`, empty where there is nothing to say. */
export function feedSearch(query: FeedQuery, cursor: string | null = null): string {
  const name = feedName(query)
  const said = [name && `feed=${name}`, cursor && `cursor=${encodeURIComponent(cursor)}`].filter(Boolean)
  return said.length > 0 ? `?${said.join('&')}` : ''
}

/** Where a feed, or what follows a cursor in it, is to be read. */
export const feedPath = (query: FeedQuery, cursor: string | null = null) => `/app/dashboard${feedSearch(query, cursor)}`

/** The page of a post; of its comments those from a cursor on. */
export const postPath = (id: string, cursor: string | null = null) =>
  `/posts/${id}${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`

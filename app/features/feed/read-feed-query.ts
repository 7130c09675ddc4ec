import { TAG_MAX_GRAPHEMES } from '~/domain/community/limits'
import { TYPES } from '~/domain/human-design/codes'
import type { FeedQuery } from './feed'

const GATES = 64
/** UTF-16 units: a character as a reader counts it may have many. */
const LONGEST_TAG = TAG_MAX_GRAPHEMES * 20

/** The feed an address names; what makes no sense counts as not said. */
export function readFeedQuery(search: URLSearchParams): FeedQuery {
  const said = search.get('feed') ?? ''
  const [kind, value = ''] = said.includes(':')
    ? [said.slice(0, said.indexOf(':')), said.slice(said.indexOf(':') + 1)]
    : [said]
  if (said === 'following') return { kind: 'following' }
  if (kind === 'tag' && value.trim()) return { kind, tag: value.trim().slice(0, LONGEST_TAG) }
  if (kind === 'gate' && /^[1-9]\d?$/.test(value) && Number(value) <= GATES) return { kind, gate: Number(value) }
  const type = TYPES.find((known) => known === value)
  return kind === 'type' && type ? { kind, type } : { kind: 'everyone' }
}

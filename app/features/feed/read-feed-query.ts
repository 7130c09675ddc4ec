import { TAG_MAX_GRAPHEMES } from '~/domain/community/limits'
import { TYPES } from '~/domain/human-design/codes'
import type { FeedQuery } from './feed'

const GATES = 64

/** The feed an address names; what makes no sense counts as not said. */
export function readFeedQuery(search: URLSearchParams): FeedQuery {
  const said = search.get('feed') ?? ''
  const [kind, value = ''] = said.includes(':')
    ? [said.slice(0, said.indexOf(':')), said.slice(said.indexOf(':') + 1)]
    : [said]
  if (said === 'following') return { kind: 'following' }
  if (kind === 'tag' && value.trim()) return { kind, tag: value.trim().slice(0, TAG_MAX_GRAPHEMES * 4) }
  if (kind === 'gate' && /^[1-9]\d?$/.test(value) && Number(value) <= GATES) return { kind, gate: Number(value) }
  const type = TYPES.find((known) => known === value)
  return kind === 'type' && type ? { kind, type } : { kind: 'everyone' }
}

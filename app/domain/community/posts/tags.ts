import { readPlainText } from '../../text/plain-text'
import { searchText } from '../../text/search/search-text'
import { isLineWithin } from '../../text/text-length'
import { POST_MAX_TAGS, TAG_MAX_GRAPHEMES } from '../limits'

/** The form tags are compared in: two that differ in case alone, or by `ё` and `е`, are one. */
export const tagKey = (tag: string) => searchText(tidyTag(tag))

const tidyTag = (typed: string) =>
  typed
    .trim()
    .replace(/^#+\s*/, '')
    .replace(/\s+/g, ' ')

export type TagsProblem = 'tagsTooMany' | 'tagTooLong' | 'tagInvalid'

/** The tags of a list with commas, as they were written but without `#`, each once; or what is wrong with them. */
export function readTags(typed: string): { ok: true; tags: string[] } | { ok: false; problem: TagsProblem } {
  const byKey = new Map<string, string>()
  for (const tag of typed.split(',').map(tidyTag)) {
    if (tag === '') continue
    const read = readPlainText(tag, TAG_MAX_GRAPHEMES)
    if (!read.ok) return { ok: false, problem: read.problem === 'too_long' ? 'tagTooLong' : 'tagInvalid' }
    if (!isLineWithin(read.content, TAG_MAX_GRAPHEMES)) return { ok: false, problem: 'tagTooLong' }
    const key = tagKey(tag)
    if (!byKey.has(key)) byKey.set(key, tag)
    if (byKey.size > POST_MAX_TAGS) return { ok: false, problem: 'tagsTooMany' }
  }
  return { ok: true, tags: [...byKey.values()] }
}

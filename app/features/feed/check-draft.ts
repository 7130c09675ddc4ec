import { POST_MAX_GRAPHEMES } from '~/domain/community/limits'
import { readTags } from '~/domain/community/tags'
import { readPlainText } from '~/domain/text/plain-text'
import { textLength } from '~/domain/text/text-length'

/** Keys of the namespace `feed`, as the server says them. */
export type DraftProblems = {
  content?: 'contentRequired' | 'contentTooLong' | 'contentInvalid'
  tags?: 'tagsTooMany' | 'tagTooLong' | 'tagInvalid'
}

/** How many characters, as a reader counts them, still fit; below 0 there are too many. */
export function charactersLeft(typed: string, most: number): number {
  const text = typed.trim()
  // Of letters as most write them each is one unit of the text.
  return most - (/^[\p{ASCII}А-яЁё«»—…№]*$/u.test(text) ? text.length : textLength(text))
}

/** What speaks against posting a text with these tags, before the server is asked. */
export function checkDraft({ content, tags }: { content: string; tags: string }): DraftProblems {
  const text = readPlainText(content, POST_MAX_GRAPHEMES)
  const read = readTags(tags)
  return {
    ...(text.ok ? {} : { content: CONTENT[text.problem] }),
    ...(read.ok ? {} : { tags: read.problem }),
  }
}

const CONTENT = { empty: 'contentRequired', too_long: 'contentTooLong', invalid_content: 'contentInvalid' } as const

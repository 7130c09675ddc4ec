import { POST_IMAGE_MAX_BYTES, POST_MAX_GRAPHEMES } from '~/domain/community/limits'
import type { CommentPolicy, PostVisibility } from '~/domain/community/posts/post-settings'
import { readTags } from '~/domain/community/posts/tags'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import { isBlankText } from '~/domain/text/blank-text'
import { readPlainText } from '~/domain/text/plain-text'

/** A post that is being written, pictures apart. */
export type Draft = {
  content: string
  /** As typed, commas between. */
  tags: string
  /** As the form says it: '', `gate:34`, `channel:10-20`, `transit`. */
  context: string
  visibility: PostVisibility
  comments: CommentPolicy
}

export const NO_DRAFT: Draft = { content: '', tags: '', context: '', visibility: 'public', comments: 'everyone' }

const keyOf = (memberId: string) => `draft:${memberId}:post`

/** What this tab began to write and did not post; null: nothing. */
export function readDraft(memberId: string): Draft | null {
  try {
    const kept = sessionStorage.getItem(keyOf(memberId))
    return kept ? { ...NO_DRAFT, ...JSON.parse(kept) } : null
  } catch {
    return null
  }
}

export function keepDraft(memberId: string, draft: Draft) {
  try {
    if (draft.content.trim() || draft.tags.trim() || draft.context) {
      sessionStorage.setItem(keyOf(memberId), JSON.stringify(draft))
    } else sessionStorage.removeItem(keyOf(memberId))
  } catch {
    // A browser without a store keeps what is typed as long as the page stands.
  }
}

/** Keys of the namespace `feed`, as the server says them. */
export type DraftProblems = {
  content?: 'contentRequired' | 'contentTooLong' | 'contentInvalid'
  tags?: 'tagsTooMany' | 'tagTooLong' | 'tagInvalid'
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

/** What a form says a post is about, before the server has looked where Sun and Earth stand. */
type ChosenContext = { kind: 'gate'; gate: number } | { kind: 'channel'; channel: ChannelId } | { kind: 'transit' }

/** Reads the field `context` of a form; null: about nothing in particular. */
export function readContext(said: string): ChosenContext | null {
  const [kind, value = ''] = said.split(':')
  if (kind === 'gate') return { kind, gate: Number(value) }
  if (kind === 'channel') return { kind, channel: value as ChannelId }
  return kind === 'transit' ? { kind } : null
}

/** A picture that was chosen for a post. `url` is an object URL of what was chosen. */
export type PickedPicture = {
  id: string
  file: File
  url: string
  alt: string
  /** It shows nothing that a reader misses without it. */
  isDecorative: boolean
  /** In pixels; 0 until the browser knows. */
  width: number
  height: number
}

/** Its words are still missing. */
export const lacksAlt = ({ alt, isDecorative }: PickedPicture) => !isDecorative && isBlankText(alt)

export const isTooLarge = ({ file }: PickedPicture) => file.size > POST_IMAGE_MAX_BYTES

/** What a post can show, as the server says it too. */
const TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
export const ACCEPTED = TYPES.join()

/** Why something that was chosen is not among the pictures: there is no room, or it is no picture that can be shown. */
export type LeftOut = 'full' | 'type'

/** What was chosen, as far as it is pictures. */
export const toPicked = (files: Iterable<File>): PickedPicture[] =>
  [...files]
    .filter(({ type }) => TYPES.includes(type))
    .map((file) => ({
      id: crypto.randomUUID(),
      file,
      url: URL.createObjectURL(file),
      alt: '',
      isDecorative: false,
      ...{ width: 0, height: 0 },
    }))

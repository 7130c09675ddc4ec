import { POST_IMAGE_MAX_BYTES, POST_MAX_GRAPHEMES } from '~/domain/community/limits'
import type { CommentPolicy, PostVisibility } from '~/domain/community/posts/post-settings'
import { readTags } from '~/domain/community/posts/tags'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import { isBlankText, readPlainText } from '~/domain/text/plain-text'
import { readTabText, writeTabText } from '~/platform/client/tab-storage'

/** A post that is being written, without its pictures. */
export type Draft = {
  content: string
  /** As typed, comma-separated. */
  tags: string
  /** The field of the form: '', `gate:34`, `channel:10-20` or `transit`. */
  context: string
  visibility: PostVisibility
  comments: CommentPolicy
}

export const NO_DRAFT: Draft = { content: '', tags: '', context: '', visibility: 'public', comments: 'everyone' }

const keyOf = (memberId: string) => `draft:${memberId}:post`

/** The draft stored by this tab; null: none. */
export function readDraft(memberId: string): Draft | null {
  const stored = readTabText(keyOf(memberId))
  try {
    return stored ? { ...NO_DRAFT, ...JSON.parse(stored) } : null
  } catch {
    return null
  }
}

/** Stores the draft; a blank one is deleted. */
export function keepDraft(memberId: string, draft: Draft) {
  const isBlank = !draft.content.trim() && !draft.tags.trim() && !draft.context
  writeTabText(keyOf(memberId), isBlank ? null : JSON.stringify(draft))
}

/** Keys of texts, the same as the server's. */
export type DraftProblems = {
  content?: 'contentRequired' | 'contentTooLong' | 'contentInvalid'
  tags?: 'tagsTooMany' | 'tagTooLong' | 'tagInvalid'
}

/** What the server would refuse in a text and its tags. */
export function checkDraft({ content, tags }: { content: string; tags: string }): DraftProblems {
  const text = readPlainText(content, POST_MAX_GRAPHEMES)
  const read = readTags(tags)
  return {
    ...(text.ok ? {} : { content: CONTENT[text.problem] }),
    ...(read.ok ? {} : { tags: read.problem }),
  }
}

const CONTENT = { empty: 'contentRequired', too_long: 'contentTooLong', invalid_content: 'contentInvalid' } as const

/** What a post is about, as chosen in the form: a transit still without its positions. */
type ChosenContext = { kind: 'gate'; gate: number } | { kind: 'channel'; channel: ChannelId } | { kind: 'transit' }

/** Parses the field `context` of a form; null: about nothing in particular. */
export function readContext(said: string): ChosenContext | null {
  const [kind, value = ''] = said.split(':')
  if (kind === 'gate') return { kind, gate: Number(value) }
  if (kind === 'channel') return { kind, channel: value as ChannelId }
  return kind === 'transit' ? { kind } : null
}

/** A picture chosen for a post. `url` is an object URL. */
export type PickedPicture = {
  id: string
  file: File
  url: string
  alt: string
  /** It needs no alternative text. */
  isDecorative: boolean
  /** In pixels; 0 until the browser knows. */
  width: number
  height: number
}

export const lacksAlt = ({ alt, isDecorative }: PickedPicture) => !isDecorative && isBlankText(alt)

export const isTooLarge = ({ file }: PickedPicture) => file.size > POST_IMAGE_MAX_BYTES

/** The types that the server accepts. */
const TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
export const ACCEPTED = TYPES.join()

/** Why a chosen file was left out: the post is full, or the type isn't accepted. */
export type LeftOut = 'full' | 'type'

/** The pictures among chosen files. */
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

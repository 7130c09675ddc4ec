import type { Draft } from './draft'
import type { PickedPicture } from './picked-picture'

/** What goes out: under an id of its own, so that the same post sent twice is one. */
export type Outgoing = {
  id: string
  draft: Draft
  pictures: PickedPicture[]
  /** What the server may have of it from before, which this one takes the place of. */
  replaces: string[]
}

/** A post on its way to the server, or back from it. */
export type Waiting = {
  post: Outgoing
  /** `discarding`: it was given up, and what the server may have of it goes. */
  step: 'posting' | 'discarding'
  /** Why it did not arrive, null while it may. */
  problem: string | null
  /** An answer was lost: the server may have it. */
  isUnsure: boolean
}

/** No answer of ours came: what was asked may have been done. */
export const isLost = (problem: string) => problem === 'unreachable' || problem === 'unexpected'

/** What of a post the server may have, under which ids. */
export const mayBeThere = ({ post: { id, replaces }, isUnsure }: Pick<Waiting, 'post' | 'isUnsure'>) =>
  isUnsure ? [...replaces, id] : replaces

/**
 * What goes out after a post was taken back and changed. Sent again under its id it would be answered as it arrived first; words
 * can be changed then, pictures and what it is about cannot: where those are others now it goes out as another, in its place.
 */
export function toOutgoing(
  { id, draft, pictures }: Omit<Outgoing, 'replaces'>,
  before: Pick<Waiting, 'post' | 'isUnsure'> | null,
): Outgoing {
  if (!before) return { id, draft, pictures, replaces: [] }
  const isOther = before.post.draft.context !== draft.context || !areSame(before.post.pictures, pictures)
  return isOther && before.isUnsure
    ? { id: crypto.randomUUID(), draft, pictures, replaces: mayBeThere(before) }
    : { id: before.post.id, draft, pictures, replaces: before.post.replaces }
}

const areSame = (some: PickedPicture[], others: PickedPicture[]) =>
  some.length === others.length &&
  some.every(({ file, alt, isDecorative }, place) => {
    const other = others[place]
    return other && file === other.file && isDecorative === other.isDecorative && (isDecorative || alt === other.alt)
  })

import { keyOf, type Selection } from '../bodygraph/selection'

/** The words of the summary that have a reading of their own. */
export const TERMS = ['type', 'strategy', 'authority', 'profile', 'definition', 'cross'] as const
export type TermCode = (typeof TERMS)[number]

/** What the reader looks at: something in the drawing, or a word of the summary. */
export type Focus = Selection | { kind: 'term'; term: TermCode }

/** A focus as one word, for keys and comparison. */
export const focusKey = (focus: Focus) => (focus.kind === 'term' ? `term.${focus.term}` : keyOf(focus))

/** What of the focus the drawing can show. */
export const toSelection = (focus: Focus | null): Selection | null =>
  focus === null || focus.kind === 'term' ? null : focus

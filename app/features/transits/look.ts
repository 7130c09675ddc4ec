import type { Selection } from '~/ui/bodygraph/selection'
import type { Overlay } from './overlay'
import type { OverlayWords } from './use-overlay-words'

/** What parts of the page look at together. */
export type Look = {
  overlay: Overlay
  words: OverlayWords
  focus: Selection | null
  onFocus: (focus: Selection | null) => void
}

import { MinusIcon, PlusIcon, ResetIcon } from '../icons'
import { LARGEST } from './zoom'

const ZOOM_KEYS = [
  { key: '-', word: 'zoomOut', Icon: MinusIcon, isDone: (scale: number) => scale <= 1 },
  { key: '+', word: 'zoomIn', Icon: PlusIcon, isDone: (scale: number) => scale >= LARGEST },
  { key: '0', word: 'zoomReset', Icon: ResetIcon, isDone: (scale: number) => scale === 1 },
] as const

type Props = {
  scale: number
  words: { zoom: string; zoomOut: string; zoomIn: string; zoomReset: string }
  onPress: (key: '-' | '+' | '0') => void
}

/** Under a drawing: larger, smaller, and whole again. */
export function ZoomButtons({ scale, words, onPress }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons, not a part of a form
    <div role="group" aria-label={words.zoom} className="flex justify-end gap-1 print:hidden noscript:hidden">
      {ZOOM_KEYS.map(({ key, word, Icon, isDone }) => (
        <button
          key={key}
          type="button"
          aria-label={words[word]}
          aria-disabled={isDone(scale) || undefined}
          onClick={() => onPress(key)}
          className="grid size-9 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink aria-disabled:opacity-40 pointer-coarse:size-11"
        >
          <Icon className="size-4.5" />
        </button>
      ))}
    </div>
  )
}

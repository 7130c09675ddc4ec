import { useT } from '~/locales/use-t'
import { MinusIcon, PlusIcon, ResetIcon } from '../icons'
import { LARGEST } from './zoom'

const KEYS = [
  { key: '-', words: 'zoomOut', Icon: MinusIcon, isDone: (scale: number) => scale <= 1 },
  { key: '+', words: 'zoomIn', Icon: PlusIcon, isDone: (scale: number) => scale >= LARGEST },
  { key: '0', words: 'zoomReset', Icon: ResetIcon, isDone: (scale: number) => scale === 1 },
] as const

/** Under a drawing: larger, smaller, and whole again. */
export function ZoomButtons({ scale, onPress }: { scale: number; onPress: (key: '-' | '+' | '0') => void }) {
  const t = useT('ui')
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons, not a part of a form
    <div role="group" aria-label={t('zoom')} className="flex justify-end gap-1 print:hidden noscript:hidden">
      {KEYS.map(({ key, words, Icon, isDone }) => (
        <button
          key={key}
          type="button"
          aria-label={t(words)}
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

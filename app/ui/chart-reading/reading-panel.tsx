import { type ReactNode, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { CloseIcon } from '../icons'
import { useUncovered } from './use-uncovered'

type Props = {
  /** What is looked at, as `focusKey` names it; null: nothing, and `start` stands there. */
  focus: string | null
  /** False as long as its words are on their way. */
  isReady?: boolean
  /** Whether it is said aloud as it comes. */
  isLive?: boolean
  start: string
  onClose: () => void
  className: string
  /** What leaves room for the button that closes it. */
  roomClass?: string
  children: ReactNode
}

/** The one panel of a drawing that explains what is looked at. Without scripts nothing can be pressed: no panel. */
export function ReadingPanel({
  focus,
  isReady = true,
  isLive = true,
  start,
  onClose,
  className,
  roomClass = '[&>header]:pr-10',
  children,
}: Props) {
  const t = useT('reading')
  const panel = useRef<HTMLElement>(null)
  useUncovered(panel, focus, isReady)
  return (
    <section
      ref={panel}
      aria-label={t('reading')}
      aria-live={isLive ? 'polite' : 'off'}
      className={`rounded-card border border-line bg-surface p-4 print:hidden ${focus ? '' : 'noscript:hidden'} ${className}`}
    >
      {focus ? (
        <div className={`relative ${roomClass}`}>
          <button
            type="button"
            onClick={onClose}
            aria-label={t('close')}
            className="absolute -top-2 -right-2 grid size-10 place-items-center rounded-control text-faint hover:bg-sunken hover:text-ink pointer-coarse:size-11"
          >
            <CloseIcon className="size-4.5" />
          </button>
          {children}
        </div>
      ) : (
        <p className="text-sm text-muted">{start}</p>
      )}
    </section>
  )
}

/**
 * How it stands in a container `reading`: where all is in one column it floats above the bottom edge, in sight of the finger
 * that pressed, and is not there while nothing is looked at; else at the top of a column of its own.
 */
export const panelBeside = (focus: string | null) =>
  focus
    ? '@max-[880px]/reading:floating-panel @min-[880px]/reading:sticky @min-[880px]/reading:top-4 @min-[880px]/reading:z-10 @min-[880px]/reading:max-h-[calc(100dvh-2rem)] @min-[880px]/reading:overflow-y-auto @min-[880px]/reading:shadow-float'
    : '@max-[880px]/reading:hidden'

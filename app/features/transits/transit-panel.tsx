import { useT } from '~/locales/use-t'
import { focusKey } from '~/ui/chart-reading/focus'
import { panelBeside, ReadingPanel } from '~/ui/chart-reading/reading-panel'
import type { Look } from './look'
import { TransitExplanation } from './transit-explanation'

type Props = Look & { isPlaying: boolean; className?: string }

/** The panel of the drawing of a sky; silent while the month plays. */
export function TransitPanel({ isPlaying, className = '', ...look }: Props) {
  const t = useT('transit-reading')
  const { focus, onFocus } = look
  const key = focus && focusKey(focus)
  return (
    <ReadingPanel
      focus={key}
      isLive={!isPlaying}
      start={t('start')}
      onClose={() => onFocus(null)}
      className={`${panelBeside(key)} ${className}`}
    >
      {focus ? <TransitExplanation {...look} focus={focus} /> : null}
    </ReadingPanel>
  )
}

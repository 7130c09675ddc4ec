import { colorKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { ARROW_PLACES, type ArrowCode } from '../bodygraph/geometry'
import type { Focus } from './focus'
import type { ReadableChart } from './readable-chart'
import { ReadingLinks, ReadingText, ReadingTitle } from './reading-layout'

type Props = { arrow: ArrowCode; chart: ReadableChart; onFocus: (focus: Focus) => void }

/** One of the four arrows: its subject, its direction by the tone, its theme by the color. */
export function ExplainArrow({ arrow, chart: { variables }, onFocus }: Props) {
  const t = useT('reading')
  const hd = useT('hd')
  const text = useT('readings-variables')
  if (!variables) return null
  const { arrow: direction, color } = variables[arrow]
  const { side, body } = ARROW_PLACES[arrow]
  const names = { body: hd(`body.${body}`), side: hd(`side.${side}`) }
  return (
    <>
      <ReadingTitle
        title={`${hd(`variable.${arrow}`)}: ${hd(`arrow.${arrow}.${direction}`)}`}
        detail={`${t(direction === 'left' ? 'arrowLeft' : 'arrowRight')} · ${t('color', { color, name: hd(colorKey(arrow, color)) })}`}
      />
      <ReadingText>{text(`variable.${arrow}`)}</ReadingText>
      <ReadingText>{text(`arrow.${arrow}.${direction}`)}</ReadingText>
      <ReadingText>{text(colorKey(arrow, color))}</ReadingText>
      <p className="mt-2 text-sm text-muted">{t('arrowFrom', names)}</p>
      <ReadingLinks
        label={t('inGate')}
        onFocus={onFocus}
        links={[{ key: body, focus: { kind: 'body', side, body }, words: `${names.body}, ${names.side}` }]}
      />
    </>
  )
}

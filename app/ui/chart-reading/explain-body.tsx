import type { BodyCode, Side } from '~/domain/human-design/terms/codes'
import { gateKey, lineKey } from '~/locales/hd-key'
import { useLanguage, useT } from '~/locales/use-t'
import type { Focus } from './focus'
import type { ReadableChart } from './readable-chart'
import { ReadingLinks, ReadingText, ReadingTitle } from './reading-layout'

type Props = { side: Side; body: BodyCode; chart: ReadableChart; onFocus: (focus: Focus) => void }

/** A planet: what it stands for on this side, the gate and line it stands in, and where exactly. */
export function ExplainBody({ side, body, chart, onFocus }: Props) {
  const t = useT('reading')
  const hd = useT('hd')
  const centers = useT('readings-centers')
  const core = useT('readings-core')
  const gates = useT('readings-gates')
  const language = useLanguage()
  const found = chart.data.activations?.[side].find((activation) => activation.body === body)
  const exact = chart.activations?.[side].find((activation) => activation.body === body)
  if (!found) return null
  const { gate, line } = found
  return (
    <>
      <ReadingTitle
        title={`${hd(`body.${body}`)} · ${hd(`side.${side}`)}`}
        detail={`${t('gateLine', { gate, line })} · ${hd(lineKey(line))}`}
      />
      <ReadingText>{centers(`body.${body}`)}</ReadingText>
      <ReadingText>{gates(gateKey(gate))}</ReadingText>
      <ReadingText>{core(lineKey(line))}</ReadingText>
      <p className="mt-2 text-sm text-muted">{centers(`side.${side}`)}</p>
      {exact ? (
        <p className="tabular mt-1 text-sm text-muted">
          {t('exact', {
            degrees: exact.longitudeDegrees.toLocaleString(language, { maximumFractionDigits: 4 }),
            color: exact.color,
            tone: exact.tone,
            base: exact.base,
          })}
        </p>
      ) : null}
      <ReadingLinks
        label={t('inGate')}
        onFocus={onFocus}
        links={[{ key: 'gate', focus: { kind: 'gate', gate }, words: `${gate} ${hd(gateKey(gate))}` }]}
      />
    </>
  )
}

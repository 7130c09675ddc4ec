import type { Cross } from '~/domain/human-design/chart'
import { crossName } from '~/locales/cross-name'
import { gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'

/** Whose gates make a cross, in the order of `Cross.gates`. */
const PLACES = [
  { side: 'personality', body: 'sun' },
  { side: 'personality', body: 'earth' },
  { side: 'design', body: 'sun' },
  { side: 'design', body: 'earth' },
] as const

/** The incarnation cross: its name, its quarter, and its four gates with who stands in them. */
export function SheetCross({ cross }: { cross: Cross }) {
  const t = useT('chart-views')
  const hd = useT('hd')
  const crosses = useT('crosses')
  return (
    <section
      aria-label={hd('label.incarnationCross')}
      className="mt-8 print:mt-[5mm] print:text-[9pt] print:leading-[1.3]"
    >
      <h3>{hd('label.incarnationCross')}</h3>
      <p className="mt-1">
        {crossName(crosses, cross)} · {hd(`quarter.${cross.quarter}`)}
      </p>
      <ul aria-label={t('crossGates')} className="mt-1 grid gap-x-8 xl:grid-cols-2 print:grid-cols-2">
        {PLACES.map(({ side, body }, place) => {
          const gate = cross.gates[place]!
          return (
            <li key={`${side}.${body}`} className="flex flex-wrap gap-x-3 border-b border-line py-1.5 print:py-[0.9mm]">
              <span className="tabular w-6 font-medium">{gate}</span>
              <span className="min-w-0 grow basis-32">{hd(gateKey(gate))}</span>
              <span className="text-right text-sm text-muted print:text-[9pt]">{`${hd(`body.${body}`)}, ${hd(`side.${side}`)}`}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

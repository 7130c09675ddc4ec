import { CENTERS } from '~/domain/human-design/terms/codes'
import { useT } from '~/locales/use-t'
import { GATES_OF } from '~/ui/bodygraph/geometry'
import type { Pair } from './connection-chart'
import { usePairWords } from './use-pair-words'

/** Both charts as a table, to read, copy or have read aloud: of each center by whom it is defined, and whose gates stand in it. */
export function PairTable({ pair }: { pair: Pair }) {
  const t = useT('pair-reading')
  const hd = useT('hd')
  const { reading, composite } = usePairWords(pair)
  const { a, b } = pair.drawings
  const gatesIn = (drawing: typeof a, center: (typeof CENTERS)[number]) =>
    GATES_OF[center]
      .filter((gate) => drawing.gates[gate])
      .sort((one, other) => one - other)
      .join(', ') || t('none')
  return (
    <table className="mt-4 w-full border-collapse text-sm hyphens-auto md:text-base">
      <caption className="pb-2 text-left font-semibold">{reading('tableOf')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-sm text-muted">
          {[t('center'), t('defined'), reading('yourGates'), reading('theirGates')].map((head) => (
            <th key={head} scope="col" className="py-1.5 pr-3 align-bottom font-medium wrap-anywhere">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CENTERS.map((center) => (
          <tr key={center} className="border-b border-line align-baseline">
            <th scope="row" className="py-1.5 pr-3 text-left font-medium">
              {hd(`center.${center}`)}
            </th>
            <td className="py-1.5 pr-3">{composite(`center.${pair.centers[center]}`)}</td>
            <td className="tabular py-1.5 pr-3">{gatesIn(a, center)}</td>
            <td className="tabular py-1.5">{gatesIn(b, center)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

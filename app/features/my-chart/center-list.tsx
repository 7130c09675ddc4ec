import type { CenterState } from '~/domain/human-design/codes'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/card'
import type { NamedCenter } from './my-chart'

/** Told apart by shape and word, not by colour: full, framed, dashed. */
const MARKERS: Record<CenterState, string> = {
  defined: 'border-ink bg-ink',
  undefined: 'border-ink',
  open: 'border-dashed border-muted',
}

/** The nine centers from Head to Root: defined, undefined, or open (undefined without any active gate). */
export function CenterList({ centers }: { centers: NamedCenter[] }) {
  const t = useT('my-chart')
  const count = centers.filter(({ state }) => state === 'defined').length
  return (
    <Card as="section" aria-labelledby="centers">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="centers" className="text-lg">
          {t('centers')}
        </h2>
        <p className="text-sm text-muted">{t('centersDefined', { count })}</p>
      </header>
      <ul className="mt-2">
        {centers.map(({ code, name, state, stateName }) => (
          <li key={code} className="flex min-h-10 items-center gap-3 border-b border-line last:border-b-0">
            <span
              aria-hidden="true"
              className={`size-3.5 shrink-0 rounded-[3px] border-[1.5px] [print-color-adjust:exact] ${MARKERS[state]}`}
            />
            <span className="min-w-0 flex-1">{name}</span>
            <span className={state === 'defined' ? 'font-semibold' : 'text-muted'}>{stateName}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { useT } from '~/locales/use-t'
import { Card } from '~/ui/card'
import { TypeBadge } from '~/ui/type-badge'
import type { CoreFact } from './my-chart'

/** Type, authority and profile, each with why it matters. */
export function CoreCard({ core }: { core: CoreFact[] }) {
  const t = useT('my-chart')
  return (
    <Card as="section" aria-labelledby="core">
      <h2 id="core" className="text-lg">
        {t('core')}
      </h2>
      <dl className="mt-3 grid gap-4">
        {core.map((fact) => (
          <div key={fact.term}>
            <dt className="text-sm text-muted">{t(fact.term)}</dt>
            <dd>
              <span className="mt-0.5 inline-flex min-h-8 items-center rounded-full border border-line-strong px-3 font-semibold">
                {fact.term === 'type' ? (
                  <TypeBadge type={fact.code} label={fact.name} isTimeUncertain={false} />
                ) : (
                  fact.name
                )}
              </span>
              {fact.share ? <span className="tabular ml-2 text-sm text-warn">{fact.share}</span> : null}
              <p className="mt-1.5 font-serif text-pretty">{fact.why}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

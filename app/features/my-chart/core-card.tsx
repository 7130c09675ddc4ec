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
              <Badge fact={fact} />
              <p className="mt-1 font-serif text-pretty">{fact.why}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const BADGE = 'inline-flex rounded-full border border-line-strong px-3 py-1 font-semibold'

function Badge({ fact }: { fact: CoreFact }) {
  const hd = useT('hd')
  switch (fact.term) {
    case 'type':
      return (
        <span className={BADGE}>
          <TypeBadge type={fact.code} label={hd(`type.${fact.code}`)} />
        </span>
      )
    case 'authority':
      return <span className={BADGE}>{hd(`authority.${fact.code}`)}</span>
    case 'profile':
      return (
        <span className={BADGE}>
          {fact.code}&nbsp;<span className="font-normal text-muted">{hd(`profile.${fact.code}`)}</span>
        </span>
      )
  }
}

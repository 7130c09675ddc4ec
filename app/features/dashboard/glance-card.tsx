import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { CENTERS } from '~/domain/human-design/terms/codes'
import { useT } from '~/locales/use-t'
import { MiniBodygraph } from '~/ui/bodygraph/mini-bodygraph'
import { Card } from '~/ui/layout/card'
import { TypeBadge } from '~/ui/members/type-badge'
import { CompletedToday } from './completed-today'
import type { Glance } from './glance.server'

/** One's chart in a hand's breadth: the small drawing with its two counts, and the words that matter every day. */
export function GlanceCard({ glance }: { glance: Glance }) {
  const t = useT('dashboard')
  const hd = useT('hd')
  const { type, authority, profile, drawing, uncertainTime, completed } = glance
  const centers = t('centersDefined', {
    count: CENTERS.filter((center) => drawing.centers[center] === 'defined').length,
  })
  const gates = t('gates', { count: Object.keys(drawing.gates).length })
  const name = t('chartName', { centers, gates })
  return (
    <Card as="section" aria-labelledby="glance">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="glance" className="text-lg">
          {t('glance')}
        </h2>
        <Link
          to="/app/profile"
          className="inline-flex min-h-7 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {t('openChart')}
        </Link>
      </header>
      <TypeBadge type={type} label={hd(`type.${type}`)} isTimeUncertain={uncertainTime !== null} className="mt-1" />
      <div className="mt-3 flex items-center gap-4">
        <Link to="/app/profile" tabIndex={-1} aria-label={name} className="w-24 shrink-0">
          <MiniBodygraph data={drawing} name={name} className="w-full" />
        </Link>
        <dl className="grid min-w-0 gap-2">
          <Fact label={t('strategy')}>{hd(`strategy.${type}`)}</Fact>
          <Fact label={t('authority')}>{hd(`authority.${authority}`)}</Fact>
          <Fact label={t('profile')}>
            <span className="tabular">{profile}</span> {hd(`profile.${profile}`)}
          </Fact>
        </dl>
      </div>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-4 gap-y-2">
        <Fact label={t('signature')}>{hd(`signature.${type}`)}</Fact>
        <Fact label={t('notSelf')}>{hd(`notSelf.${type}`)}</Fact>
      </dl>
      {uncertainTime ? <p className="mt-4 text-sm text-warn">{t(`uncertainTime.${uncertainTime}`)}</p> : null}
      <p className="tabular mt-4 text-sm text-muted">
        {centers} · {gates}
      </p>
      <CompletedToday completed={completed} />
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm leading-5 text-muted">{label}</dt>
      <dd className="text-base leading-5.5">{children}</dd>
    </div>
  )
}

import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { CompletedChannel } from '~/domain/human-design/chart/completed-channels'
import { CENTERS } from '~/domain/human-design/terms/codes'
import { channelKey, channelNumbers } from '~/locales/hd-key'
import { percentText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { MiniBodygraph } from '~/ui/bodygraph/mini-bodygraph'
import { Card } from '~/ui/layout/card'
import { StaticLink } from '~/ui/layout/static-link'
import { TypeBadge } from '~/ui/members/type-badge'
import type { Dashboard, Glance } from './dashboard.server'

const LINK =
  'inline-flex min-h-7 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11'

/** The member's chart in short: a small drawing with its counts, strategy, authority and profile, and today's channels. */
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
        <Link to="/app/profile" className={LINK}>
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

/** The channels that transits complete today: the member's gate, and the bodies in the other one. */
function CompletedToday({ completed }: { completed: CompletedChannel[] | null }) {
  const t = useT('dashboard')
  const hd = useT('hd')
  return (
    <section aria-labelledby="completed" className="mt-4 border-t border-line pt-3">
      <h3 id="completed">{t('completed')}</h3>
      {completed && completed.length > 0 ? (
        <ul className="mt-1.5 grid gap-2">
          {completed.map(({ channel, natalGate, transitGate, bodies }) => (
            <li key={channel}>
              <p className="leading-5.5">
                <span className="tabular">{channelNumbers(channel)}</span> {hd(channelKey(channel))}
              </p>
              <p className="text-sm leading-5 text-muted">
                {t('completedBy', {
                  natal: natalGate,
                  transit: transitGate,
                  bodies: bodies.map((body) => hd(`body.${body}`)).join(', '),
                })}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-sm text-muted">{t(completed ? 'completedNone' : 'completedUnknown')}</p>
      )}
      <StaticLink to="/app/transits" prefetch="intent" className={`mt-1 ${LINK}`}>
        {t('completedShow')}
      </StaticLink>
    </section>
  )
}

type TodayProps = {
  glance: Glance
  completion: Dashboard['completion']
  /** The focus of the day, from the guidance feature. */
  focus: ReactNode
}

/** The chart and the day in a few lines, above the feed where the sidebar is below it. */
export function TodayCard({ glance: { type, uncertainTime, completed }, completion, focus }: TodayProps) {
  const t = useT('dashboard')
  const hd = useT('hd')
  const language = useLanguage()
  const channels = completed?.map(({ channel }) => `${channelNumbers(channel)} ${hd(channelKey(channel))}`)
  return (
    <Card as="section" aria-labelledby="today" className="xl:hidden">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="today" className="text-lg">
          {t('guidance')}
        </h2>
        <TypeBadge type={type} label={hd(`type.${type}`)} isTimeUncertain={uncertainTime !== null} />
      </header>
      {focus}
      {channels && channels.length > 0 ? (
        <p className="mt-2 text-sm text-muted">{t('completedList', { channels: channels.join(', ') })}</p>
      ) : null}
      <p className="mt-2 flex flex-wrap gap-x-5 border-t border-line pt-2">
        <Link to="/app/profile" className={LINK}>
          {t('openChart')}
        </Link>
        {completion.percent < 100 ? (
          <a href="#first-steps" className={LINK}>
            {t('completion')} {percentText(completion.percent / 100, language)}
          </a>
        ) : null}
      </p>
    </Card>
  )
}

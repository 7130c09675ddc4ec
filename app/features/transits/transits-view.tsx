import type { ReactNode } from 'react'
import { useLanguage, useT } from '~/locales/use-t'
import { useTimeZone } from '~/ui/clock/use-time-zone'
import { ButtonLink } from '~/ui/controls/button-link'
import { PeopleIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { StaticLink } from '~/ui/layout/static-link'
import { Avatar } from '~/ui/members/avatar'
import { EmptyState } from '~/ui/states/empty-state'
import { SkyOverChartView } from './sky-over-chart'
import { momentText } from './span-text'
import { type CompletingPerson, TRANSITS, type TransitsPage, type WhoCompletes } from './transits'

/** The sky of a moment over the member's chart, the month around it, and who completes them under it. `tabs`: the pages beside it. */
export function TransitsView({ page, tabs }: { page: TransitsPage; tabs?: ReactNode }) {
  const t = useT('transits')
  const { moment, natal, who } = page
  return (
    <div className="grid grid-cols-1 gap-5">
      <header>
        <h1>{t('title')}</h1>
        <p className="mt-1 max-w-[64ch] text-pretty text-muted">{t(natal ? 'lead' : 'leadPlain')}</p>
      </header>
      {tabs}
      <SkyOverChartView sky={page} page={TRANSITS}>
        {natal ? null : (
          <Card as="section" aria-labelledby="no-chart">
            <h2 id="no-chart" className="text-lg">
              {t('noChart')}
            </h2>
            <p className="mt-1 text-pretty text-muted">{t('noChartText')}</p>
            <ButtonLink to="/app/settings?tab=hd-data" variant="primary" className="mt-4">
              {t('addBirth')}
            </ButtonLink>
          </Card>
        )}
      </SkyOverChartView>
      {who && moment ? <WhoCompletesCard who={who} at={moment.at} /> : null}
    </div>
  )
}

/** Connections whose gates close open channels with this sky, one line each, the weightiest first. */
function WhoCompletesCard({ who, at }: { who: WhoCompletes; at: number }) {
  const t = useT('transits')
  const zone = { timeZone: useTimeZone(), language: useLanguage() }
  const { people, moreCount, openCount, connectionsCount, isCut } = who
  const closedCount = connectionsCount - openCount
  return (
    <Card as="section" aria-labelledby="who">
      <h2 id="who">{t('who')}</h2>
      <p className="mt-1 max-w-[64ch] text-pretty text-muted">{t('whoText')}</p>
      <p className="text-sm text-muted" suppressHydrationWarning>
        {t('whoAt', { moment: momentText(at, zone) })}
      </p>
      {people.length > 0 ? (
        <ul className="mt-3">
          {people.map((person) => (
            <Person key={person.username} person={person} />
          ))}
        </ul>
      ) : (
        <NoHelpers isAlone={connectionsCount === 0} isClosed={openCount === 0} />
      )}
      <div className="mt-2 grid gap-1 text-sm text-muted empty:hidden">
        {moreCount > 0 ? <p>{t('morePeople', { count: moreCount })}</p> : null}
        {closedCount > 0 && openCount > 0 ? <p>{t('closed', { count: closedCount })}</p> : null}
        {isCut ? <p>{t('cut', { count: connectionsCount })}</p> : null}
      </div>
    </Card>
  )
}

function Person({ person: { username, fullName, avatarUrl, type, sentences } }: { person: CompletingPerson }) {
  const t = useT('transits')
  const [first, ...others] = sentences
  return (
    <li className="flex gap-3 border-b border-line py-3 last:border-b-0">
      <Avatar name={fullName} src={avatarUrl} type={type} />
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-5.5 font-semibold">
          <StaticLink
            to={`/app/compatibility/${username}`}
            aria-label={t('compare', { name: fullName })}
            className="inline-flex min-h-6 items-center text-ink no-underline wrap-anywhere hover:underline pointer-coarse:min-h-11"
          >
            {fullName}
          </StaticLink>
        </h3>
        <p className="text-pretty">{first}</p>
        {others.length > 0 ? (
          <details className="mt-0.5">
            <summary className="w-fit text-sm text-muted hover:text-ink pointer-coarse:py-2.5">
              {t('moreSentences', { count: others.length })}
            </summary>
            <ul className="mt-1 grid gap-1 text-pretty text-muted">
              {others.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </li>
  )
}

function NoHelpers({ isAlone, isClosed }: { isAlone: boolean; isClosed: boolean }) {
  const t = useT('transits')
  const text = isAlone ? 'whoAloneText' : isClosed ? 'whoClosedText' : 'whoNobodyText'
  return (
    <EmptyState
      icon={<PeopleIcon className="size-7" />}
      title={t(isAlone ? 'whoAlone' : 'whoNobody')}
      action={isAlone ? <ButtonLink to="/app/connections">{t('findPeople')}</ButtonLink> : null}
    >
      {t(text)}
    </EmptyState>
  )
}

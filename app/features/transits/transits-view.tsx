import type { ReactNode } from 'react'
import { useLanguage, useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { useTimeZone } from '~/ui/clock/use-time-zone'
import { EmptyState } from '~/ui/empty-state'
import { SunIcon } from '~/ui/icons'
import { MomentHead } from './moment-head'
import { MovingSky } from './moving-sky'
import { TRANSITS, type TransitsPage } from './transits'
import { WhoCompletesCard } from './who-completes-card'

/** The sky of a moment over the member's chart, the month around it, and who completes them under it. `tabs`: the pages beside it. */
export function TransitsView({ page, tabs }: { page: TransitsPage; tabs?: ReactNode }) {
  const t = useT('transits')
  const { asked, moment, natal, who } = page
  const zone = { timeZone: useTimeZone(), language: useLanguage() }
  return (
    <div className="grid grid-cols-1 gap-5">
      <header>
        <h1>{t('title')}</h1>
        <p className="mt-1 max-w-[64ch] text-pretty text-muted">{t(natal ? 'lead' : 'leadPlain')}</p>
      </header>
      {tabs}
      <MomentHead asked={asked} zone={zone} />
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
      {moment ? (
        <MovingSky key={moment.at} moment={moment} natal={natal} zone={zone} />
      ) : (
        <Card as="section">
          <EmptyState
            icon={<SunIcon className="size-7" />}
            title={t('unknown')}
            action={
              <ButtonLink to={TRANSITS} reloadDocument>
                {t('again')}
              </ButtonLink>
            }
          >
            {t('unknownText')}
          </EmptyState>
        </Card>
      )}
      {who && moment ? <WhoCompletesCard who={who} at={moment.at} zone={zone} /> : null}
    </div>
  )
}

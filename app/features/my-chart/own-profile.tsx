import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import { Avatar } from '~/ui/avatar'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { ChartIcon } from '~/ui/icons'
import { TypeBadge } from '~/ui/type-badge'
import { ChartDrawing } from './chart-drawing'
import type { OwnProfile as Profile } from './load-own-profile.server'
import { ShowToggles } from './show-toggles'
import { useChartShow } from './use-chart-show'

type Props = {
  profile: Profile
  /** The way to the page that others see. */
  links: ReactNode
  /** How many follow, are followed, and what was posted. */
  counts: ReactNode
}

/** One's own page: who one is here, and one's chart to read. */
export function OwnProfile({ profile, links, counts }: Props) {
  const t = useT('my-chart')
  const { chart, timeAccuracy } = profile
  const show = useChartShow(profile.show)
  return (
    <div className="grid gap-5">
      <ProfileHeader profile={profile} links={links} counts={counts} />
      {chart ? (
        <Card as="section" aria-labelledby="chart">
          <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="chart">{t('profileTitle')}</h2>
            <ShowToggles show={show} />
          </header>
          {timeAccuracy === 'unknown' || timeAccuracy === 'approximate' ? (
            <Alert tone="warning" className="mb-4">
              {t(timeAccuracy === 'unknown' ? 'birthTimeOpen' : 'birthTimeRough')}{' '}
              <Link to="/app/settings?tab=hd-data#times" className="font-semibold underline underline-offset-4">
                {t('whatIsOpen')}
              </Link>
            </Alert>
          ) : null}
          <ChartDrawing chart={chart} show={show} />
        </Card>
      ) : (
        <Card as="section">
          <EmptyState
            icon={<ChartIcon className="size-7" />}
            title={t('emptyTitle')}
            action={
              <ButtonLink to="/app/settings?tab=hd-data" variant="primary">
                {t('emptyAction')}
              </ButtonLink>
            }
          >
            {t('emptyText')}
          </EmptyState>
        </Card>
      )}
    </div>
  )
}

function ProfileHeader({ profile, links, counts }: Props) {
  const t = useT('my-chart')
  const { fullName, username, avatarUrl, memberSince, chart, words } = profile
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={fullName} src={avatarUrl} size="xl" type={chart?.type} className="max-md:hidden" />
      <Avatar name={fullName} src={avatarUrl} size="lg" type={chart?.type} className="md:hidden" />
      <div className="min-w-0 flex-1">
        <h1 className="wrap-anywhere">{fullName}</h1>
        <p className="text-muted">
          <span className="wrap-anywhere">@{username}</span> · {t('memberSince', { date: memberSince })}
        </p>
        {chart && words ? (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <TypeBadge type={chart.type} label={words.type} />
            <span>{`${t('authority')}: ${words.authority}`}</span>
            <span className="tabular">{`${t('profile')}: ${chart.profile}`}</span>
          </p>
        ) : null}
      </div>
      {links}
      <div className="basis-full">{counts}</div>
    </header>
  )
}

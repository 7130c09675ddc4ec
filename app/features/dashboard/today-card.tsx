import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { channelKey, channelNumbers } from '~/locales/hd-key'
import { percentText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { TypeBadge } from '~/ui/members/type-badge'
import type { Glance } from './glance.server'
import type { Dashboard } from './load-dashboard.server'

const LINK =
  'inline-flex min-h-7 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11'

type Props = {
  glance: Glance
  completion: Dashboard['completion']
  /** The focus of the day, from the guidance feature. */
  focus: ReactNode
}

/** The day in a few lines, above the feed on screens too narrow for the sidebar beside it. */
export function TodayCard({ glance: { type, uncertainTime, completed }, completion, focus }: Props) {
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

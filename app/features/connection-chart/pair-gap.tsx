import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChartIcon, LockIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { EmptyState } from '~/ui/states/empty-state'
import type { Gap, PairPerson } from './connection-chart'

/** What of the connection is not shown, why, and where to go on. */
export function PairGap({ gap, other }: { gap: Gap; other: PairPerson }) {
  const t = useT('connection-chart')
  const isClosed = gap === 'closed' || gap === 'channels'
  return (
    <Card as="section">
      <EmptyState
        icon={isClosed ? <LockIcon className="size-7" /> : <ChartIcon className="size-7" />}
        title={t(`gap.${gap}`)}
        action={<NextStep gap={gap} username={other.username} />}
      >
        {t(`gap.${gap}.text`, { name: other.fullName })}
      </EmptyState>
    </Card>
  )
}

function NextStep({ gap, username }: { gap: Gap; username: string | null }) {
  const t = useT('connection-chart')
  if (gap === 'yours') {
    return (
      <ButtonLink to="/app/settings?tab=hd-data" variant="primary">
        {t('addBirth')}
      </ButtonLink>
    )
  }
  return username ? <ButtonLink to={`/u/${username}`}>{t('openProfile')}</ButtonLink> : null
}

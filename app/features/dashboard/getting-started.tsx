import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { ChartIcon } from '~/ui/icons'

/** For a member without a chart: the one step that everything else here waits for. */
export function GettingStarted() {
  const t = useT('dashboard')
  return (
    <Card as="section">
      <EmptyState
        icon={<ChartIcon className="size-7" />}
        title={t('startTitle')}
        action={
          <ButtonLink to="/app/settings?tab=hd-data" variant="primary">
            {t('enterBirthData')}
          </ButtonLink>
        }
      >
        <p>{t('startText')}</p>
        <p className="mt-2 text-sm">{t('startTime')}</p>
      </EmptyState>
    </Card>
  )
}

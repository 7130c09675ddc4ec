import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChartIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { EmptyState } from '~/ui/states/empty-state'

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

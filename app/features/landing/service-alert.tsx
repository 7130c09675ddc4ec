import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import type { ServiceError } from './landing'

/** The birth data was fine, the calculation was not to be had. */
export function ServiceAlert({ error }: { error: ServiceError }) {
  const t = useT('birth-problems')
  return (
    <Alert tone="error" title={t('service.title')} focus>
      {t(`service.${error}`)}
    </Alert>
  )
}

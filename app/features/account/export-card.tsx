import { useT } from '~/locales/use-t'
import { Card } from '~/ui/card'
import { DownloadData } from './download-data'

/** A copy of everything, to take along. */
export function ExportCard() {
  const t = useT('account')
  return (
    <Card as="section" aria-labelledby="account-export">
      <h2 id="account-export" className="text-lg">
        {t('exportTitle')}
      </h2>
      <p className="mt-1 text-muted">{t('exportCopy')}</p>
      <DownloadData className="mt-3" />
    </Card>
  )
}

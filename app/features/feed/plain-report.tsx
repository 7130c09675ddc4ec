import { type ReportSubject, reportPath } from '~/domain/community/report-path'
import { useT } from '~/locales/use-t'

/** Where no script runs there is no menu: what another wrote has a way to the page that asks what is wrong with it. */
export function PlainReport({ subject, back }: { subject: ReportSubject; back: string }) {
  const t = useT('feed')
  return (
    <a
      href={reportPath(subject, back)}
      className="inline-flex min-h-9 items-center text-sm text-muted underline underline-offset-4"
    >
      {t('menu.report')}
    </a>
  )
}

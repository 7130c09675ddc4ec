import { Link } from '@remix-run/react'
import { type ReportSubject, reportPath } from '~/domain/community/report-path'
import { useT } from '~/locales/use-t'

/** Where no script runs there is no menu: a link to the page that asks what is wrong. */
export function PlainReport({ subject, back }: { subject: ReportSubject; back: string }) {
  const t = useT('feed')
  return (
    <Link
      to={reportPath(subject, back)}
      className="hidden min-h-9 items-center justify-self-start text-sm text-muted underline underline-offset-4 noscript:inline-flex"
    >
      {t('menu.report')}
    </Link>
  )
}

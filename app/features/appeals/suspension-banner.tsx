import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { APPEALS_PATH, type SuspensionNotice } from './appeals'

/** Tells a suspended member, above every page, until when, why, what is still possible, and how to object. */
export function SuspensionBanner({ until, note, actionId, canAppeal }: SuspensionNotice) {
  const t = useT('appeals')
  return (
    <section
      aria-label={t('bannerLabel')}
      className="mb-4 grid gap-1 rounded-card border border-warn/35 bg-warn-soft px-4 py-3 print:hidden"
    >
      <p className="font-semibold">{until === 'always' ? t('suspendedAlways') : t('suspendedUntil', { until })}</p>
      {note ? <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{note}</p> : null}
      <p className="text-sm">{t('stillPossible')}</p>
      <Link
        to={actionId ? `${APPEALS_PATH}#${actionId}` : APPEALS_PATH}
        className="inline-flex min-h-7 items-center justify-self-start text-sm font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t(canAppeal ? 'object' : 'seeMore')}
      </Link>
    </section>
  )
}

import type { Dashboard } from '~/features/dashboard/dashboard.server'
import { TermsNotice } from '~/features/legal/terms-notice'
import { ChartDetailNotice } from '~/features/privacy/chart-detail'
import { preloadWords } from '~/locales/dictionaries'

export const i18n = preloadWords('chart-detail', 'terms-notice')

export type NoticesProps = Pick<Dashboard, 'isDetailNoticeDue' | 'isTermsNoticeDue'>

/** What few members are still to be told, above everything else. */
export default function Notices({ isDetailNoticeDue, isTermsNoticeDue }: NoticesProps) {
  return (
    <>
      {isDetailNoticeDue ? <ChartDetailNotice /> : null}
      {isTermsNoticeDue ? <TermsNotice /> : null}
    </>
  )
}

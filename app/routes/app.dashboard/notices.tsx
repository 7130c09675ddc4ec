import { Link, useFetcher } from '@remix-run/react'
import type { Dashboard } from '~/features/dashboard/dashboard.server'
import type { TermsNoticeAnswer } from '~/features/legal/dismiss-terms-notice.server'
import { ChartDetailNotice } from '~/features/privacy/chart-detail'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Card } from '~/ui/layout/card'

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

/** Tells a member who agreed to an earlier version of the terms, until they dismiss it, that there is a new one. */
function TermsNotice() {
  const t = useT('terms-notice')
  const fetcher = useFetcher<TermsNoticeAnswer>()
  const isPending = fetcher.state !== 'idle'
  return (
    <Card as="section" aria-labelledby="terms-notice">
      <h2 id="terms-notice" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-[66ch] text-pretty text-muted">{t('text')}</p>
      <fetcher.Form
        method="post"
        action="/resources/terms-notice"
        className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2"
      >
        <Button type="submit" variant="primary" pending={isPending}>
          {t('dismiss')}
        </Button>
        <Link to="/terms#changes" className="text-sm font-medium underline underline-offset-4">
          {t('changes')}
        </Link>
        {!isPending && fetcher.data?.error ? (
          <p role="alert" className="basis-full text-sm text-danger">
            {t('failed')}
          </p>
        ) : null}
      </fetcher.Form>
    </Card>
  )
}

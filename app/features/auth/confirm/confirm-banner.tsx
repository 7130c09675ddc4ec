import { useFetcher, useLocation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { CloseIcon } from '~/ui/icons'
import type { ConfirmBannerData } from './confirm-banner.server'
import { ResendForm } from './resend-form'

const WORDS = { sent: 'bannerSent', late: 'bannerLate', failed: 'bannerFailed', none: 'bannerNone' } as const

/** Asks a member to confirm their address, above every page. */
export function ConfirmBanner({ email, mail }: ConfirmBannerData) {
  const t = useT('confirmation')
  const { Form, formData } = useFetcher()
  const { pathname, search } = useLocation()
  if (formData) return null
  return (
    <section
      aria-label={t('bannerLabel')}
      className="mb-4 flex items-start gap-2 rounded-card md:items-center border border-line bg-sunken py-1.5 pr-2 pl-4 print:hidden"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1">
        <p className="text-sm [overflow-wrap:anywhere]">
          <strong className="font-semibold">{t('banner', { email })}</strong>{' '}
          <span className="text-muted">{t(WORDS[mail])}</span>
        </p>
        <ResendForm />
      </div>
      <Form
        method="post"
        action="/resources/confirm-email"
        // The focused button disappears with the banner.
        onSubmit={() => document.getElementById('content')?.focus()}
      >
        <input type="hidden" name="returnTo" value={pathname + search} />
        <Button type="submit" size="s" variant="ghost" name="intent" value="later" aria-label={t('bannerLater')}>
          <CloseIcon className="size-4.5" />
        </Button>
      </Form>
    </section>
  )
}

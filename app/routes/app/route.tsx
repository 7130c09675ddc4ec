import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, type ShouldRevalidateFunctionArgs, useFetcher, useLoaderData, useLocation } from '@remix-run/react'
import { type ConfirmBannerData, loadConfirmBanner } from '~/features/auth/confirm/confirm-banner.server'
import { ResendForm } from '~/features/auth/confirm/resend-form'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { requireMember } from '~/platform/server/guards.server'
import { Button } from '~/ui/controls/button'
import { CloseIcon } from '~/ui/icons'
import { loadFrame } from '../frames/load-frame.server'
import { MembersFrame } from '../frames/members-frame'

export const handle = { i18n: preloadWords('shell', 'appeals', 'confirmation', 'time-zone') }

/** Loaders run side by side, so each page under this one asks for a member itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [toConfirm, frame] = await Promise.all([
    loadConfirmBanner(context, viewer, request),
    loadFrame(context, viewer, request),
  ])
  return { toConfirm, ...frame }
}

/** Forms that change nothing of the frame, and may be sent often. */
const FRAMELESS = ['/app/messages', '/resources/blocks', '/resources/first-steps']

/**
 * Asks anew on the way to another page and after a form, but not when only the query changes, as from one conversation to the
 * next, nor for forms that change nothing here: what is unread the open page hears for itself.
 */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs) {
  const { formAction, actionStatus = 200 } = rest
  // As every loader without a say: a form that was refused, or never arrived, has changed nothing.
  if (actionStatus >= 400) return false
  if (formAction && formMethod !== 'GET') return !FRAMELESS.includes(new URL(formAction, currentUrl).pathname)
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}

export default function MembersLayout() {
  const { toConfirm, ...frame } = useLoaderData<typeof loader>()
  return (
    <MembersFrame frame={frame} notice={toConfirm ? <ConfirmBanner {...toConfirm} /> : null}>
      <Outlet />
    </MembersFrame>
  )
}

const WORDS = { sent: 'bannerSent', late: 'bannerLate', failed: 'bannerFailed', none: 'bannerNone' } as const

/** Asks a member to confirm their address, above every page. */
function ConfirmBanner({ email, mail }: ConfirmBannerData) {
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

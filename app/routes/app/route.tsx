import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { ConfirmBanner } from '~/features/auth/confirm/confirm-banner'
import { loadConfirmBanner } from '~/features/auth/confirm/confirm-banner.server'
import { preloadWords } from '~/locales/dictionaries'
import { requireMember } from '~/platform/server/guards.server'
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

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { loadSuspensionNotice } from '~/features/appeals/load-appeals.server'
import { SuspensionBanner } from '~/features/appeals/suspension-banner'
import { ConfirmBanner } from '~/features/auth/confirm/confirm-banner'
import { loadConfirmBanner } from '~/features/auth/confirm/load-banner.server'
import { SignOutForm } from '~/features/auth/sign-out-form'
import { Bell } from '~/features/notifications/bell'
import { LanguageSwitch, ThemeSwitch } from '~/features/preferences/preference-switches'
import { AppShell } from '~/features/shell/app-shell'
import { loadZoneQuestion } from '~/features/time-zone/time-zone.server'
import { ZoneNotice } from '~/features/time-zone/zone-question'
import { preloadWords } from '~/locales/dictionaries'
import { countsOf } from '~/platform/conversations.server'
import { requireMember } from '~/platform/guards.server'

export const handle = { i18n: preloadWords('shell', 'appeals', 'confirmation', 'time-zone') }

/** Loaders run side by side, so each page under this one asks for a member itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [toConfirm, suspension, zoneQuestion, counts] = await Promise.all([
    loadConfirmBanner(context, viewer, request),
    loadSuspensionNotice(context, viewer, request),
    loadZoneQuestion(context, viewer, request),
    countsOf(context, viewer.id),
  ])
  return { toConfirm, suspension, zoneQuestion, counts }
}

/** Forms that change nothing of the frame, and may be sent often. */
const FRAMELESS = ['/app/messages', '/resources/blocks', '/resources/privacy', '/resources/first-steps']

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
  const { toConfirm, suspension, zoneQuestion, counts } = useLoaderData<typeof loader>()
  const notice = (
    <>
      {suspension ? <SuspensionBanner {...suspension} /> : null}
      <ZoneNotice question={zoneQuestion} />
      {toConfirm ? <ConfirmBanner {...toConfirm} /> : null}
    </>
  )
  return (
    <AppShell
      notice={notice}
      languageSwitch={<LanguageSwitch />}
      themeSwitch={<ThemeSwitch />}
      bell={<Bell unread={counts.notices} />}
      SignOutForm={SignOutForm}
      counts={counts}
    >
      <Outlet />
    </AppShell>
  )
}

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, useLoaderData } from '@remix-run/react'
import { Suspense } from 'react'
import { ConfirmBanner } from '~/features/auth/confirm/confirm-banner'
import { loadConfirmBanner } from '~/features/auth/confirm/load-banner.server'
import { SignOutForm } from '~/features/auth/sign-out-form'
import { LanguageSwitch, ThemeSwitch } from '~/features/preferences/preference-switches'
import { AppShell } from '~/features/shell/app-shell'
import type { Namespace } from '~/locales/translate'
import { requireMember } from '~/platform/guards.server'

export const handle = { i18n: ['shell'] satisfies Namespace[] }

/** Loaders run side by side, so each page under this one asks for a member itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  return { toConfirm: await loadConfirmBanner(context, viewer, request) }
}

export default function MembersLayout() {
  const { toConfirm } = useLoaderData<typeof loader>()
  const notice = toConfirm ? (
    <Suspense fallback={null}>
      <ConfirmBanner {...toConfirm} />
    </Suspense>
  ) : null
  return (
    <AppShell
      notice={notice}
      languageSwitch={<LanguageSwitch />}
      themeSwitch={<ThemeSwitch />}
      SignOutForm={SignOutForm}
    >
      <Outlet />
    </AppShell>
  )
}

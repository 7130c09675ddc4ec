import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet } from '@remix-run/react'
import { SignOutForm } from '~/features/auth/sign-out-form'
import { LanguageSwitch, ThemeSwitch } from '~/features/preferences/preference-switches'
import { AppShell } from '~/features/shell/app-shell'
import type { Namespace } from '~/locales/translate'
import { requireMember } from '~/platform/guards.server'

export const handle = { i18n: ['shell'] satisfies Namespace[] }

/** Loaders run side by side, so each page under this one asks for a member itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(context, request)
  return null
}

export default function MembersLayout() {
  return (
    <AppShell languageSwitch={<LanguageSwitch />} themeSwitch={<ThemeSwitch />} SignOutForm={SignOutForm}>
      <Outlet />
    </AppShell>
  )
}

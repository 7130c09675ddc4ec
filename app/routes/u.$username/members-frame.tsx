import type { ReactNode } from 'react'
import { SignOutForm } from '~/features/auth/sign-out-form'
import { LanguageSwitch, ThemeSwitch } from '~/features/preferences/preference-switches'
import { AppShell } from '~/features/shell/app-shell'

/** A profile among the pages of members. */
export function MembersFrame({ unread, children }: { unread: number; children: ReactNode }) {
  return (
    <AppShell
      notice={null}
      languageSwitch={<LanguageSwitch />}
      themeSwitch={<ThemeSwitch />}
      SignOutForm={SignOutForm}
      unread={unread}
    >
      {children}
    </AppShell>
  )
}

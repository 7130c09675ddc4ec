import type { ReactNode } from 'react'
import type { HubCounts } from '~/domain/messaging/objects'
import { SignOutForm } from '~/features/auth/sign-out-form'
import { Bell } from '~/features/notifications/bell'
import { LanguageSwitch, ThemeSwitch } from '~/features/preferences/preference-switches'
import { AppShell } from '~/features/shell/app-shell'

/** A profile among the pages of members. */
export function MembersFrame({ counts, children }: { counts: HubCounts; children: ReactNode }) {
  return (
    <AppShell
      notice={null}
      languageSwitch={<LanguageSwitch />}
      themeSwitch={<ThemeSwitch />}
      bell={<Bell unread={counts.notices} />}
      SignOutForm={SignOutForm}
      counts={counts}
    >
      {children}
    </AppShell>
  )
}

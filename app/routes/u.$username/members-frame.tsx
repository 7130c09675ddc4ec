import { type ReactNode, Suspense } from 'react'
import { SignOutForm } from '~/features/auth/sign-out-form'
import { Bell } from '~/features/notifications/bell'
import { LanguageSwitch, ThemeSwitch } from '~/features/preferences/preference-switches'
import { AppShell } from '~/features/shell/app-shell'
import { SuspensionBanner } from '../app/rare-notices'
import type { FrameData } from './frame-data'

/** A page outside /app among the pages of members. */
export function MembersFrame({ frame: { counts, suspension }, children }: { frame: FrameData; children: ReactNode }) {
  return (
    <AppShell
      notice={
        suspension ? (
          <Suspense fallback={null}>
            <SuspensionBanner {...suspension} />
          </Suspense>
        ) : null
      }
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

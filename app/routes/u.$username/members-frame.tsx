import type { ReactNode } from 'react'
import { SuspensionBanner } from '~/features/appeals/suspension-banner'
import { SignOutForm } from '~/features/auth/sign-out-form'
import { Bell } from '~/features/notifications/bell'
import { LanguageSwitch, ThemeSwitch } from '~/features/preferences/preference-switches'
import { AppShell } from '~/features/shell/app-shell'
import { ZoneNotice } from '~/features/time-zone/zone-question'
import type { FrameData } from './frame-data'

/** A page outside /app among the pages of members. */
export function MembersFrame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const { counts, suspension, zoneQuestion } = frame
  return (
    <AppShell
      notice={
        <>
          {suspension ? <SuspensionBanner {...suspension} /> : null}
          <ZoneNotice question={zoneQuestion} />
        </>
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

import type { ReactNode } from 'react'
import { SuspensionBanner } from '~/features/appeals/suspension-banner'
import { SignOutForm } from '~/features/auth/sign-out-form'
import { Bell } from '~/features/notifications/bell'
import { LanguageSwitch, ThemeSwitch } from '~/features/preferences/preference-switches'
import { UndecidedBanner } from '~/features/privacy/undecided-banner'
import { AppShell } from '~/features/shell/app-shell'
import { ZoneNotice } from '~/features/time-zone/zone-question'
import type { FrameData } from './frame-data'

type Props = {
  frame: FrameData
  /** What the page begins with besides, if anything. */
  notice?: ReactNode
  children: ReactNode
}

/** The frame of members' pages. */
export function MembersFrame({ frame, notice, children }: Props) {
  const { counts, suspension, isUndecided, zoneQuestion } = frame
  return (
    <AppShell
      notice={
        <>
          {suspension ? <SuspensionBanner {...suspension} /> : null}
          {isUndecided ? <UndecidedBanner /> : null}
          <ZoneNotice question={zoneQuestion} />
          {notice}
        </>
      }
      languageSwitch={<LanguageSwitch />}
      themeSwitch={<ThemeSwitch />}
      bell={<Bell count={counts.notices} />}
      SignOutForm={SignOutForm}
      counts={counts}
    >
      {children}
    </AppShell>
  )
}

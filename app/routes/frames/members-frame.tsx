import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { REGISTERED_PATH } from '~/domain/membership/limits'
import { APPEALS_PATH, type SuspensionNotice } from '~/features/appeals/appeals'
import { SignOutForm } from '~/features/auth/sign-out-form'
import { Bell } from '~/features/notifications/bell'
import { LanguageSwitch, ThemeSwitch } from '~/features/preferences/preference-switches'
import { AppShell } from '~/features/shell/app-shell'
import { ZoneNotice } from '~/features/time-zone/zone-question'
import { useT } from '~/locales/use-t'
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

/** Tells a suspended member, above every page, until when, why, what is still possible, and how to object. */
function SuspensionBanner({ until, note, actionId, canAppeal }: SuspensionNotice) {
  const t = useT('appeals')
  return (
    <section
      aria-label={t('bannerLabel')}
      className="mb-4 grid gap-1 rounded-card border border-warn/35 bg-warn-soft px-4 py-3 print:hidden"
    >
      <p className="font-semibold">{until === 'always' ? t('suspendedAlways') : t('suspendedUntil', { until })}</p>
      {note ? <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{note}</p> : null}
      <p className="text-sm">{t('stillPossible')}</p>
      <Link
        to={actionId ? `${APPEALS_PATH}#${actionId}` : APPEALS_PATH}
        className="inline-flex min-h-7 items-center justify-self-start text-sm font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t(canAppeal ? 'object' : 'seeMore')}
      </Link>
    </section>
  )
}

/** Tells a member above every page that no one sees them yet, and leads to the question who may. */
function UndecidedBanner() {
  const t = useT('shell')
  return (
    <section
      aria-label={t('undecidedLabel')}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-sunken px-4 py-2.5 print:hidden"
    >
      <p className="text-sm font-semibold">{t('undecided')}</p>
      <Link
        to={REGISTERED_PATH}
        className="inline-flex min-h-7 items-center text-sm font-semibold text-accent underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t('decide')}
      </Link>
    </section>
  )
}

import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { Logo } from '~/ui/layout/logo'

type Props = {
  isMember: boolean
  /** The language switch. */
  language: ReactNode
}

/** The head of every public page. A member finds the way back into the app. */
export function SiteHeader({ isMember, language }: Props) {
  const t = useT('landing')
  const common = useT('common')
  return (
    <header className="mx-auto flex w-full max-w-300 items-center justify-between gap-2 px-4 py-3.5 md:px-6">
      <Link to="/" className="inline-flex min-h-11 min-w-11 items-center rounded-control">
        <Logo name={common('brand')} compact />
      </Link>
      <nav aria-label={t('mainMenu')} className="flex items-center gap-1 md:gap-2">
        <ButtonLink to="/methodology" variant="ghost" className="max-md:hidden">
          {t('methodology')}
        </ButtonLink>
        <div className="max-[359px]:hidden">{language}</div>
        {isMember ? (
          <ButtonLink to="/app/dashboard" variant="primary" className="max-md:px-3">
            {t('openApp')}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to="/login" variant="ghost" className="max-md:px-2.5">
              {t('signIn')}
            </ButtonLink>
            <ButtonLink to="/register" variant="primary" className="max-md:px-3">
              {t('getStarted')}
            </ButtonLink>
          </>
        )}
      </nav>
    </header>
  )
}

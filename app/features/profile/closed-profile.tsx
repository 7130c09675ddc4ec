import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/button-link'
import { LockIcon, PersonIcon } from '~/ui/icons'
import type { ProfileViewer, PublicProfile } from './public-profile'

type Props = { profile: Exclude<PublicProfile, { kind: 'page' }>; viewer: ProfileViewer; actions?: ReactNode }

/** No page to see: for nobody, or not for this viewer. Says nothing of anybody but the name that was asked for. `actions`: what a member can do all the same. */
export function ClosedProfile({ profile, viewer, actions }: Props) {
  const t = useT('public-profile')
  const isRestricted = profile.kind === 'restricted'
  const words = isRestricted ? profile.circle : 'missing'
  const Icon = isRestricted ? LockIcon : PersonIcon
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center px-4 py-16 text-center md:py-24">
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-sunken text-muted">
        <Icon className="size-7" />
      </span>
      <h1 className="text-2xl text-balance">{t(`${words}Title`)}</h1>
      <p className="mt-2 wrap-anywhere text-pretty text-muted">
        {t(`${words}Text`, isRestricted ? { name: profile.name } : undefined)}
      </p>
      <div className="mt-6">
        {isRestricted && viewer === 'visitor' ? (
          <ButtonLink to={`/login?redirect=${encodeURIComponent(`/u/${profile.name}`)}`} variant="primary">
            {t('signIn')}
          </ButtonLink>
        ) : viewer === 'visitor' ? (
          <ButtonLink to="/">{t('home')}</ButtonLink>
        ) : (
          actions
        )}
      </div>
    </section>
  )
}

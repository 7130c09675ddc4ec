import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/button-link'
import { MemberMenu, type MemberMenuParts } from './member-menu'

/** The way from one's own public page to the one that is edited. */
export function OwnActions() {
  const t = useT('public-profile')
  return (
    <>
      <ButtonLink to="/app/profile" variant="primary">
        {t('yourProfile')}
      </ButtonLink>
      <ButtonLink to="/app/settings?tab=personal">{t('edit')}</ButtonLink>
    </>
  )
}

type Props = MemberMenuParts & {
  username: string
  fullName: string
  connect: ReactNode
  follow: ReactNode
}

/** What a member can do about another. */
export function MemberActions({ username, connect, follow, ...menu }: Props) {
  const t = useT('public-profile')
  return (
    <>
      {connect}
      {follow}
      <ButtonLink to={`/app/messages?to=${username}`} variant="primary">
        {t('message')}
      </ButtonLink>
      <MemberMenu username={username} {...menu} />
    </>
  )
}

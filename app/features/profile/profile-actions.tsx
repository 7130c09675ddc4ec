import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/button-link'
import { MemberMenu } from './member-menu'
import type { ProfileViewer } from './public-profile'

type Props = {
  viewer: ProfileViewer
  username: string
  fullName: string
  /** For another member: what stops the two from seeing each other. */
  block: ReactNode
}

/** What the viewer can do here: sign in and write, go to their own pages, or write and pass the address on. */
export function ProfileActions({ viewer, username, fullName, block }: Props) {
  const t = useT('public-profile')
  const conversation = `/app/messages?to=${username}`
  if (viewer === 'visitor') {
    return (
      <ButtonLink to={`/login?redirect=${encodeURIComponent(conversation)}`} variant="primary">
        {t('loginToChat')}
      </ButtonLink>
    )
  }
  if (viewer === 'owner') {
    return (
      <>
        <ButtonLink to="/app/profile" variant="primary">
          {t('yourProfile')}
        </ButtonLink>
        <ButtonLink to="/app/settings?tab=personal">{t('edit')}</ButtonLink>
      </>
    )
  }
  return (
    <>
      <ButtonLink to={conversation} variant="primary">
        {t('message')}
      </ButtonLink>
      <MemberMenu username={username} fullName={fullName} block={block} />
    </>
  )
}

import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/button-link'
import type { ProfileViewer } from './public-profile'
import { ShareMenu } from './share-menu'

type Props = {
  viewer: ProfileViewer
  username: string
  fullName: string
  /** What another member can do besides sharing. */
  block?: ReactNode
}

/** What the viewer can do here: sign in, go to their own pages, or pass the address on. */
export function ProfileActions({ viewer, username, fullName, block }: Props) {
  const t = useT('public-profile')
  if (viewer === 'visitor') {
    return (
      <ButtonLink to={`/login?redirect=${encodeURIComponent(`/u/${username}`)}`} variant="primary">
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
      <ShareMenu username={username} fullName={fullName} />
      {block}
    </>
  )
}

import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/button-link'
import { type MemberActions, MemberMenu } from './member-menu'
import type { ProfileViewer } from './public-profile'

type Props = {
  viewer: ProfileViewer
  username: string
  fullName: string
  /** What a member can do about another; null for visitors and on one's own page. */
  parts: MemberActions | null
}

/** What the viewer can do here: sign in and write, go to their own pages, or write and pass the address on. */
export function ProfileActions({ viewer, username, fullName, parts }: Props) {
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
      {parts?.connect}
      {parts?.follow}
      <ButtonLink to={conversation} variant="primary">
        {t('message')}
      </ButtonLink>
      {parts ? <MemberMenu username={username} fullName={fullName} {...parts} /> : null}
    </>
  )
}

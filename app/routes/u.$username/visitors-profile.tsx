import { PublicProfilePage } from '~/features/profile/public-profile-page'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { VisitorsFrame } from '../frames/visitors-frame'
import type { ViewProps } from './page-data'

export const i18n = preloadWords('landing')

/** A member's page for visitors. */
export default function VisitorsProfile({ page, children }: ViewProps) {
  const { profile } = page
  return (
    <VisitorsFrame year={page.year}>
      <PublicProfilePage
        page={page}
        actions={profile.kind === 'page' ? <SignInToMessage username={profile.username} /> : null}
      >
        {children}
      </PublicProfilePage>
    </VisitorsFrame>
  )
}

function SignInToMessage({ username }: { username: string }) {
  const t = useT('public-profile')
  const conversation = `/app/messages?to=${username}`
  return (
    <ButtonLink to={`/login?redirect=${encodeURIComponent(conversation)}`} variant="primary">
      {t('loginToChat')}
    </ButtonLink>
  )
}

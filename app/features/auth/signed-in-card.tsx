import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Card } from '~/ui/layout/card'
import { SignOutForm } from './sign-out-form'

type Props = { name: string; referralCode: string }

/** For a signed-in member who opens an invitation: their session ends only if they choose so. */
export function SignedInCard({ name, referralCode }: Props) {
  const t = useT('auth')
  return (
    <Card as="section" raised aria-labelledby="signed-in" className="grid gap-4">
      <h1 id="signed-in">{t('signedInTitle', { name })}</h1>
      <p className="text-muted">{t('signedInCopy', { code: referralCode })}</p>
      <SignOutForm referralCode={referralCode} className="grid">
        <Button type="submit" variant="primary">
          {t('signOutAndCreate')}
        </Button>
      </SignOutForm>
      <ButtonLink to="/app/dashboard">{t('stay')}</ButtonLink>
    </Card>
  )
}

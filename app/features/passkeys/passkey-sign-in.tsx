import { Form, Link } from '@remix-run/react'
import { signInPath } from '~/domain/membership/account/redirect-path'
import { useT } from '~/locales/use-t'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { PasskeyButton } from './passkey-button'
import { type PasskeyAnswer, type PasskeyPage, passkeySignInPath } from './passkeys'

/** Signs in by passkey: after the password where the member wants both, else instead of it. */
export function PasskeySignIn({ page, answer }: { page: PasskeyPage; answer: PasskeyAnswer | undefined }) {
  const t = useT('passkeys')
  const sent = useSentIntent()
  const isSecond = page.step === 'second'
  return (
    <Card as="section" raised aria-labelledby="passkey-sign-in" className="grid gap-4">
      <div>
        <h1 id="passkey-sign-in">{t('signInTitle')}</h1>
        <p className="mt-2 text-pretty text-muted">{t(isSecond ? 'secondCopy' : 'signInCopy')}</p>
      </div>
      {answer?.error && !sent ? (
        <Alert tone="error" focus>
          {t(`error.${answer.error}`)}
        </Alert>
      ) : null}
      {answer?.isLinkSent ? (
        <Alert tone="success" focus>
          {t('linkSent')}
        </Alert>
      ) : null}
      <PasskeyButton
        purpose={isSecond ? 'second-factor' : 'sign-in'}
        action={passkeySignInPath(page.target)}
        intent={isSecond ? 'second-factor' : 'sign-in'}
        label={t('use')}
        variant="primary"
      />
      <p className="hidden text-sm text-muted noscript:block">{t('needsScripts')}</p>
      {isSecond ? (
        <Form method="post" replace className="grid gap-2">
          <p className="text-sm text-pretty text-muted">{t('lostCopy')}</p>
          <Button type="submit" name="intent" value="recover" variant="ghost" pending={sent === 'recover'}>
            {t('lost')}
          </Button>
        </Form>
      ) : null}
      <Link
        to={signInPath(page.target)}
        className="text-center font-semibold text-accent underline-offset-4 hover:underline"
      >
        {t('otherWay')}
      </Link>
    </Card>
  )
}

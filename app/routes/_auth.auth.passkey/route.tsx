import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  type ClientActionFunctionArgs,
  Form,
  Link,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { signInPath } from '~/domain/membership/account/redirect-path'
import { PasskeyButton } from '~/features/passkeys/passkey-button'
import { type PasskeyAnswer, type PasskeyPage, passkeySignInPath } from '~/features/passkeys/passkeys'
import { answerPasskeySignIn, loadPasskeySignIn } from '~/features/passkeys/passkeys.server'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'

export const handle = { i18n: preloadWords('passkeys') }

export const loader = ({ request, context }: LoaderFunctionArgs) => loadPasskeySignIn(context, request)

export const action = ({ request, context }: ActionFunctionArgs) => answerPasskeySignIn(context, request)

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return withOfflineAnswer<PasskeyAnswer>(serverAction, { error: 'unexpected', isLinkSent: false })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PasskeySignInRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <PasskeySignIn page={page} answer={useActionData<PasskeyAnswer>()} />
}

/** Signs in by passkey: after the password where the member wants both, else instead of it. */
function PasskeySignIn({ page, answer }: { page: PasskeyPage; answer: PasskeyAnswer | undefined }) {
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

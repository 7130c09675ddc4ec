import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  type ClientActionFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useSearchParams,
} from '@remix-run/react'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import { authHead } from '~/features/auth/auth-title.server'
import { answerSignIn } from '~/features/auth/sign-in.server'
import { FORGOT, type SignInAnswer } from '~/features/auth/sign-in-answer'
import { SignInForm } from '~/features/auth/sign-in-form'
import { OauthNewsAlert } from '~/features/oauth/oauth-news-alert'
import { ProviderButtons } from '~/features/oauth/provider-buttons'
import { PasskeyButton } from '~/features/passkeys/passkey-button'
import { passkeySignInPath } from '~/features/passkeys/passkeys'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { offeredProviders } from '~/platform/oauth/oauth.server'
import { requireVisitor } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('passkeys', 'confirmation', 'oauth', 'auth', 'fields', 'ui') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireVisitor(context, request)
  return { ...(await authHead(request, 'signIn')), providers: offeredProviders(context.settings) }
}

export const action = ({ request, context }: ActionFunctionArgs) => answerSignIn(context, request)

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const isForgotten = (await request.clone().formData()).get('intent') === FORGOT
  const error = isForgotten ? 'resetFailed' : 'signInFailed'
  return withOfflineAnswer<SignInAnswer>(serverAction, { problems: {}, error, email: '', resetSent: false })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'description', content: data?.description },
]

export default function SignIn() {
  const { providers } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const t = useT('passkeys')
  return (
    <SignInForm
      answer={useActionData<SignInAnswer>()}
      news={<OauthNewsAlert className="mt-5" />}
      otherWays={
        <>
          <ProviderButtons providers={providers} />
          <div className="mt-3">
            <PasskeyButton
              purpose="sign-in"
              action={passkeySignInPath(safeRedirectPath(params.get('redirect')))}
              intent="sign-in"
              label={t('signInTitle')}
            />
          </div>
        </>
      }
    />
  )
}

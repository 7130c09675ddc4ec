import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { VERIFY_PATH } from '~/domain/membership/limits'
import { OauthNewsAlert } from '~/features/oauth/oauth-news-alert'
import { PasskeyButton } from '~/features/passkeys/passkey-button'
import type { VerifyAnswer } from '~/features/verify/verify'
import { answerVerify, loadVerify } from '~/features/verify/verify.server'
import { VerifyCard } from '~/features/verify/verify-card'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'

export const handle = { i18n: preloadWords('verify', 'passkeys', 'oauth', 'fields', 'passwords', 'ui') }

export const loader = ({ request, context }: LoaderFunctionArgs) => loadVerify(context, request)

export const action = ({ request, context }: ActionFunctionArgs) => answerVerify(context, request)

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = String((await request.clone().formData()).get('intent') ?? '')
  return withOfflineAnswer<VerifyAnswer>(serverAction, { ...NO_FORM_ANSWER, intent, error: 'unreachable' })
}

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const all = new Headers(actionHeaders)
  for (const cookie of loaderHeaders.getSetCookie()) all.append('Set-Cookie', cookie)
  return all
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function Verify() {
  const { page } = useLoaderData<typeof loader>()
  const t = useT('verify')
  return (
    <VerifyCard
      page={page}
      answer={useActionData<VerifyAnswer>()}
      news={<OauthNewsAlert />}
      passkey={<PasskeyButton purpose="prove" action={VERIFY_PATH} intent="passkey" label={t('passkey')} />}
    />
  )
}

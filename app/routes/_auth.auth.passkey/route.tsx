import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { PasskeySignIn } from '~/features/passkeys/passkey-sign-in'
import type { PasskeyAnswer } from '~/features/passkeys/passkeys'
import { answerPasskeySignIn, loadPasskeySignIn } from '~/features/passkeys/passkeys.server'
import { preloadWords } from '~/locales/dictionaries'
import { withOfflineAnswer } from '~/platform/client/unreachable'

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

import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { VerifyPage } from '~/features/withdrawal/verify-page'
import type { VerifyAnswer } from '~/features/withdrawal/withdrawal'
import { loadVerify, verifyWithdrawal } from '~/features/withdrawal/withdrawal.server'
import { preloadWords } from '~/locales/dictionaries'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { ORIGIN_AS_REFERRER } from '~/platform/server/http.server'

export const handle = { i18n: preloadWords('withdrawal') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  return data(await loadVerify(context, request), { headers: ORIGIN_AS_REFERRER })
}

export const action = ({ request, context }: ActionFunctionArgs) => verifyWithdrawal(context, request)

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return withOfflineAnswer<VerifyAnswer>(serverAction, { state: 'unreachable', amount: null })
}

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders)
  for (const [name, value] of Object.entries(ORIGIN_AS_REFERRER)) all.set(name, value)
  return all
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'robots', content: 'noindex' },
]

export default function ConfirmWithdrawal() {
  const { token, answer } = useLoaderData<typeof loader>()
  const actionAnswer = useActionData<VerifyAnswer>()
  return <VerifyPage token={token} answer={actionAnswer ?? answer} />
}

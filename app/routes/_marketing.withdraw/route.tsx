import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import type { WithdrawalAnswer } from '~/features/withdrawal/withdrawal'
import { answerWithdrawal, loadWithdrawal } from '~/features/withdrawal/withdrawal.server'
import { WithdrawalPage } from '~/features/withdrawal/withdrawal-page'
import { preloadWords } from '~/locales/dictionaries'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'

export const handle = { i18n: preloadWords('withdrawal') }

export const loader = ({ request, context }: LoaderFunctionArgs) => loadWithdrawal(context, request)

export const action = ({ request, context }: ActionFunctionArgs) => answerWithdrawal(context, request)

/** What was typed stays where no answer came. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const at = { step: 'form' as const }
  return withOfflineAnswer<WithdrawalAnswer>(serverAction, { ...NO_FORM_ANSWER, values, at, error: 'unreachable' })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'description', content: data?.description },
]

export default function Withdraw() {
  return <WithdrawalPage data={useLoaderData<typeof loader>()} answer={useActionData<WithdrawalAnswer>()} />
}

import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { authTitle } from '~/features/auth/auth-title.server'
import { answerConfirm, type ConfirmAnswer, loadConfirm } from '~/features/auth/confirm/confirm-address.server'
import { ConfirmCard } from '~/features/auth/confirm/confirm-card'
import { preloadWords } from '~/locales/dictionaries'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { ORIGIN_AS_REFERRER } from '~/platform/server/http.server'

export const handle = { i18n: preloadWords('recovery', 'confirmation', 'passwords') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const confirm = await loadConfirm(context, request)
  return data({ title: await authTitle(request, 'confirmTitle'), confirm }, { headers: ORIGIN_AS_REFERRER })
}

export const action = ({ request, context }: ActionFunctionArgs) => answerConfirm(context, request)

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return withOfflineAnswer<ConfirmAnswer>(serverAction, { state: 'unreachable' })
}

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders)
  for (const [name, value] of Object.entries(ORIGIN_AS_REFERRER)) all.set(name, value)
  return all
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ConfirmEmail() {
  const { confirm } = useLoaderData<typeof loader>()
  return <ConfirmCard {...confirm} answer={useActionData<ConfirmAnswer>()} />
}

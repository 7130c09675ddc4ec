import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { authTitle } from '~/features/auth/auth-title.server'
import { ResetCard } from '~/features/auth/reset-card'
import { answerReset, loadReset, type ResetAnswer } from '~/features/auth/reset-password.server'
import { preloadWords } from '~/locales/dictionaries'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { ORIGIN_AS_REFERRER } from '~/platform/server/http.server'

export const handle = { i18n: preloadWords('recovery', 'auth', 'fields', 'passwords', 'ui') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await loadReset(context, request)
  return data({ title: await authTitle(request, 'resetTitle'), page }, { headers: ORIGIN_AS_REFERRER })
}

export const action = ({ request, context }: ActionFunctionArgs) => answerReset(context, request)

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return withOfflineAnswer<ResetAnswer>(serverAction, { problems: {}, error: 'unreachable' })
}

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders)
  for (const [name, value] of Object.entries(ORIGIN_AS_REFERRER)) all.set(name, value)
  return all
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ResetPassword() {
  const { page } = useLoaderData<typeof loader>()
  return <ResetCard page={page} answer={useActionData<ResetAnswer>()} />
}

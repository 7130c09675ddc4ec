import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import {
  answerUnsubscribe,
  loadUnsubscribe,
  type UnsubscribeAnswer,
} from '~/features/notification-settings/unsubscribe.server'
import { UnsubscribeCard } from '~/features/notification-settings/unsubscribe-card'
import { preloadWords } from '~/locales/dictionaries'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { ORIGIN_AS_REFERRER } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'

export const handle = { i18n: preloadWords('unsubscribe', 'notification-settings') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = await languageOf(request)
  const title = `${translator(language, 'unsubscribe')('title')} · ${translator(language, 'common')('brand')}`
  return data({ title, page: await loadUnsubscribe(context, request) }, { headers: ORIGIN_AS_REFERRER })
}

export const action = ({ request, context }: ActionFunctionArgs) => answerUnsubscribe(context, request)

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return withOfflineAnswer<UnsubscribeAnswer>(serverAction, { state: 'unreachable' })
}

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders)
  for (const [name, value] of Object.entries(ORIGIN_AS_REFERRER)) all.set(name, value)
  return all
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function Unsubscribe() {
  const { page } = useLoaderData<typeof loader>()
  return <UnsubscribeCard page={page} answer={useActionData<UnsubscribeAnswer>()} />
}

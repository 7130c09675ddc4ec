import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { answerBirthTime } from '~/features/my-chart/birth-time/answer-birth-time.server'
import type { BirthTimeAnswer } from '~/features/my-chart/birth-time/birth-time'
import { BirthTimeView } from '~/features/my-chart/birth-time/birth-time-view'
import { loadBirthTime } from '~/features/my-chart/birth-time/load-birth-time.server'
import { PageError } from '~/features/shell/page-error'
import { preloadWords } from '~/locales/dictionaries'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('birth-time') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadBirthTime(context, await requireMember(context, request), request)
}

export const action = ({ request, context }: ActionFunctionArgs) => answerBirthTime(context, request)

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = String((await request.clone().formData()).get('intent') ?? '')
  return withOfflineAnswer<BirthTimeAnswer>(serverAction, { ...NO_FORM_ANSWER, intent, error: 'unreachable' })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function BirthTimeRoute() {
  return <BirthTimeView page={useLoaderData<typeof loader>()} answer={useActionData<BirthTimeAnswer>()} />
}

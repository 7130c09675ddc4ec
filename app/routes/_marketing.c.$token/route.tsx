import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { calculateChart } from '~/features/my-chart/calculate-chart.server'
import { answerTakeOver } from '~/features/private-charts/link/answer-take-over.server'
import { NO_TAKE_OVER_ANSWER, type TakeOverAnswer } from '~/features/private-charts/link/link'
import { LinkedView } from '~/features/private-charts/link/linked-view'
import { loadLinkedPage, openLink } from '~/features/private-charts/link/load-linked-page.server'
import { personTitle } from '~/features/private-charts/load-person.server'
import { preloadWords } from '~/locales/dictionaries'
import { unlessUnreachable } from '~/platform/client/unless-unreachable'
import { findMember } from '~/platform/server/guards.server'

export const handle = {
  i18n: preloadWords('kept-chart', 'birth', 'birth-facts', 'chart-views', 'crosses', 'hd', 'reading', 'ui'),
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await findMember(context)
  const opened = await openLink(context, viewer, params.token)
  const [title, page] = await Promise.all([
    personTitle(request, opened.row.name),
    loadLinkedPage(context, viewer, request, opened),
  ])
  return { title, page }
}

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  answerTakeOver(context, request, params.token, calculateChart)

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  unlessUnreachable<TakeOverAnswer>(serverAction, { ...NO_TAKE_OVER_ANSWER, error: 'unreachable' })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function LinkedChartRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <LinkedView page={page} answer={useActionData<TakeOverAnswer>()} />
}

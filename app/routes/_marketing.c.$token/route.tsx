import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { calculateFirstChart } from '~/features/my-chart/calculate-chart.server'
import type { TakeOverAnswer } from '~/features/private-charts/link/link'
import { answerTakeOver, linkTitle, loadLinkedPage, openLink } from '~/features/private-charts/link/link.server'
import { LinkedView } from '~/features/private-charts/link/linked-view'
import { preloadWords } from '~/locales/dictionaries'

export const handle = {
  /** The page leads back to itself, as the header's ways to sign in and register don't. */
  hasOwnSignIn: true,
  i18n: preloadWords('kept-chart', 'birth', 'birth-facts', 'chart-views', 'crosses', 'hd', 'reading', 'ui'),
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const opened = await openLink(context, params.token)
  const [title, page] = await Promise.all([linkTitle(request), loadLinkedPage(context, request, opened)])
  return { title, page }
}

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  answerTakeOver(context, request, params.token, calculateFirstChart)

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function LinkedChartRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <LinkedView page={page} answer={useActionData<TakeOverAnswer>()} />
}

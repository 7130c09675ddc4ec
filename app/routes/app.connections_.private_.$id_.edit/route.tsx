import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { answerPrivateChart } from '~/features/private-charts/answer-private-chart.server'
import { getPrivateChart, loadPrivateForm } from '~/features/private-charts/load-private-charts.server'
import { NO_PRIVATE_ANSWER, type PrivateAnswer } from '~/features/private-charts/private-charts'
import { PrivateFormView } from '~/features/private-charts/private-form-view'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('private-charts', 'birth', 'birth-problems', 'ui') }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, chart] = await Promise.all([
    pageTitle(request, 'private-charts', 'editTitle'),
    getPrivateChart(context, viewer, params.id),
  ])
  return { title, form: await loadPrivateForm(context, chart) }
}

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  answerPrivateChart(context, request, params.id ?? '')

/** What was typed stays in the fields, which nobody draws anew. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer<PrivateAnswer>(serverAction, { ...NO_PRIVATE_ANSWER, error: 'unreachable' })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function EditPrivateChartRoute() {
  const { form } = useLoaderData<typeof loader>()
  return <PrivateFormView key={form.id} form={form} answer={useActionData<PrivateAnswer>()} />
}

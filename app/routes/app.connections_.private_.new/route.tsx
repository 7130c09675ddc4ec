import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { answerNewChart } from '~/features/private-charts/answer-private-chart.server'
import { mostIfFull, newPrivateForm } from '~/features/private-charts/load-private-charts.server'
import { NO_PRIVATE_ANSWER, type PrivateAnswer } from '~/features/private-charts/private-charts'
import { PrivateFormView, PrivateFull } from '~/features/private-charts/private-form-view'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('private-charts', 'birth', 'birth-problems', 'ui') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, full] = await Promise.all([
    pageTitle(request, 'private-charts', 'addTitle'),
    mostIfFull(context, viewer),
  ])
  return { title, full, form: newPrivateForm() }
}

export const action = ({ request, context }: ActionFunctionArgs) => answerNewChart(context, request)

/** What was typed stays in the fields, which nobody draws anew. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer<PrivateAnswer>(serverAction, { ...NO_PRIVATE_ANSWER, error: 'unreachable' })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function NewPrivateChartRoute() {
  const { form, full } = useLoaderData<typeof loader>()
  const answer = useActionData<PrivateAnswer>()
  if (full !== null && !answer) return <PrivateFull most={full} />
  // What comes back keeps the id it was sent with, so that sending it again is the same chart.
  return <PrivateFormView form={{ ...form, id: answer?.values.id ?? form.id }} answer={answer} />
}

import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { answerEditing } from '~/features/insights/editing/answer-editing.server'
import type { EditingAnswer } from '~/features/insights/editing/editing'
import { InsightForm } from '~/features/insights/editing/insight-form'
import { newInsightForm } from '~/features/insights/editing/load-editing.server'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { requireAuthor } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('insight-editing', 'insights', 'member-card', 'insights-page') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAuthor(context)
  return { title: await pageTitle(request, 'insight-editing', 'pageTitle'), page: newInsightForm() }
}

export const action = ({ request, context }: ActionFunctionArgs) => answerEditing(context, request, null)

/** What was typed stays in the fields, which nobody draws anew. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer<EditingAnswer>(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable' })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewInsight() {
  return <InsightForm page={useLoaderData<typeof loader>().page} answer={useActionData<EditingAnswer>()} />
}

import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { PageError } from '~/features/shell/page-error'
import type { SupportAnswer } from '~/features/support/support'
import { answerSupport, loadSupport } from '~/features/support/support.server'
import { SupportPage } from '~/features/support/support-page'
import { preloadWords } from '~/locales/dictionaries'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('support') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadSupport(context, await requireMember(context, request), request)
}

export const action = async ({ request, context }: ActionFunctionArgs) =>
  answerSupport(context, await request.formData())

/** Which form it was is known here too, so that it says itself that no answer came; what was typed stands in it still. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  const [intent, question] = ['intent', 'question'].map((name) => String(form.get(name) ?? '')) as [string, string]
  return withOfflineAnswer<SupportAnswer>(serverAction, {
    ...NO_FORM_ANSWER,
    ...{ error: 'unreachable', intent, values: { question } },
  })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function Support() {
  return <SupportPage page={useLoaderData<typeof loader>()} answer={useActionData<SupportAnswer>()} />
}

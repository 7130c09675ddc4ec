import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import type { AppealAnswer } from '~/features/appeals/appeals'
import { answerAppeal, loadOwnAppeals } from '~/features/appeals/appeals.server'
import { AppealsList } from '~/features/appeals/appeals-list'
import { PageError } from '~/features/shell/page-error'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { requireMember } from '~/platform/server/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadOwnAppeals(context, await requireMember(context, request), request)
}

export const action = async ({ request, context }: ActionFunctionArgs) =>
  answerAppeal(context, await request.formData())

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer<AppealAnswer>(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable' })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function Appeals() {
  return <AppealsList page={useLoaderData<typeof loader>()} answer={useActionData<AppealAnswer>()} />
}

import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { answerApiTokens, loadApiTokens, type TokensAnswer } from '~/features/api-tokens/api-tokens.server'
import { ApiTokensView } from '~/features/api-tokens/api-tokens-view'
import { PageError } from '~/features/shell/page-error'
import { preloadWords } from '~/locales/dictionaries'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('api-tokens') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadApiTokens(context, await requireMember(context, request), request)
}

export const action = ({ request, context }: ActionFunctionArgs) => answerApiTokens(context, request)

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = String((await request.clone().formData()).get('intent') ?? '')
  return withOfflineAnswer<TokensAnswer>(serverAction, { ...NO_FORM_ANSWER, intent, error: 'unreachable' })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function ApiTokensRoute() {
  return <ApiTokensView page={useLoaderData<typeof loader>()} answer={useActionData<TokensAnswer>()} />
}

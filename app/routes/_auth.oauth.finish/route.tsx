import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import type { FinishAnswer } from '~/features/oauth/finish.schema'
import { answerFinish, loadFinish } from '~/features/oauth/finish.server'
import { FinishForm } from '~/features/oauth/finish-form'
import { preloadWords } from '~/locales/dictionaries'
import { withOfflineAnswer } from '~/platform/client/unreachable'

export const handle = { i18n: preloadWords('oauth', 'auth', 'fields') }

export const loader = ({ request, context }: LoaderFunctionArgs) => loadFinish(context, request)

export const action = ({ request, context }: ActionFunctionArgs) => answerFinish(context, request)

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer<FinishAnswer>(serverAction, { problems: {}, error: 'registrationFailed', values: {} })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function FinishAccount() {
  const { title: _, ...finish } = useLoaderData<typeof loader>()
  return <FinishForm {...finish} answer={useActionData<FinishAnswer>()} />
}

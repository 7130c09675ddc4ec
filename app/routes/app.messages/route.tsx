import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react'
import { answerMessages } from '~/features/messaging/answer-messages.server'
import { loadMessages } from '~/features/messaging/load-messages.server'
import { type MessagesPageData, messagesPath } from '~/features/messaging/messages-page'
import { MessagesView } from '~/features/messaging/messages-view'
import { BlockButton } from '~/features/privacy/block-button'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { refuse } from '~/platform/server/forms.server'
import { requireMember } from '~/platform/server/guards.server'

export const handle = {
  i18n: preloadWords('messages', 'premium-note', 'blocking', 'messages-more'),
  /** A conversation has all the room of a phone. */
  takesPhone: ({ page }: { page: MessagesPageData }) => page.thread !== null,
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, { status, page }] = await Promise.all([
    pageTitle(request, 'messages', 'title'),
    loadMessages(context, viewer, request),
  ])
  return data({ title, ownId: viewer.id, page }, { status })
}

/** A form that was obeyed leads to its conversation, one that ignores a request back to the list. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { answer, status, retryAfterSeconds } = await answerMessages(context, await request.formData())
  if (status !== 200) return refuse(answer, status, retryAfterSeconds)
  return redirect(messagesPath(answer.intent === 'ignore' ? {} : { c: answer.conversation ?? undefined }))
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, { ...NO_FORM_ANSWER, conversation: null, nextAt: null, error: 'unreachable' })

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) => actionHeaders ?? loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function MessagesRoute() {
  const { ownId, page } = useLoaderData<typeof loader>()
  return (
    <MessagesView
      page={page}
      ownId={ownId}
      block={({ username, fullName }) => <BlockButton username={username} fullName={fullName} />}
    />
  )
}

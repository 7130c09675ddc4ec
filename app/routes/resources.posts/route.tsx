import { type ActionFunctionArgs, type HeadersFunction, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { refused } from '~/features/feed/feed-answers'
import { answerPost, reply } from '~/features/feed/forms/answer-feed.server'
import { withOfflineAnswer } from '~/platform/client/unreachable'

/** Writes, changes, deletes and brings back posts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  return reply(request, context, form, await answerPost(context, form), 'post')
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, refused('unreachable'))

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = () => redirect('/app/dashboard')

import { type ActionFunctionArgs, type HeadersFunction, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { refused } from '~/features/feed/feed-answers'
import { answerLike, reply } from '~/features/feed/forms/answer-feed.server'
import { withOfflineAnswer } from '~/platform/client/unreachable'

/** Makes a post liked or not: a state, so that pressing twice by mistake and sending twice are the same. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  return reply(request, context, form, await answerLike(context, request.method, form))
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, refused('unreachable'))

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = () => redirect('/app/dashboard')

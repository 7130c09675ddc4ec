import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { refused } from '~/features/feed/feed-answers'
import { answerComment, reply } from '~/features/feed/forms/answer-feed.server'
import { loadComments } from '~/features/feed/post/load-post.server'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { findMember } from '~/platform/server/guards.server'

/** Writes, changes, deletes and brings back comments. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  return reply(request, context, form, await answerComment(context, form), 'comment')
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, refused('unreachable'))

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** A further page of the comments of a post, for whoever sees the post. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const postId = searchParams.get('post')
  if (!postId) return redirect('/app/dashboard')
  const page = await loadComments(context, await findMember(context), postId, searchParams.get('cursor'))
  return page ? Response.json(page, { headers: { 'Cache-Control': 'no-store' } }) : new Response(null, { status: 404 })
}

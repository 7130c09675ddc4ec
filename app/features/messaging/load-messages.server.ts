import { redirect } from '@remix-run/cloudflare'
import { findConversationWith } from '~/platform/messaging/conversations.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import { toList } from './load-list.server'
import { loadNewThread } from './load-new-thread.server'
import { loadRows } from './load-rows.server'
import { loadThread } from './load-thread.server'
import { readQuery } from './messages.schema'
import { type MessagesPageData, type MessagesQuery, messagesPath, type Thread } from './messages-page'
import { presetLine } from './preset-line.server'

export type LoadedMessages = { status: 200 | 404 | 503; page: MessagesPageData }

/**
 * The list of conversations and the one that is open. Either can fail alone: then its place says so, and the answer is one that
 * no device keeps where that is all the page was for. Throws a redirect where
 * the address names a member with whom there is a conversation already.
 */
export async function loadMessages(context: Context, viewer: Viewer, request: Request): Promise<LoadedMessages> {
  const query = readQuery(new URL(request.url).searchParams)
  const [list, thread] = await Promise.all([
    unlessBroken(context, 'messages.list_failed', async () =>
      toList(context, viewer, await loadRows(context, viewer), query),
    ),
    toThread(context, viewer, request, query),
  ])
  return {
    status: thread ? (STATUS[thread.kind] ?? 200) : list ? 200 : 503,
    page: { query, list, thread, now: new Date().toISOString() },
  }
}

const STATUS: Partial<Record<Thread['kind'], 404 | 503>> = { missing: 404, nobody: 404, failed: 503 }

async function toThread(
  context: Context,
  viewer: Viewer,
  request: Request,
  query: MessagesQuery,
): Promise<Thread | null> {
  const { c, to, before, say, percent } = query
  if (c) {
    const [thread, language] = await Promise.all([loadThread(context, viewer, c, before), languageOf(request)])
    return thread.kind === 'open' ? { ...thread, preset: presetLine(query, thread.person, language) } : thread
  }
  if (!to) return null
  const known = await unlessBroken(context, 'messages.new_failed', async () => ({
    conversation: await findConversationWith(context, viewer, to),
  }))
  if (!known) return { kind: 'failed' }
  // A first message that was refused stays typed, here, though its conversation may be begun by now. The page that answers a
  // form is loaded with the form's headers.
  const isFormsAnswer = request.headers.has('Content-Type')
  if (known.conversation && !isFormsAnswer) {
    throw redirect(messagesPath({ ...query, to: undefined, c: known.conversation.id }))
  }
  return loadNewThread(context, viewer, request, { to, say, percent })
}

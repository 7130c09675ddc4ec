import { messagePageSchema } from '~/domain/messaging/message.schema'
import type { PageOutcome } from '~/features/messaging/live/fetch-page'
import type { PostOutcome, Stored } from '~/platform/client/outbox'
import type { OutboxEntry } from '~/platform/client/outbox-entry'
import type { Account } from './account'

// The two requests of the engine of the pages. A page asks by paths and has its cookies of the browser; here they are given.

const pathOf = (conversationId: string) => `/api/conversations/${conversationId}/messages`

export async function fetchPage(
  account: Account,
  conversationId: string,
  place: 'after' | 'before',
  seq: number,
): Promise<PageOutcome> {
  try {
    const page = await account.ask('GET', `${pathOf(conversationId)}?${place}=${seq}&limit=50`)
    return { kind: 'page', page: messagePageSchema.parse(page) }
  } catch {
    return { kind: 'unreached' }
  }
}

export async function post(account: Account, { conversationId, clientId, content }: OutboxEntry): Promise<PostOutcome> {
  try {
    const answer = await account.request('POST', pathOf(conversationId), { clientId, content })
    const body = (await answer.json()) as Stored & { error: never }
    return answer.ok ? { kind: 'stored', stored: body } : { kind: 'refused', code: body.error }
  } catch {
    return { kind: 'unreached' }
  }
}

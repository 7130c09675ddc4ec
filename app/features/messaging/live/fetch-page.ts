import { MESSAGES_A_PAGE } from '~/domain/messaging/limits'
import { type MessagePage, messagePageSchema } from '~/domain/messaging/message.schema'

const WITHIN_MILLISECONDS = 15_000

export type PageOutcome =
  | { kind: 'page'; page: MessagePage }
  | { kind: 'signed-out' }
  | { kind: 'closed' }
  | { kind: 'unreached' }

/** Fetches a page of a conversation after or before a message. Never throws; the caller retries. */
export async function fetchPage(conversationId: string, place: 'after' | 'before', seq: number): Promise<PageOutcome> {
  try {
    const answer = await fetch(
      `/api/conversations/${conversationId}/messages?${place}=${seq}&limit=${MESSAGES_A_PAGE}`,
      {
        signal: AbortSignal.timeout(WITHIN_MILLISECONDS),
      },
    )
    if (answer.status === 401) return { kind: 'signed-out' }
    if (answer.status === 403 || answer.status === 404) return { kind: 'closed' }
    return answer.ok ? { kind: 'page', page: messagePageSchema.parse(await answer.json()) } : { kind: 'unreached' }
  } catch {
    return { kind: 'unreached' }
  }
}

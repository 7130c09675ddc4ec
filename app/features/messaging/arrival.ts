import { messagesPath } from './messages-page'

/** What a navigation's state asks for: an address, whether to focus the field, and a first message. */
export type Arrival = { path: string; focus: boolean; initialMessage: string | null }

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Reads the state of a navigation: `openConversationId` with `focusInput`, or `startChatWith` (a username) with `initialMessage`. */
export function readArrival(state: object): Arrival | null {
  const { openConversationId, focusInput, startChatWith, initialMessage } = state as Record<string, unknown>
  const c = text(openConversationId)
  const to = text(startChatWith)
  if (!c && !to) return null
  return {
    path: messagesPath(c ? { c } : { to }),
    focus: Boolean(focusInput) || c === undefined,
    initialMessage: text(initialMessage) ?? null,
  }
}

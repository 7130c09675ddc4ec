import { useHub } from '~/platform/live/hub'
import { RefusedList } from './refused-list'

/**
 * Tells of messages that were refused after their conversation was left: its row may have gone from the list, and they are
 * nowhere else. Those of the conversation that is open stand there.
 */
export function RefusedMessages({ openId }: { openId: string | undefined }) {
  const refused = useHub().refused.filter(({ conversationId }) => conversationId !== openId)
  return refused.length > 0 ? <RefusedList refused={refused} /> : null
}

import { useHub } from '~/platform/live/hub'
import { useOnDemand } from './use-on-demand'

/**
 * Tells of messages that were refused after their conversation was left: its row may have gone from the list, and they are
 * nowhere else. Those of the conversation that is open stand there.
 */
export function RefusedMessages({ openId }: { openId: string | undefined }) {
  const refused = useHub().refused.filter(({ conversationId }) => conversationId !== openId)
  const { parts } = useOnDemand(refused.length > 0)
  return parts && refused.length > 0 ? <parts.RefusedList refused={refused} /> : null
}

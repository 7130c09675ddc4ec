import type { ClientFrame } from '~/domain/messaging/conversation-frames.schema'
import type { OutboxEntry } from '~/platform/live/outbox-entry'

export const sendFrameOf = ({ clientId, content, attachment }: OutboxEntry): ClientFrame => ({
  type: 'send',
  clientId,
  content,
  ...(attachment ? { attachmentId: attachment.id } : {}),
})

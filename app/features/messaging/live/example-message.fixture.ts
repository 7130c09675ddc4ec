import type { Message, MessagePage } from '~/domain/messaging/message.schema'

export const AT = '2026-01-01T00:00:00.000Z'

/** A message as the server tells it, unchanged since it was written. */
export const exampleMessage = (seq: number, change: Partial<Message> = {}): Message => ({
  id: `c.${seq}`,
  seq,
  clientId: `client ${seq}`,
  senderId: 'anna',
  content: `text ${seq}`,
  messageType: 'text',
  attachments: [],
  isEdited: false,
  editedAt: null,
  isDeleted: false,
  createdAt: AT,
  ...change,
})

/** A page of these messages, with nothing before or after them unless `change` says so. */
export const examplePage = (messages: Message[], change: Partial<MessagePage> = {}): MessagePage => ({
  messages,
  more: false,
  seq: messages.at(-1)?.seq ?? 0,
  rev: 0,
  ownReadSeq: 0,
  otherReadSeq: null,
  otherReadAt: null,
  ...change,
})

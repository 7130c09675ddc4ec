/** The frames of docs/protocol.md as these tests need them, written anew: nothing of the product is believed here. */
export type WireMessage = {
  id: string
  seq: number
  clientId: string
  senderId: string
  content: string
  isDeleted: boolean
}

export type ServerFrame =
  | { type: 'ready'; seq: number; rev: number }
  | { type: 'ack'; clientId: string; seq: number; id: string; createdAt: string }
  | { type: 'message'; message: WireMessage }
  | { type: 'batch'; messages: WireMessage[]; more: boolean }
  | { type: 'read'; memberId: string; seq: number; at: string }
  | { type: 'error'; code: string; clientId?: string; retryAfterMs?: number }
  | { type: 'typing' | 'edited' | 'deleted' | 'accepted' }

export type Page = { messages: WireMessage[]; more: boolean; seq: number; ownReadSeq: number }

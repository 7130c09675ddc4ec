import { DurableObject } from 'cloudflare:workers'

/**
 * The yardstick of `npm run bench:chat`: the least code that keeps messages on the same runtime. One object a conversation
 * with its own SQLite, hibernating sockets, the row before ack and broadcast, a repeated `clientId` answered by the first
 * `seq`, catch-up from `after`. Speaks the frames of docs/protocol.md. No sessions, limits, checks, inbox or history pages.
 */
export class Conversation extends DurableObject {
  constructor(state, env) {
    super(state, env)
    this.sql = state.storage.sql
    this.sql.exec(`CREATE TABLE IF NOT EXISTS messages (
      seq INTEGER PRIMARY KEY, client_id TEXT NOT NULL, sender_id TEXT NOT NULL, content TEXT NOT NULL, created_at TEXT NOT NULL,
      UNIQUE (client_id, sender_id))`)
    this.seq = this.sql.exec('SELECT max(seq) AS seq FROM messages').one().seq ?? 0
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    const [client, server] = Object.values(new WebSocketPair())
    this.ctx.acceptWebSocket(server)
    server.serializeAttachment({ id: pathname.split('/').pop(), memberId: searchParams.get('member') })
    server.send(JSON.stringify({ type: 'ready', seq: this.seq, rev: 0 }))
    const missed = this.sql.exec(
      'SELECT * FROM messages WHERE seq > ? LIMIT 500',
      Number(searchParams.get('after') ?? 0),
    )
    const messages = [...missed].map((row) => messageOf(server.deserializeAttachment().id, row))
    if (messages.length > 0) server.send(JSON.stringify({ type: 'batch', messages, more: false }))
    return new Response(null, { status: 101, webSocket: client })
  }

  webSocketMessage(socket, text) {
    const { type, clientId, content } = JSON.parse(text)
    if (type !== 'send') return
    const { id, memberId } = socket.deserializeAttachment()
    const createdAt = new Date().toISOString()
    const insert = this.sql.exec(
      'INSERT INTO messages VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      this.seq + 1,
      clientId,
      memberId,
      content,
      createdAt,
    )
    if (insert.rowsWritten === 0) {
      const first = this.sql
        .exec('SELECT * FROM messages WHERE client_id = ? AND sender_id = ?', clientId, memberId)
        .one()
      socket.send(JSON.stringify(ackOf(messageOf(id, first))))
      return
    }
    this.seq += 1
    const row = { seq: this.seq, client_id: clientId, sender_id: memberId, content, created_at: createdAt }
    const message = messageOf(id, row)
    socket.send(JSON.stringify(ackOf(message)))
    const frame = JSON.stringify({ type: 'message', message })
    for (const other of this.ctx.getWebSockets()) other.send(frame)
  }

  webSocketClose(socket, code) {
    socket.close(code)
  }
}

const ackOf = ({ clientId, seq, id, createdAt }) => ({ type: 'ack', clientId, seq, id, createdAt })

const messageOf = (conversation, { seq, client_id, sender_id, content, created_at }) => ({
  id: `${conversation}.${seq}`,
  seq,
  clientId: client_id,
  senderId: sender_id,
  content,
  messageType: 'text',
  attachments: [],
  isEdited: false,
  editedAt: null,
  isDeleted: false,
  createdAt: created_at,
})

export default {
  /** `/ws/conversations/:id?member=…&after=…` */
  fetch(request, env) {
    const id = new URL(request.url).pathname.split('/').pop()
    return env.CONVERSATION.get(env.CONVERSATION.idFromName(id)).fetch(request)
  },
}

import type { HubServerFrame } from '../../domain/messaging/hub-frames.schema'
import { hubView, publishHub, withPresences } from './hub-store'

/** Publishes what a frame of the hub says. Rows are absolute: the same one twice changes nothing. */
export function receiveHubFrame(frame: HubServerFrame) {
  const { rows, gone } = hubView()
  switch (frame.type) {
    case 'ready':
      return publishHub({
        unread: frame.unread,
        notices: frame.notices ?? null,
        status: frame.status,
        newestAt: frame.newestAt ?? null,
      })
    case 'notice':
      return publishHub({ notices: frame.unread })
    case 'inbox': {
      const { row, unread } = frame
      const stillGone = new Map(gone)
      stillGone.delete(row.conversationId)
      return publishHub({ rows: new Map(rows).set(row.conversationId, row), gone: stillGone, unread })
    }
    case 'gone': {
      const left = new Map(rows)
      left.delete(frame.conversationId)
      return publishHub({
        rows: left,
        gone: new Map(gone).set(frame.conversationId, frame.version ?? 0),
        unread: frame.unread,
      })
    }
    case 'presence': {
      const { presences } = hubView()
      return publishHub(withPresences(new Map(presences).set(frame.presence.memberId, frame.presence)))
    }
    case 'status':
      // The hub keeps what was chosen: said again later, it could undo a choice of another tab.
      return publishHub({ status: frame.status, chosenStatus: null })
  }
}

import { listPartners } from '~/data/conversations.server'
import type { ClosedRow } from '~/domain/messaging/objects'
import { hubOf } from '~/platform/messaging/conversations.server'
import type { Context } from '~/platform/server/context.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'

/** As many as are put right with one look at the list; the rest with the next one. */
const MOST_MENDED = 100

/**
 * Puts right in the hub what it counts and lists, where the database knows better: a hub that was told of a block or its end,
 * of somebody who went away or came back, while it could not be reached, or before it had the row, was told in vain. `gone`
 * are the rows it lists of whom the viewer cannot see. Nobody waits for it.
 */
export function mendRows(context: Context, viewer: Viewer, gone: ClosedRow[]): void {
  const mend = async () => {
    const hub = hubOf(context.bindings, viewer.id)
    const closed = await hub.closedRows(MOST_MENDED)
    const others = closed.map(({ otherId }) => otherId)
    const back = await listPartners(context.db, viewer.id, others)
    const wrong = [
      ...gone.slice(0, MOST_MENDED).map(({ conversationId }) => ({ conversationId, isOpen: false })),
      ...closed
        .filter(({ otherId }) => back.has(otherId))
        .map(({ conversationId }) => ({ conversationId, isOpen: true })),
    ]
    await Promise.all(wrong.map(({ conversationId, isOpen }) => hub.setOpen(conversationId, isOpen)))
  }
  context.waitUntil(unlessBroken(context, 'messages.rows_not_mended', mend))
}

import { countWaiting } from '~/data/cases.server'
import type { Context } from '~/platform/context.server'
import type { Viewer } from '~/platform/session.server'

/** How much waits for this moderator. */
export const loadWaiting = ({ db }: Context, viewer: Viewer) => countWaiting(db, viewer.id)

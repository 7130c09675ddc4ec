import { countWaiting } from '~/data/cases.server'
import type { Context } from '~/platform/context.server'

/** How much waits for a moderator. */
export const loadWaiting = ({ db }: Context) => countWaiting(db)

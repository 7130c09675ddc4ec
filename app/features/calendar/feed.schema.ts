import { z } from 'zod'
import { FEED_KINDS, type FeedKind } from '~/domain/calendar/calendar-kinds'

const box = z.string().optional()
const boxes: Record<FeedKind, typeof box> = {
  ...{ sun: box, planets: box, moon: box },
  ...{ phases: box, stations: box, cycles: box, events: box },
}

/** The forms of the calendar to subscribe to. Which kinds it holds is only asked where it is made or changed. */
export const feedSchema = z
  .object({ intent: z.enum(['create', 'renew', 'remove', 'save'], 'invalid'), ...boxes })
  .transform(({ intent, ...ticked }) => ({ intent, kinds: FEED_KINDS.filter((kind) => ticked[kind] !== undefined) }))
  .refine(({ intent, kinds }) => intent === 'renew' || intent === 'remove' || kinds.length > 0, {
    path: ['kinds'],
    message: 'kinds.none',
  })
export type FeedForm = z.infer<typeof feedSchema>

import { z } from 'zod'

/** What was read: all that a list showed, up to its newest, or one and what stands together with it. */
export const readNotificationsSchema = z
  .object({ intent: z.literal('read') })
  .and(
    z.union([
      z.object({ all: z.literal('yes'), until: z.iso.datetime() }),
      z.object({ id: z.string().min(1).max(64) }),
    ]),
  )
export type ReadNotifications = z.output<typeof readNotificationsSchema>

import { z } from 'zod'

const endpoint = z.string().max(1000)

/** What is asked of push: on or off in this browser, or no more in another one. */
export const pushSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('subscribe'),
    endpoint,
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
  z.object({ intent: z.literal('unsubscribe') }),
  z.object({ intent: z.literal('remove'), id: z.uuid() }),
])

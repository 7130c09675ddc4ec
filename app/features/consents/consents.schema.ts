import { z } from 'zod'

/** To end a consent, and for the journal what becomes of its days; or to delete days that were kept without one. */
export const consentsSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('withdrawLove') }),
  z.object({ intent: z.literal('withdrawJournal'), entries: z.enum(['delete', 'keep'], 'entries') }),
  z.object({ intent: z.literal('deleteJournal') }),
])
export type ConsentsInput = z.output<typeof consentsSchema>

import { z } from 'zod'

/** To end a consent, and for a journal with entries what becomes of them; or to delete days that were kept sealed. */
export const consentsSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('withdrawLove') }),
  z.object({ intent: z.literal('withdrawJournal'), entries: z.enum(['delete', 'keep'], 'entries').optional() }),
  z.object({ intent: z.literal('deleteJournal') }),
])
export type ConsentsInput = z.output<typeof consentsSchema>

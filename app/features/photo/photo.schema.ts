import { z } from 'zod'

/** A browser without a chosen file sends an empty one without a name; other clients may send none. */
export const photoSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('upload'), photo: z.instanceof(File).optional() }),
  z.object({ intent: z.literal('remove') }),
])

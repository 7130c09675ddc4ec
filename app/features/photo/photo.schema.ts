import { z } from 'zod'

/** The two forms of the field. A browser that chose nothing sends a file without name and content; scripts may send none. */
export const photoSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('upload'), photo: z.instanceof(File).optional() }),
  z.object({ intent: z.literal('remove') }),
])

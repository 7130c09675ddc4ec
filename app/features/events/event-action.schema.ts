import { z } from 'zod'
import { cancelNoteField } from '~/domain/events/event-fields.schema'

const id = z.uuid()

/** The buttons of an event's page. */
export const eventActionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('register'), id }),
  z.object({ intent: z.literal('leave'), id }),
  z.object({ intent: z.literal('cancel'), id, note: cancelNoteField }),
])
export type EventAction = z.output<typeof eventActionSchema>

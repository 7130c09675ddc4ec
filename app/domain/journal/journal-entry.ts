import * as z from 'zod/mini'

/** How a day felt: more of the type's signature, of both, or more of its not-self theme. */
export const DAY_FEELINGS = ['signature', 'mixed', 'not_self'] as const
export type DayFeeling = (typeof DAY_FEELINGS)[number]

/** What the three lines of a check-in are about: where each of the two showed, and how something was decided. */
export const JOURNAL_LINES = ['signature', 'not_self', 'decision'] as const
export type JournalLine = (typeof JOURNAL_LINES)[number]

/** Characters of one line. */
export const LINE_MAX_LENGTH = 500

/** A check-in as it is sealed. */
export const journalEntrySchema = z.object({
  feeling: z.enum(DAY_FEELINGS),
  lines: z.record(z.enum(JOURNAL_LINES), z.string()),
})
export type JournalEntry = z.infer<typeof journalEntrySchema>

import { type JournalEntry, journalEntrySchema } from '../../domain/journal/journal-entry'
import type { Context } from './context.server'
import { logEvent } from './log.server'
import { seal, unseal } from './seal.server'

// A row that is moved to another member or another day does not open.
const labelOf = (memberId: string, day: string) => `journal ${memberId} ${day}`

/** A check-in as the database keeps it. */
export const sealEntry = ({ settings }: Context, memberId: string, day: string, entry: JournalEntry) =>
  seal(settings.JOURNAL_KEY, labelOf(memberId, day), JSON.stringify(entry))

/** What was sealed; null where it does not open, as when the site has another key than then. */
export async function openEntry(
  context: Context,
  memberId: string,
  { day, sealed }: { day: string; sealed: string },
): Promise<JournalEntry | null> {
  const text = await unseal(context.settings.JOURNAL_KEY, labelOf(memberId, day), sealed)
  const parsed = text === null ? null : journalEntrySchema.safeParse(JSON.parse(text))
  if (parsed?.success) return parsed.data
  logEvent('error', 'journal.unreadable', { requestId: context.requestId })
  return null
}

import { type JournalEntry, journalEntrySchema } from '../../domain/journal/journal-entry'
import type { Context } from './context.server'
import { logEvent } from './log.server'
import { seal, unseal } from './seal.server'

// A row that is moved to another member or another day does not open.
const journalLabel = (memberId: string, day: string) => `journal ${memberId} ${day}`

/** A check-in as the database keeps it. */
export const sealEntry = ({ settings }: Context, memberId: string, day: string, entry: JournalEntry) =>
  seal(settings.JOURNAL_KEY, journalLabel(memberId, day), JSON.stringify(entry))

/** What was sealed; null where it does not open, as when the site has another key than then. */
export async function openEntry(
  context: Context,
  memberId: string,
  { day, sealed }: { day: string; sealed: string },
): Promise<JournalEntry | null> {
  const text = await unseal(context.settings.JOURNAL_KEY, journalLabel(memberId, day), sealed)
  const parsed = text === null ? null : journalEntrySchema.safeParse(JSON.parse(text))
  if (parsed?.success) return parsed.data
  logEvent('error', 'journal.unreadable', { requestId: context.requestId })
  return null
}

// A row that is moved to another member or another chart does not open.
const notesLabel = (ownerId: string, chartId: string) => `private chart ${ownerId} ${chartId}`

/** Notes on the person of a private chart as the database keeps them; null for none. */
export const sealNotes = async ({ settings }: Context, ownerId: string, chartId: string, text: string) =>
  text === '' ? null : seal(settings.JOURNAL_KEY, notesLabel(ownerId, chartId), text)

/** What was sealed, empty where nothing was; null where it does not open, as when the site has another key than then. */
export async function openNotes(
  context: Context,
  ownerId: string,
  { id, notes }: { id: string; notes: string | null },
): Promise<string | null> {
  if (notes === null) return ''
  const text = await unseal(context.settings.JOURNAL_KEY, notesLabel(ownerId, id), notes)
  if (text === null) logEvent('error', 'private_charts.notes_unreadable', { requestId: context.requestId })
  return text
}

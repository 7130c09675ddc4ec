import { type JournalEntry, journalEntrySchema } from '../../domain/journal/journal-entry'
import type { Settings } from './env.server'
import { logEvent } from './log.server'

const IV_BYTES = 12

const toBytes = (text: string) => new TextEncoder().encode(text)

async function keyFrom(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', toBytes(secret), 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: toBytes('sealed texts') }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/**
 * Encrypts a text so that only who holds the secret reads it, and only under the same label: AES-256-GCM with a key of its
 * own by HKDF-SHA-256, a fresh 96-bit vector in front, base64.
 */
export async function seal(secret: string, label: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const cipher = { name: 'AES-GCM', iv, additionalData: toBytes(label) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(cipher, await keyFrom(secret), toBytes(text)))
  // One by one: a long text has more bytes than a call takes arguments.
  return btoa(Array.from([...iv, ...sealed], (byte) => String.fromCharCode(byte)).join(''))
}

/** The text that `seal` was given; null when the secret, the label or the sealed text is another one. */
export async function unseal(secret: string, label: string, sealed: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
    const cipher = { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES), additionalData: toBytes(label) }
    return new TextDecoder().decode(await crypto.subtle.decrypt(cipher, await keyFrom(secret), bytes.slice(IV_BYTES)))
  } catch {
    return null
  }
}

/** The part of the context that this needs; importing `Context` would be a cycle. */
type KeySettings = { settings: Pick<Settings, 'JOURNAL_KEY'> }

// A row that is copied to another member or day can't be unsealed.
const journalLabel = (memberId: string, day: string) => `journal ${memberId} ${day}`

/** A journal entry as it is stored. */
export const sealEntry = ({ settings }: KeySettings, memberId: string, day: string, entry: JournalEntry) =>
  seal(settings.JOURNAL_KEY, journalLabel(memberId, day), JSON.stringify(entry))

/** What was sealed; null where it does not open, as when the site has another key than then. */
export async function openEntry(
  context: KeySettings & { requestId: string },
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
export const sealNotes = async ({ settings }: KeySettings, ownerId: string, chartId: string, text: string) =>
  text === '' ? null : seal(settings.JOURNAL_KEY, notesLabel(ownerId, chartId), text)

/** What was sealed, empty where nothing was; null where it does not open, as when the site has another key than then. */
export async function openNotes(
  context: KeySettings & { requestId: string },
  ownerId: string,
  { id, notes }: { id: string; notes: string | null },
): Promise<string | null> {
  if (notes === null) return ''
  const text = await unseal(context.settings.JOURNAL_KEY, notesLabel(ownerId, id), notes)
  if (text === null) logEvent('error', 'private_charts.notes_unreadable', { requestId: context.requestId })
  return text
}

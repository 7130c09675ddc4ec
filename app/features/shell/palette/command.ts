import type { FoundName } from '~/domain/community/search/found-name'
import type { Status } from '~/domain/messaging/hub-frames.schema'
import type { Language } from '~/locales/language'
import type { Theme } from '~/platform/client/root-data'
import { latinWords } from './latin-words'

/** Kinds of what the palette offers, in the order they stand where nothing fits better. */
export const GROUPS = [
  'pages',
  'actions',
  'settings',
  'dates',
  'gates',
  'channels',
  'centers',
  'terms',
  'people',
  'search',
] as const
export type Group = (typeof GROUPS)[number]

/** What happens when it is chosen: a way, with what takes the focus there, or something that is done at once. */
export type Deed =
  | { to: string; focus?: string }
  | { theme: Theme }
  | { language: Language }
  | { status: Status }
  | { signOut: true }

export type Command = {
  id: string
  group: Group
  label: string
  detail?: string
  deed: Deed
  /** Of the label in each language that is there, what else it is found by, and other names, which must be typed whole. */
  words: { labels: string[][]; other: string[]; names: string[][] }
  person?: FoundName
}

/** A command with the words it is found by: its label, that of the other language, more of either, and other names. */
export const toCommand = (
  command: Omit<Command, 'words'>,
  labels = [command.label],
  other = '',
  names: readonly string[] = [],
): Command => ({
  ...command,
  words: { labels: labels.map(latinWords), other: latinWords(other), names: names.map(latinWords) },
})

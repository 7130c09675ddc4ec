import type { ChannelId } from '../terms/codes'
import type { ReadableChart } from './reading-fact'
import type { AlternativeSubject, Sentence } from './sentence'

export const SECTION_IDS = [
  'type',
  'authority',
  'profile',
  'definition',
  'centers',
  'channels',
  'cross',
  'unusual',
  'closing',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

/** The heading of sentences that hold for a share of the time (0 to 1): by a chart of which they are true, or by a channel. */
export type ReadingAlternative = { share: number } & (
  | { subject: AlternativeSubject; chart: ReadableChart }
  | { subject: 'channel'; channel: ChannelId }
)

/** Sentences that belong together. One with an `alternative` begins it; the next ones without belong to it too. */
export type ReadingParagraph = { alternative?: ReadingAlternative; sentences: Sentence[] }
export type ReadingSection = { id: SectionId; paragraphs: ReadingParagraph[] }

import type { FactsInDrawing } from '~/domain/human-design/reading/facts-in-drawing'
import type { SectionId } from '~/domain/human-design/reading/reading-section'

/** A paragraph in the page's language. */
export type ReadParagraph = {
  /** Of an alternative that an uncertain time leaves open: its name, with the share of the time. */
  heading: string | null
  text: string
  /** What it rests on, in words; empty where it is about no chart. */
  facts: string
  /** The same in the drawing. */
  drawn: FactsInDrawing
}

export type ReadSection = { id: SectionId; title: string; paragraphs: ReadParagraph[] }

/** The written reading of a member's own chart; null where its birth time is uncertain and what that leaves open is unknown. */
export type OwnReading = ReadSection[] | null

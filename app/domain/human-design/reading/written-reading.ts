import type { FactsInDrawing } from './facts-in-drawing'
import type { SectionId } from './reading-section'

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

/** A section of the written reading of a chart, addressed to the person whose chart it is. */
export type ReadSection = { id: SectionId; title: string; paragraphs: ReadParagraph[] }

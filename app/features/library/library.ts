import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { BodygraphData } from '~/ui/bodygraph/bodygraph-data'
import type { Selection } from '~/ui/bodygraph/selection'
import type { PageHead } from '~/ui/layout/page-head'

/** A way to another page, with a word on it. */
export type LibraryLink = { to: string; label: string; note?: string }

/** What is said of one state or side: its name and a text, and the page that tells more. */
export type LibraryItem = { term: string; text: string; to?: string }

/** One headed part of a page, in the order texts, items, links. */
export type LibrarySection = {
  id: string
  title: string
  texts?: string[]
  items?: LibraryItem[]
  links?: LibraryLink[]
}

/** What is drawn beside the words, and what the drawing says to those who hear it. */
export type LibraryFigure = { name: string; caption?: string } & (
  | { kind: 'bodygraph'; data: BodygraphData; selection: Selection | null }
  /** Six lines, counted from below, and those that are meant. */
  | { kind: 'hexagram'; lines: number[] }
  | { kind: 'glyph'; glyph: string }
)

/** What a page tells of one gate, channel, center …, whoever reads it. */
export type ElementText = {
  title: string
  /** Quietly above the title: what it is and where it belongs. */
  kicker: string
  lead: string
  figure: LibraryFigure
  sections: LibrarySection[]
}

export type SeenPerson = {
  id: string
  username: string
  fullName: string
  avatarUrl: string | null
  hdType: TypeCode | null
  typeName: string | null
  isTimeUncertain: boolean
}

export type SeenPost = {
  id: string
  author: Omit<SeenPerson, 'typeName' | 'isTimeUncertain' | 'id'>
  content: string
  createdAt: string
}

/** People and posts as far as this reader may see them. */
export type SeenList<T> = {
  title: string
  items: T[]
  /** Said where there are none. */
  none: string | null
  more: LibraryLink | null
}

export type LibraryHead = PageHead & {
  alternates: { hrefLang: string; href: string }[]
  /** Schema.org, as it goes into the page. */
  structured: string
}

export type ElementPage = ElementText & {
  head: LibraryHead
  breadcrumb: { label: string; links: LibraryLink[]; here: string }
  neighbours: { label: string; before: LibraryLink | null; after: LibraryLink | null }
  people: SeenList<SeenPerson> | null
  posts: SeenList<SeenPost> | null
  /** To one's own chart, or to the calculator. */
  invitation: { text: string; isMain: boolean; link: LibraryLink }
}

/** What is said where there is nothing of that name; `head` is for the tab. */
export type MissingWords = { head: string; title: string; text: string; link: LibraryLink }

/** The first page, and the pages that list all gates and all channels. */
export type LibraryList = {
  head: LibraryHead
  breadcrumb: ElementPage['breadcrumb'] | null
  title: string
  lead: string
  figure: LibraryFigure | null
  wheel: {
    name: string
    hint: string
    links: LibraryLink[]
    /** From the one that begins with gate 13 on. */
    quarters: { name: string; text: string }[]
  } | null
  groups: { id: string; title: string; text?: string; links: LibraryLink[]; all?: LibraryLink }[]
}

/** The lines of a hexagram as they are drawn, from above: they are counted from below. */
export const HEXAGRAM_LINES = [6, 5, 4, 3, 2, 1] as const

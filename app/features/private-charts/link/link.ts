import type { ReadParagraph, ReadSection } from '~/domain/human-design/reading/written-reading'
import type { FormAnswer } from '~/platform/client/form-answer'
import type { KeptChart } from '../kept-chart'
import type { LinkOffer } from './link-offer'

/** The address of a link. */
export const linkPath = (token: string) => `/c/${token}`

/** The link to a kept chart, for its owner. Times are in the language and zone of the page. */
export type OwnersLink = {
  /** Null: it works, but was sealed with another key than the site has now. */
  address: string | null
  /** The minute. */
  ends: string
  /** The day; null: no opening by anybody else was recorded. */
  opened: string | null
}

/** The buttons of the owner's forms. */
export const MAKE_LINK = 'make-link'
export const WITHDRAW_LINK = 'withdraw-link'

/** What the owner's forms are answered. */
export type LinkAnswer = FormAnswer<'full' | 'suspended', 'made' | 'withdrawn'>

/** Whether an answer of the person's page is to a form of the link. */
export const isLinkAnswer = <A extends FormAnswer>(answer: A | LinkAnswer | undefined): answer is LinkAnswer =>
  answer?.intent === MAKE_LINK || answer?.intent === WITHDRAW_LINK

/** How the chart of a link is shown, as `?view` says: to read, on the wheel, in words, as two pages to print. */
export const LINKED_VIEWS = ['bodygraph', 'wheel', 'reading', 'sheet'] as const
export type LinkedView = (typeof LINKED_VIEWS)[number]

/** A section of the reading without what its paragraphs rest on, which nothing here shows. */
export type LinkedSection = Pick<ReadSection, 'id' | 'title'> & {
  paragraphs: Pick<ReadParagraph, 'heading' | 'text'>[]
}

/** What a link opens. */
export type LinkedPage = KeptChart & {
  view: LinkedView
  /** For the view `reading` only; null where its birth time is uncertain and what that leaves open is unknown. */
  reading: LinkedSection[] | null
  /** Who gave the link, where the viewer may see their profile. */
  owner: { name: string; username: string } | null
  /** When the link ends, to the minute, in the language and zone of the page. */
  ends: string
  offer: LinkOffer
  /** The id of the chart that the viewer may keep. */
  newId: string
}

/** What the form that takes a chart over is answered where it wasn't done. */
export type TakeOverAnswer = {
  problems: Record<string, string>
  /** `taken`: the member has birth data or a chart by now. `refused`: the birth data have to be mended first. */
  error: 'tooMany' | 'unexpected' | 'full' | 'service' | 'refused' | 'taken' | null
}
export const NO_TAKE_OVER_ANSWER: TakeOverAnswer = { problems: {}, error: null }

/** The parts of the card, in its order. There can be several lines of `also`. */
export type GuidancePart = 'strategy' | 'focus' | 'avoid' | 'affirmation' | 'lucky' | 'authority' | 'also'

/** One thing that the card says, in the words of the page, and why. */
export type GuidanceLine = {
  part: GuidancePart
  /** What it is about: a channel, a center, a strategy; null where the part says it. */
  name: string | null
  text: string
  because: string
}

/** The card of a member's day. */
export type ShownGuidance = {
  /** The member's own date, in words. */
  day: string
  lines: GuidanceLine[]
}

/** Why there is no guidance: no chart yet, or the chart service doesn't answer. */
type MissingForGuidance = 'chart' | 'sky'

/** The card, or what is missing for it. */
export type GuidanceAnswer =
  | { guidance: ShownGuidance; missing: null }
  | { guidance: null; missing: MissingForGuidance }

/** What the day is about, by itself. */
export type ShownFocus = Pick<ShownGuidance, 'day'> & Pick<GuidanceLine, 'name' | 'text'>

/** The focus of the day, or what is missing for it. */
export type FocusAnswer = { focus: ShownFocus; missing: null } | { focus: null; missing: MissingForGuidance }

/** The personal daily insight; for members without premium its first line alone leaves the server. */
export type ShownInsightOfDay =
  | { isWhole: true; paragraphs: string[]; isRephrased: boolean }
  | { isWhole: false; teaser: string }

/** A while of the Moon in a gate that touches the chart, in the words and the clock of the page. */
type ShownMoonVisit = { key: string; text: string; span: string; isNow: boolean }
export type ShownMoonDay = { date: string; title: string; visits: ShownMoonVisit[] }
export type ShownLunarMonth = { zone: string; days: ShownMoonDay[] }

/** The top of the insights page. Parts that do not apply or could not be loaded are null. */
export type GuidancePage = {
  card: GuidanceAnswer
  personal: ShownInsightOfDay | null
  /** For Reflectors; `failed` when the chart service did not answer. */
  lunarMonth: ShownLunarMonth | 'failed' | null
}

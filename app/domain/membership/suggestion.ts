import { completedTogether, hangingHalves } from '../human-design/chart/completed-channels'
import { gatesOfText } from '../human-design/chart/stored-gates'
import { typeCompatibility } from '../human-design/composite/type-compatibility'
import type { TypeCode } from '../human-design/terms/codes'
import type { TextLanguage } from '../text/text-language'

/** Either of two members, as far as they may know of each other; `gates` as a chart is stored, null where they are not shown. */
type Person = { type: TypeCode | null; gates: string | null }
type Reader = Person & { languages: readonly TextLanguage[] }
type Other = Person & { id: string; language: TextLanguage; lastActiveAt: number | null }

/** Why a member is suggested, and how much that weighs against others. `percent`: by the two types, null where one is unknown. */
export type Suggestion = {
  id: string
  points: number
  percent: number | null
  channels: number
  /** Theirs, where the member reads it. */
  sharedLanguage: TextLanguage | null
}

// The match of the types decides (60 to 95 points). What else there is moves somebody past the next types of the table, not past
// all of them: a language in common as much as the step from one type to the next but one, and so do four channels.
const LANGUAGE_POINTS = 8
const CHANNEL_POINTS = 2
const MOST_CHANNELS = 5
const DAY_MILLISECONDS = 86_400_000
/** Who was here in so many days is likely to answer. */
const RECENTLY = [
  { days: 7, points: 4 },
  { days: 30, points: 2 },
] as const

/** How well others would suit a member, the best first; who is even stands by id, so that a page can go on after one. */
export function rankSuggestions(own: Reader, others: readonly Other[], now: number): Suggestion[] {
  const ownHalves = hangingHalves(gatesOfText(own.gates))
  return others
    .map(({ id, type, language, gates, lastActiveAt }) => {
      const percent = own.type && type ? typeCompatibility(own.type, type) : null
      const channels = gates ? completedTogether(ownHalves, hangingHalves(gatesOfText(gates))) : 0
      const sharedLanguage = own.languages.includes(language) ? language : null
      const points =
        (percent ?? 0) +
        (sharedLanguage ? LANGUAGE_POINTS : 0) +
        Math.min(channels, MOST_CHANNELS) * CHANNEL_POINTS +
        activityPoints(lastActiveAt, now)
      return { id, points, percent, channels, sharedLanguage }
    })
    .sort((one, other) => other.points - one.points || (one.id < other.id ? 1 : -1))
}

const activityPoints = (at: number | null, now: number) =>
  RECENTLY.find(({ days }) => at !== null && now - at < days * DAY_MILLISECONDS)?.points ?? 0

/** Those behind a place in such a list. */
export const behind = (list: readonly Suggestion[], after: { at: number; id: string } | null) =>
  after ? list.filter(({ points, id }) => points < after.at || (points === after.at && id < after.id)) : list

/** The mean of what is known of them in whole percent; null where nothing is. */
export function meanPercent(counted: readonly { percent: number | null; count: number }[]): number | null {
  const known = counted.filter((each): each is { percent: number; count: number } => each.percent !== null)
  const count = known.reduce((sum, each) => sum + each.count, 0)
  return count === 0 ? null : Math.round(known.reduce((sum, each) => sum + each.percent * each.count, 0) / count)
}

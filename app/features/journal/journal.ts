import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { DayFeeling, JournalEntry } from '~/domain/journal/journal-entry'
import type { Share } from '~/domain/journal/month-patterns'
import type { FormAnswer } from '~/platform/forms/form-answer'

export const JOURNAL_PATH = '/app/insights/journal'

/** The address of a day, or of a month with the day that the form is for. */
export const journalPath = (query: { day?: string; month?: string }) => `${JOURNAL_PATH}?${new URLSearchParams(query)}`

/** A channel by number and name, `20–34 Charisma`. */
type Named = { id: string; label: string }

/** A day that was written about, as the month tells it. */
export type ToldDay = {
  day: string
  /** In the words of the page's language. */
  date: string
  /** Null where what was written does not open. */
  entry: JournalEntry | null
  /** What the sky of its noon was for this chart; null where nobody knows. */
  sky: { sunGate: number; completed: Named[] } | null
}

export type MonthCell = {
  day: string
  number: number
  /** Read out instead of the number. */
  date: string
  isOfMonth: boolean
  isOpen: boolean
  feeling: DayFeeling | 'unreadable' | null
}

export type JournalPage = {
  title: string
  /** Null without a chart: then the two are told in general words. */
  type: TypeCode | null
  today: string
  day: string
  date: string
  entry: JournalEntry | null
  /** Something is kept of this day that does not open. */
  isUnreadable: boolean
  month: { label: string; before: string | null; after: string | null; weekdays: Named[]; weeks: MonthCell[][] }
  /** Those of the month, the last first. */
  days: ToldDay[]
  counts: Record<DayFeeling, number>
  patterns: (Named & { with: Share; without: Share })[]
  /** The day so many days on; null beyond what is open. */
  dayBefore: string | null
  dayAfter: string | null
}

/** What the page shows a member who has not agreed to the journal yet: how many days of earlier are kept. */
export type ClosedJournal = { title: string; kept: number }

export type JournalAnswer = FormAnswer<'unconsented', 'saved' | 'deleted'>

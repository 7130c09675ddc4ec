import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { DayFeeling, JournalEntry } from '~/domain/journal/journal-entry'
import type { Share } from '~/domain/journal/month-patterns'
import type { FormAnswer } from '~/platform/client/form-answer'

export const JOURNAL_PATH = '/app/insights/journal'

/** The address of a day, or of a month with the day that the form is for. */
export const journalPath = (query: { day?: string; month?: string }) => `${JOURNAL_PATH}?${new URLSearchParams(query)}`

/** A channel by number and name, `20–34 Charisma`. */
type Named = { id: string; label: string }

/** A day with an entry. */
export type WrittenDay = {
  day: string
  /** In the words of the page's language. */
  date: string
  /** Null where it can't be decrypted. */
  entry: JournalEntry | null
  /** The transits of its noon for this chart; null when the chart service did not answer. */
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
  /** Null without a chart: then the page uses general words. */
  type: TypeCode | null
  today: string
  day: string
  date: string
  entry: JournalEntry | null
  /** The day has an entry that can't be decrypted. */
  isUnreadable: boolean
  month: { label: string; before: string | null; after: string | null; weekdays: Named[]; weeks: MonthCell[][] }
  /** Those of the month, the last first. */
  days: WrittenDay[]
  counts: Record<DayFeeling, number>
  patterns: (Named & { with: Share; without: Share })[]
  /** Null where that day is not open. */
  dayBefore: string | null
  dayAfter: string | null
}

/** For a member without consent: how many days with an entry are still stored. */
export type ClosedJournal = { title: string; storedDays: number }

export type JournalAnswer = FormAnswer<'unconsented', 'saved' | 'deleted'>

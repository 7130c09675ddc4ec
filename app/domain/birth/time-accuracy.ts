/** How sure the time of birth is: to the minute, about, or not known at all (the chart is then drawn for noon). */
export const TIME_ACCURACIES = ['exact', 'approximate', 'unknown'] as const
/** How far an "about" may be off, in minutes to either side; one of the windows the chart service computes. */
export const APPROXIMATE_MINUTES = 30
export type TimeAccuracy = (typeof TIME_ACCURACIES)[number]

/** How far a time that isn't exact may be off, in minutes to either side; null: it may be any of its day. */
export const uncertainMinutes = (accuracy: Exclude<TimeAccuracy, 'exact'>): number | null =>
  accuracy === 'unknown' ? null : APPROXIMATE_MINUTES

/** A time of birth as it is stored. */
export type StoredTimeOfBirth = { birthTime: string | null; birthTimeAccuracy: TimeAccuracy | null }

/** How sure a stored time is. Rows older than the question hold no accuracy: with a time they are exact, without one unknown. */
export const timeAccuracyOf = ({ birthTime, birthTimeAccuracy }: StoredTimeOfBirth): TimeAccuracy =>
  birthTimeAccuracy ?? (birthTime ? 'exact' : 'unknown')

/** Whether a chart could differ because its time of birth isn't exact. `isTimeUncertain` of the visible members is the same in SQL. */
export const hasUncertainTime = (stored: StoredTimeOfBirth): boolean => timeAccuracyOf(stored) !== 'exact'

/** How sure the time of birth is: to the minute, about, or not known at all (the chart is then drawn for noon). */
export const TIME_ACCURACIES = ['exact', 'approximate', 'unknown'] as const
/** How far an "about" may be off, in minutes to either side; one of the windows the chart service computes. */
export const APPROXIMATE_MINUTES = 30
export type TimeAccuracy = (typeof TIME_ACCURACIES)[number]

/** Whether a chart could differ because its time of birth isn't exact; not said of charts whose accuracy isn't stored. */
export const isRoughTime = (accuracy: TimeAccuracy | null) => accuracy === 'approximate' || accuracy === 'unknown'

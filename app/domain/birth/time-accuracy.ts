/** How sure the time of birth is: to the minute, about, or not known at all (the chart is then drawn for noon). */
export const TIME_ACCURACIES = ['exact', 'approximate', 'unknown'] as const
export type TimeAccuracy = (typeof TIME_ACCURACIES)[number]

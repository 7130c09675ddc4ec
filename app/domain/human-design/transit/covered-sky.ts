/** Instants of which the engine knows the sky, milliseconds since 1970: the tables of the chart worker. */
export const COVERED_SKY = { from: Date.UTC(1899, 8, 29), to: Date.UTC(2101, 0, 2) - 1 } as const

/** Whole months of it, `YYYY-MM`, with a day to spare at either end for the clocks of all zones. */
export const SKY_MONTHS = { first: '1899-10', last: '2100-12' } as const

/** Whether this names a month of which the sky is known. */
export const isSkyMonth = (month: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= SKY_MONTHS.first && month <= SKY_MONTHS.last

/** What a member wants to see of a chart: line numbers, planet signs (else names), colours. */
export type ChartShow = { lines: boolean; symbols: boolean; colors: boolean }

export const SHOW_ALL: ChartShow = { lines: true, symbols: true, colors: true }

import type { ChartShow } from '~/ui/bodygraph/chart-show'

export const TOGGLES = ['lines', 'symbols', 'colors'] as const satisfies (keyof ChartShow)[]

/** The same but for one switch; what names none of them changes nothing. */
export function toggled(show: ChartShow, toggle: unknown): ChartShow {
  const name = TOGGLES.find((one) => one === toggle)
  return name ? { ...show, [name]: !show[name] } : show
}

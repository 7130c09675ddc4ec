import { CENTERS } from '~/domain/human-design/terms/codes'
import { useT } from '~/locales/use-t'
import type { ReadableChart } from './readable-chart'

/** A chart in one sentence, the accessible name of its drawing: "Generator, 3/5, Emotional authority. Defined: …" */
export function useChartName(): (chart: ReadableChart) => string {
  const t = useT('reading')
  const hd = useT('hd')
  return ({ type, profile, authority, data }) => {
    const centers = CENTERS.filter((center) => data.centers[center] === 'defined').map((center) =>
      hd(`center.${center}`),
    )
    const names = {
      type: [hd(`type.${type}`), profile].filter(Boolean).join(', '),
      authority: hd(`authority.${authority}`),
    }
    return centers.length > 0 ? t('chartName', { ...names, centers: centers.join(', ') }) : t('chartNameOpen', names)
  }
}

import { useLanguage, useT } from '~/locales/use-t'
import { FigureTable } from './figure-table'
import { ACCURACY } from './figures'

/** How far the site's positions lie from the reference, as last measured. */
export function AccuracyTable() {
  const t = useT('methodology')
  const number = new Intl.NumberFormat(useLanguage())
  const count = (right: number) =>
    t('accuracy.count', { right: number.format(right), births: number.format(ACCURACY.births) })
  const arcsec = (value: number) => t('arcseconds', { value: number.format(value) })
  const rows = [
    { key: 'lines', cells: [t('accuracy.lines'), count(ACCURACY.sameLines)] },
    { key: 'tones', cells: [t('accuracy.tones'), count(ACCURACY.sameTones)] },
    { key: 'sun', cells: [t('accuracy.sun'), arcsec(ACCURACY.sunArcsec)] },
    { key: 'moon', cells: [t('accuracy.moon'), arcsec(ACCURACY.moonArcsec)] },
    { key: 'node', cells: [t('accuracy.node'), arcsec(ACCURACY.nodeArcsec)] },
    { key: 'planets', cells: [t('accuracy.planets'), arcsec(ACCURACY.planetsArcsec)] },
    {
      key: 'design',
      cells: [t('accuracy.design'), t('seconds', { value: number.format(ACCURACY.designSeconds) })],
    },
  ]
  return (
    <FigureTable
      caption={t('accuracy.1', { births: number.format(ACCURACY.births) })}
      head={[t('accuracy.what'), t('accuracy.result')]}
      rows={rows}
    />
  )
}

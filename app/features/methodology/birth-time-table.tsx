import { percentText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { FigureTable } from './figure-table'
import { BIRTH_TIME } from './figures'

/** How often a chart stays the same when the birth time is a little off. */
export function BirthTimeTable() {
  const t = useT('methodology')
  const language = useLanguage()
  const percent = (portion: number) => percentText(portion, language)
  const rows = BIRTH_TIME.shifts.map(({ minutes, sameLines, sameColors }) => ({
    key: String(minutes),
    cells: [t('shift', { count: minutes }), percent(sameLines), percent(sameColors)],
  }))
  return (
    <FigureTable
      caption={t('time.1', { births: new Intl.NumberFormat(language).format(BIRTH_TIME.births) })}
      head={[t('time.shift'), t('time.lines'), t('time.colors')]}
      rows={rows}
    />
  )
}

import { useT } from '~/locales/use-t'

/** Beside a value of a chart whose birth time isn't exact: it could differ. Short, since a chart repeats it up to 26 times. */
export function UncertainTimeMark() {
  const t = useT('common')
  return (
    <span title={t('uncertainTime')} className="text-warn">
      {'\u00a0'}
      <span aria-hidden="true">≈</span>
      <span className="sr-only">{`(${t('couldDiffer')})`}</span>
    </span>
  )
}

/** What the mark means, once below a chart or a list that has marks: a title doesn't open by touch. */
export function UncertainTimeNote() {
  const t = useT('common')
  return (
    <p className="text-sm text-warn">
      <span aria-hidden="true">≈ </span>
      {t('uncertainTime')}
    </p>
  )
}

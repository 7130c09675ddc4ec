import { useT } from '~/locales/use-t'

/** Beside a value of a chart whose birth time isn't exact: it could differ. Said to screen readers, and to a pointer. */
export function UncertainTimeMark() {
  const t = useT('common')
  const words = t('uncertainTime')
  return (
    <span title={words} className="text-warn">
      {'\u00a0'}
      <span aria-hidden="true">≈</span>
      <span className="sr-only">{`(${words})`}</span>
    </span>
  )
}

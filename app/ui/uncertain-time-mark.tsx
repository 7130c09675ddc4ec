import { useT } from '~/locales/use-t'
import { Tooltip } from './tooltip'

/**
 * Beside a value of a chart whose birth time isn't exact: it could differ. For what is inside a link or a button, or has
 * `UncertainTimeNote` below it; elsewhere `UncertainTimeHint`. Short, since a chart repeats it up to 26 times.
 */
export function UncertainTimeMark() {
  const t = useT('common')
  return (
    <span title={t('uncertainTime')} className="text-warn">
      {'\u00a0'}
      <Sign />
    </span>
  )
}

/** The mark as a button: press, focus and hover open what it means. */
export function UncertainTimeHint() {
  const t = useT('common')
  return (
    <Tooltip content={t('uncertainTime')} className="whitespace-normal">
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          // Above the link of a card, which covers all of it.
          className="relative z-1 -my-1 inline-grid size-6 cursor-help place-items-center rounded-control text-warn after:absolute after:-inset-1 pointer-coarse:after:-inset-2.5"
        >
          <Sign />
        </button>
      )}
    </Tooltip>
  )
}

function Sign() {
  const t = useT('common')
  return (
    <>
      <span aria-hidden="true">≈</span>
      <span className="sr-only">{`(${t('couldDiffer')})`}</span>
    </>
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

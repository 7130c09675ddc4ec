import { useId } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { DoneNote } from '~/ui/done-note'
import { useHydrated } from '~/ui/use-hydrated'
import { type PersonalAnswer, SAVE } from './personal'

const WITHOUT_SCRIPTS = '[data-save-note]{display:none!important}'

type Props = { hasChanges: boolean; isSaving: boolean; answer: PersonalAnswer | undefined }

/**
 * The button that saves, open only when something was changed, with the reason beside it where it is not. Without scripts
 * nobody can tell what was changed, so there it is always open.
 */
export function SaveLine({ hasChanges, isSaving, answer }: Props) {
  const t = useT('personal')
  const isHydrated = useHydrated()
  const id = useId()
  const done = answer?.intent === SAVE && answer.done && !hasChanges ? answer : null
  const isClosed = !hasChanges && !isSaving
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <noscript>
        <style>{WITHOUT_SCRIPTS}</style>
      </noscript>
      <Button
        type="submit"
        name="intent"
        value={SAVE}
        variant="primary"
        pending={isSaving}
        // Not `disabled`: after saving, the focus stays on it. Before hydration it is open, and looks it.
        aria-disabled={(isHydrated && isClosed) || undefined}
        aria-describedby={`${id}why`}
        onClick={(event) => isHydrated && isClosed && event.preventDefault()}
        className="max-md:w-full"
      >
        {t(isSaving ? 'saving' : 'save')}
      </Button>
      {/* One place for both: what was just done covers for its three seconds that there is nothing more to do. */}
      <div className="grid *:col-start-1 *:row-start-1 [&:has([role=status]:not(:empty))>[data-save-note]]:invisible">
        <p id={`${id}why`} data-save-note className="content-center text-sm text-faint">
          {isClosed ? t('nothingChanged') : ''}
        </p>
        <DoneNote done={done}>{t(done?.done === 'mailed' ? 'mailed' : 'saved')}</DoneNote>
      </div>
    </div>
  )
}

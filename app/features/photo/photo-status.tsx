import { useSearchParams } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { DoneNote } from '~/ui/done-note'
import { FormAlert } from '~/ui/form-alert'
import { type OwnPhotoProblem, type PhotoProblem, photoNotice } from './photo'
import type { PhotoStep } from './use-photo'

/** What a smaller copy, drawn by the browser, can mend. */
const SHRINKABLE: PhotoProblem[] = ['size', 'tooLarge', 'pixels', 'type']

type Props = { step: PhotoStep; onShrink: (file: File) => void }

/** What became of the photo, for eyes and ears: on its way, saved, or why not, with the way out where there is one. */
export function PhotoStatus({ step, onShrink }: Props) {
  const t = useT('photo')
  const { problem, done } = useNotice(step)
  const file = step.at === 'refused' && SHRINKABLE.includes(step.problem) ? step.file : null
  return (
    <>
      <p role="status" className="sr-only">
        {step.at === 'uploading' ? t('uploading') : step.at === 'removing' ? t('removing') : ''}
      </p>
      <FormAlert<OwnPhotoProblem> key={step.at} error={problem} words={(own) => t(`problem.${own}`)} className="mt-3" />
      {file ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="s" variant="primary" onClick={() => onShrink(file)}>
            {t('shrink')}
          </Button>
          <p className="text-sm text-muted">{t('shrinkHint')}</p>
        </div>
      ) : null}
      {step.at === 'cancelled' ? (
        <p role="status" className="mt-2 text-sm text-muted">
          {t('cancelled')}
        </p>
      ) : (
        <DoneNote done={done?.about ?? null}>{t(done?.text ?? 'saved')}</DoneNote>
      )}
    </>
  )
}

/** What to say of the last step; at first, what the address says to a page that ran without scripts. */
function useNotice(step: PhotoStep) {
  const [search] = useSearchParams()
  if (step.at === 'refused') return { problem: step.problem, done: null }
  if (step.at === 'done') return { problem: null, done: { text: step.url ? 'saved' : 'removed', about: step } as const }
  const notice = step.at === 'idle' ? photoNotice(search) : null
  if (notice === 'saved' || notice === 'removed')
    return { problem: null, done: { text: notice, about: search } as const }
  return { problem: notice, done: null }
}

import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { FormAlert } from '~/ui/states/form-alert'
import type { OwnPhotoProblem, PhotoProblem } from './photo'
import type { PhotoStep } from './use-photo'
import { usePhotoNotice } from './use-photo-notice'

/** What a smaller copy, drawn by the browser, can mend. */
const SHRINKABLE: PhotoProblem[] = ['size', 'tooLarge', 'pixels', 'type']

type Props = { step: PhotoStep; onShrink: (file: File) => void }

/** What becomes of the photo, for eyes and ears: on its way, left as it was, or why not, with the way out where there is one. */
export function PhotoStatus({ step, onShrink }: Props) {
  const t = useT('photo')
  const { problem } = usePhotoNotice(step)
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
      ) : null}
    </>
  )
}

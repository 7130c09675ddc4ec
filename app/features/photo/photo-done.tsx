import { useT } from '~/locales/use-t'
import { DoneNote } from '~/ui/states/done-note'
import type { PhotoStep } from './use-photo'
import { usePhotoNotice } from './use-photo-notice'

/** Says for a moment that the photo is there, or gone. */
export function PhotoDone({ step }: { step: PhotoStep }) {
  const t = useT('photo')
  const { done } = usePhotoNotice(step)
  return <DoneNote done={done?.about ?? null}>{t(done?.text ?? 'saved')}</DoneNote>
}

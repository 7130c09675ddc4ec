import type { Attachment } from '~/domain/messaging/message.schema'
import { useT } from '~/locales/use-t'
import { CloseIcon, WarningIcon } from '~/ui/icons'
import { Spinner } from '~/ui/states/spinner'
import { usePicture } from '../use-picture'

type Props = {
  conversationId: string
  /** What was chosen last. */
  file: File
  /** The picture can go with a message now; null: there is none that could. */
  onChange: (attachment: Attachment | 'uploading' | null) => void
  onClear: () => void
}

/** Above the field: the picture that goes with the message, how far it is, and the way out. */
export function PictureChip({ conversationId, file: chosen, onChange, onClear }: Props) {
  const t = useT('messages-more')
  const common = useT('common')
  const { step, again } = usePicture(conversationId, chosen, onChange)
  if (!step) return null
  if (step.at === 'refused') {
    const { problem, file } = step
    return (
      <div role="alert" className="mb-2 flex flex-wrap items-center gap-x-2 text-sm text-danger">
        <WarningIcon className="size-4" />
        {t(problem)}
        {file ? (
          <button type="button" className={ACTION} onClick={() => again(file)}>
            {problem === 'pictureLarge' ? t('pictureShrink') : common('retry')}
          </button>
        ) : null}
        <button type="button" className={ACTION} onClick={onClear}>
          {t('discard')}
        </button>
      </div>
    )
  }
  const isUploading = step.at === 'uploading'
  return (
    <div className="mb-2 flex items-center gap-3">
      <span className="relative block size-14 shrink-0 overflow-hidden rounded-control bg-sunken">
        <img src={step.preview} alt="" className={`size-full object-cover ${isUploading ? 'opacity-50' : ''}`} />
        {isUploading ? (
          <span className="absolute inset-0 grid place-items-center text-ink">
            <Spinner className="size-5" />
          </span>
        ) : null}
      </span>
      <span role="status" className="min-w-0 flex-1 text-sm text-muted">
        {t(isUploading ? 'uploading' : 'pictureReady')}
      </span>
      <button
        type="button"
        aria-label={t(isUploading ? 'cancelUpload' : 'removePicture')}
        onClick={onClear}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <CloseIcon className="size-4.5" />
      </button>
    </div>
  )
}

const ACTION =
  'inline-flex min-h-7 items-center rounded-control px-1 font-semibold underline underline-offset-4 pointer-coarse:min-h-11'

import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { ATTACHMENT_MAX_BYTES } from '~/domain/messaging/limits'
import type { Attachment } from '~/domain/messaging/message.schema'
import { useT } from '~/locales/use-t'
import { CloseIcon, WarningIcon } from '~/ui/icons'
import { Spinner } from '~/ui/states/spinner'
import type { PictureProblem } from './attach-picture'

type Props = {
  conversationId: string
  file: File
  /** The uploaded picture, or null if there is none. */
  onChange: (attachment: Attachment | 'uploading' | null) => void
  /** `isByKey`: by the keyboard, whose focus was on the button. */
  onClear: (isByKey: boolean) => void
}

/** Above the field: the chosen picture, its upload or its problem, and a button that removes it. */
export function PictureChip({ conversationId, file: chosen, onChange, onClear }: Props) {
  const t = useT('messages-more')
  const common = useT('common')
  const { step, again } = usePicture(conversationId, chosen, onChange)
  if (!step) return null
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => onClear(currentTarget.matches(':focus-visible'))
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
        <button type="button" className={ACTION} onClick={clear}>
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
        onClick={clear}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <CloseIcon className="size-4.5" />
      </button>
    </div>
  )
}

const ACTION =
  'inline-flex min-h-7 items-center rounded-control px-1 font-semibold underline underline-offset-4 pointer-coarse:min-h-11'

/** The state of the picture; `preview` is an object URL of the chosen file. */
type PictureStep =
  | { at: 'uploading'; preview: string }
  | { at: 'ready'; preview: string }
  /** `file`: the chosen file, if shrinking it or trying again may help. */
  | { at: 'refused'; problem: PictureProblem; file: File | null }

/** Uploads the chosen picture and cancels when another is chosen. One that is too large is only shrunk when asked. */
function usePicture(
  conversationId: string,
  chosen: File,
  onChange: (attachment: Attachment | 'uploading' | null) => void,
) {
  const [step, setStep] = useState<PictureStep | null>(null)
  const sending = useRef<AbortController | null>(null)
  const change = useRef(onChange)
  change.current = onChange
  const preview = step && step.at !== 'refused' ? step.preview : null
  useEffect(() => (preview === null ? undefined : () => URL.revokeObjectURL(preview)), [preview])

  const upload = useCallback(
    async (file: File) => {
      const refuse = (problem: PictureProblem, file: File | null) => {
        setStep({ at: 'refused', problem, file })
        change.current(null)
      }
      sending.current?.abort()
      const control = new AbortController()
      sending.current = control
      const preview = URL.createObjectURL(file)
      setStep({ at: 'uploading', preview })
      change.current('uploading')
      try {
        const { shrinkForMessage, uploadPicture } = await import('./attach-picture')
        const picture = file.size > ATTACHMENT_MAX_BYTES ? await shrinkForMessage(file) : file
        if (control.signal.aborted) return
        if (!picture) return refuse('pictureUnreadable', null)
        const answer = await uploadPicture(conversationId, picture, control.signal)
        if (control.signal.aborted) return
        if (typeof answer === 'string') return refuse(answer, answer === 'pictureUnreadable' ? null : file)
        setStep({ at: 'ready', preview })
        change.current(answer)
      } catch {
        // Cancelled, or the code could not be loaded.
        if (!control.signal.aborted) refuse('problem.unreachable', file)
      }
    },
    [conversationId],
  )

  useEffect(() => {
    change.current(null)
    if (!chosen.type.startsWith('image/')) setStep({ at: 'refused', problem: 'pictureType', file: null })
    else if (chosen.size > ATTACHMENT_MAX_BYTES) setStep({ at: 'refused', problem: 'pictureLarge', file: chosen })
    else void upload(chosen)
    return () => sending.current?.abort()
  }, [chosen, upload])

  return { step, again: upload }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { ATTACHMENT_MAX_BYTES } from '~/domain/messaging/limits'
import type { Attachment } from '~/domain/messaging/message.schema'
import type { PictureProblem } from './thread/attach-picture'

/** What is going on with a picture for the next message. `preview` is an object URL of what was chosen. */
type PictureStep =
  | { at: 'uploading'; preview: string }
  | { at: 'ready'; preview: string }
  /** `file`: what was chosen, where making it smaller, or trying again, may help. */
  | { at: 'refused'; problem: PictureProblem; file: File | null }

/** Uploads the picture that was chosen, and lets go of it with the next one. A large one waits until it may be shrunk. */
export function usePicture(
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
        const { shrinkForMessage, uploadPicture } = await import('./thread/attach-picture')
        const picture = file.size > ATTACHMENT_MAX_BYTES ? await shrinkForMessage(file) : file
        if (control.signal.aborted) return
        if (!picture) return refuse('pictureUnreadable', null)
        const answer = await uploadPicture(conversationId, picture, control.signal)
        if (control.signal.aborted) return
        if (typeof answer === 'string') return refuse(answer, answer === 'pictureUnreadable' ? null : file)
        setStep({ at: 'ready', preview })
        change.current(answer)
      } catch {
        // Cancelled, or its code did not come.
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

import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { avatarVariant } from '~/domain/membership/avatar/avatar-url'
import { AVATAR_MAX_BYTES } from '~/domain/membership/limits'
import type { PhotoAnswer, PhotoProblem } from './photo'
import { sendPhoto } from './send-photo'

/** `preview` is an object URL of the chosen file. */
export type PhotoStep =
  | { at: 'idle' }
  | { at: 'uploading'; preview: string }
  | { at: 'removing' }
  | { at: 'cancelled' }
  | { at: 'done'; url: string | null }
  /** `file`: the chosen file, where it can be shrunk. */
  | { at: 'refused'; problem: PhotoProblem; file: File | null }

const isBusy = ({ at }: PhotoStep) => at === 'uploading' || at === 'removing'

/** Sends, shrinks, cancels and removes the photo; the page's data follow once something has changed. */
export function usePhoto() {
  const [step, setStep] = useState<PhotoStep>({ at: 'idle' })
  const { revalidate } = useRevalidator()
  const sending = useRef<AbortController | null>(null)
  const preview = step.at === 'uploading' ? step.preview : null

  // Frees the preview when the step changes or the page is left.
  useEffect(() => (preview === null ? undefined : () => URL.revokeObjectURL(preview)), [preview])
  useEffect(() => () => sending.current?.abort(), [])

  /** Aborts what is in flight. */
  const begin = () => {
    sending.current?.abort()
    sending.current = new AbortController()
    return sending.current.signal
  }

  const send = async (signal: AbortSignal, fields: Record<string, string | File>, file: File | null) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const answer = await sendPhoto(form, signal).catch(() => null)
    if (answer?.ok) await preloadPhoto(answer)
    if (!answer || signal.aborted) return
    setStep(answer.ok ? { at: 'done', url: answer.url } : { at: 'refused', problem: answer.problem, file })
    if (answer.ok) revalidate()
  }

  const upload = (signal: AbortSignal, file: File) => {
    setStep({ at: 'uploading', preview: URL.createObjectURL(file) })
    return send(signal, { intent: 'upload', photo: file }, file)
  }

  return {
    step,
    isBusy: isBusy(step),
    choose: (file: File | undefined) => {
      if (!file?.type.startsWith('image/')) setStep({ at: 'refused', problem: 'select', file: null })
      else if (file.size > AVATAR_MAX_BYTES) setStep({ at: 'refused', problem: 'size', file })
      else void upload(begin(), file)
    },
    shrink: async (large: File) => {
      const signal = begin()
      setStep({ at: 'uploading', preview: URL.createObjectURL(large) })
      const { shrinkPhoto } = await import('./shrink-photo')
      const small = await shrinkPhoto(large)
      if (signal.aborted) return
      if (small) void upload(signal, small)
      else setStep({ at: 'refused', problem: 'unshrinkable', file: null })
    },
    cancel: () => {
      sending.current?.abort()
      setStep({ at: 'cancelled' })
    },
    remove: () => {
      setStep({ at: 'removing' })
      void send(begin(), { intent: 'remove' }, null)
    },
  }
}

/** Waits until the browser has loaded the new photo, so that nothing blank follows the preview. */
async function preloadPhoto(answer: Extract<PhotoAnswer, { ok: true }>) {
  if (!answer.url) return
  const picture = new Image()
  picture.src = avatarVariant(answer.url, 192)
  await picture.decode().catch(() => {})
}

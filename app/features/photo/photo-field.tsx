import { useRevalidator, useSearchParams } from '@remix-run/react'
import { type ClipboardEvent, type DragEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { avatarVariant } from '~/domain/membership/avatar/avatar-url'
import { AVATAR_MAX_BYTES } from '~/domain/membership/limits'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import { Avatar } from '~/ui/members/avatar'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import { Spinner } from '~/ui/states/spinner'
import {
  type OwnPhotoProblem,
  type PhotoAnswer,
  type PhotoProblem,
  type PhotoState,
  parsePhotoNotice,
  sendPhoto,
} from './photo'

/**
 * The photo of a member: choose, drop or paste one, shrink it, cancel, remove. It has its own forms, so it can't be inside
 * another one. Without scripts a form sends the file and the page returns with the result in `?photo=`.
 */
export function PhotoField({ photo }: { photo: PhotoState }) {
  const t = useT('photo')
  const common = useT('common')
  const id = useId()
  const { step, isBusy, choose, shrink, cancel, remove } = usePhoto()
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const url = step.at === 'done' ? step.url : photo.url
  const isUploading = step.at === 'uploading'

  // The focused button disappears with the photo.
  const isRemoved = step.at === 'done' && step.url === null
  useEffect(() => {
    if (isRemoved) input.current?.focus()
  }, [isRemoved])

  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    setIsOver(false)
    if (files.length === 0 || !photo.isAvailable) return
    event.preventDefault()
    choose(files[0])
  }

  return (
    <section
      aria-labelledby={`${id}title`}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(photo.isAvailable)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => take(event, event.dataTransfer.files)}
      onPaste={(event) => take(event, event.clipboardData.files)}
      className={`-m-3 grid grid-cols-[auto_1fr] items-start gap-x-4 rounded-card border border-dashed p-3 transition-colors md:gap-x-5 ${isOver ? 'border-accent bg-accent-soft' : 'border-transparent'}`}
    >
      <Avatar
        name={photo.name}
        src={isUploading ? step.preview : url}
        size="xl"
        type={photo.type}
        className={`md:row-span-2 ${isUploading ? 'opacity-60' : ''}`}
      />
      <div className="min-w-0 self-center md:self-start">
        <h3 id={`${id}title`}>{t('title')}</h3>
        {photo.isAvailable ? (
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <PhotoForm
              input={input}
              helpId={`${id}help`}
              label={t(isUploading ? 'uploading' : url ? 'change' : 'choose')}
              isUploading={isUploading}
              isBusy={isBusy}
              onChoose={choose}
            />
            {isUploading ? (
              <Button
                size="s"
                variant="ghost"
                onClick={() => {
                  cancel()
                  input.current?.focus()
                }}
              >
                {common('cancel')}
              </Button>
            ) : null}
            <PhotoDone step={step} />
          </div>
        ) : (
          <p role="alert" className="mt-1 text-sm text-danger">
            {t('unavailable')}
          </p>
        )}
      </div>
      <div className="min-w-0 max-md:col-span-2">
        {photo.isAvailable ? (
          <>
            <p id={`${id}help`} className="mt-2 text-sm text-muted">
              {t('help')} <span className="pointer-coarse:hidden">{t('drop')}</span>
            </p>
            <PhotoStatus step={step} onShrink={shrink} />
          </>
        ) : null}
        {url && !isUploading ? <PhotoRemoval isRemoving={step.at === 'removing'} onRemove={remove} /> : null}
      </div>
    </section>
  )
}

/** Listed, so that phones convert their own format to JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp'

type PhotoFormProps = {
  input: RefObject<HTMLInputElement>
  helpId: string
  label: string
  isUploading: boolean
  isBusy: boolean
  onChoose: (file: File | undefined) => void
}

/** Chooses a file. With scripts it is sent at once, without them by a second button. */
function PhotoForm({ input, helpId, label, isUploading, isBusy, onChoose }: PhotoFormProps) {
  const t = useT('photo')
  const id = useId()

  const take = (chosen: HTMLInputElement) => {
    if (chosen.files?.length) onChoose(chosen.files[0])
    // The same file may be chosen again after an error.
    chosen.value = ''
  }

  return (
    <form
      method="post"
      action="/resources/photo"
      encType="multipart/form-data"
      className="relative flex flex-wrap gap-2"
    >
      <input type="hidden" name="intent" value="upload" />
      <input
        ref={input}
        id={id}
        type="file"
        name="photo"
        accept={ACCEPTED}
        aria-describedby={helpId}
        className="peer sr-only"
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => take(target)}
      />
      <label
        htmlFor={id}
        aria-busy={isUploading || undefined}
        className={buttonLook(
          'quiet',
          's',
          'hover:bg-sunken peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent aria-busy:text-muted',
        )}
      >
        {isUploading ? <Spinner /> : null}
        {label}
      </label>
      <noscript>
        <Button type="submit" size="s" variant="primary">
          {t('upload')}
        </Button>
      </noscript>
    </form>
  )
}

/** Asks before the photo is removed; works without scripts too. */
function PhotoRemoval({ isRemoving, onRemove }: { isRemoving: boolean; onRemove: () => void }) {
  const t = useT('photo')
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-8.5 items-center text-sm text-muted underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11">
        {t('remove')}
      </summary>
      <form
        method="post"
        action="/resources/photo"
        encType="multipart/form-data"
        className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2"
        onSubmit={(event) => {
          event.preventDefault()
          onRemove()
        }}
      >
        <input type="hidden" name="intent" value="remove" />
        <p className="text-sm">{t('removeQuestion')}</p>
        <Button type="submit" size="s" variant="danger" pending={isRemoving}>
          {t(isRemoving ? 'removing' : 'removeConfirm')}
        </Button>
      </form>
    </details>
  )
}

/** Problems that a smaller copy, drawn by the browser, solves. */
const SHRINKABLE: PhotoProblem[] = ['size', 'tooLarge', 'pixels', 'type']

/** Progress, cancellation or problem of the last step, with the offer to shrink where that helps. */
function PhotoStatus({ step, onShrink }: { step: PhotoStep; onShrink: (file: File) => void }) {
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

/** Confirms briefly that the photo was saved or removed. */
function PhotoDone({ step }: { step: PhotoStep }) {
  const t = useT('photo')
  const { done } = usePhotoNotice(step)
  return <DoneNote done={done?.about ?? null}>{t(done?.text ?? 'saved')}</DoneNote>
}

/**
 * The result of the last step: the text of what was done with the object it is about, or the problem. Initially it is the
 * one in the address, of a form sent without scripts.
 */
function usePhotoNotice(step: PhotoStep) {
  const [search] = useSearchParams()
  if (step.at === 'refused') return { problem: step.problem, done: null }
  if (step.at === 'done') return { problem: null, done: { text: step.url ? 'saved' : 'removed', about: step } as const }
  const notice = step.at === 'idle' ? parsePhotoNotice(search) : null
  if (notice === 'saved' || notice === 'removed')
    return { problem: null, done: { text: notice, about: search } as const }
  return { problem: notice, done: null }
}

/** `preview` is an object URL of the chosen file. */
type PhotoStep =
  | { at: 'idle' }
  | { at: 'uploading'; preview: string }
  | { at: 'removing' }
  | { at: 'cancelled' }
  | { at: 'done'; url: string | null }
  /** `file`: the chosen file, where it can be shrunk. */
  | { at: 'refused'; problem: PhotoProblem; file: File | null }

const isBusy = ({ at }: PhotoStep) => at === 'uploading' || at === 'removing'

/** Sends, shrinks, cancels and removes the photo; the page's data follow once something has changed. */
function usePhoto() {
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

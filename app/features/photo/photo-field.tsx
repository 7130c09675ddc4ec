import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Avatar } from '~/ui/avatar'
import { Button } from '~/ui/button'
import { buttonLook } from '~/ui/button-look'
import { Spinner } from '~/ui/spinner'
import type { PhotoState } from './photo'
import { PhotoRemoval } from './photo-removal'
import { PhotoStatus } from './photo-status'
import { usePhoto } from './use-photo'

const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp'

/**
 * The photo of a member: choose, drop or paste one, shrink it, cancel, remove. Forms of its own, so it stands beside other
 * forms, never inside one. Without scripts a form sends the file and the page comes back with `?photo=` saying the rest.
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

  // The button that removed it is gone, and the focus with it.
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
      className={`-m-3 flex items-start gap-5 rounded-card border border-dashed p-3 transition-colors ${isOver ? 'border-accent bg-accent-soft' : 'border-transparent'}`}
    >
      <Avatar
        name={photo.name}
        src={isUploading ? step.preview : url}
        size="xl"
        type={photo.type}
        className={isUploading ? 'opacity-60' : ''}
      />
      <div className="min-w-0 flex-1">
        <h3 id={`${id}title`}>{t('title')}</h3>
        {photo.isAvailable ? (
          <>
            <p id={`${id}help`} className="mt-1 text-sm text-muted">
              {t('help')} <span className="pointer-coarse:hidden">{t('drop')}</span>
            </p>
            <div className="mt-3 flex flex-wrap items-center gap-2">
              <form method="post" action="/resources/photo" encType="multipart/form-data" className="contents">
                <input type="hidden" name="intent" value="upload" />
                <input
                  ref={input}
                  id={`${id}file`}
                  type="file"
                  name="photo"
                  accept={ACCEPTED}
                  aria-describedby={`${id}help`}
                  className="peer sr-only"
                  onClick={(event) => isBusy && event.preventDefault()}
                  onChange={({ target }) => {
                    if (target.files?.length) choose(target.files[0])
                    // The same file may be chosen again after an error.
                    target.value = ''
                  }}
                />
                <label
                  htmlFor={`${id}file`}
                  aria-busy={isUploading || undefined}
                  className={buttonLook(
                    'quiet',
                    's',
                    'hover:bg-sunken peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent aria-busy:opacity-60',
                  )}
                >
                  {isUploading ? <Spinner /> : null}
                  {t(isUploading ? 'uploading' : url ? 'change' : 'choose')}
                </label>
                <noscript>
                  <Button type="submit" size="s" variant="primary">
                    {t('upload')}
                  </Button>
                </noscript>
              </form>
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
            </div>
            <PhotoStatus step={step} onShrink={shrink} />
          </>
        ) : (
          <p role="alert" className="mt-1 text-sm text-danger">
            {t('unavailable')}
          </p>
        )}
        {url && !isUploading ? <PhotoRemoval isRemoving={step.at === 'removing'} onRemove={remove} /> : null}
      </div>
    </section>
  )
}

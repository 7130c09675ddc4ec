import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Avatar } from '~/ui/members/avatar'
import type { PhotoState } from './photo'
import { PhotoDone } from './photo-done'
import { PhotoForm } from './photo-form'
import { PhotoRemoval } from './photo-removal'
import { PhotoStatus } from './photo-status'
import { usePhoto } from './use-photo'

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

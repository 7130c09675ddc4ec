import { useEffect, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '~/ui/icons'
import { focusableUp, focusFirst } from '~/ui/overlays/focus-back'
import type { ShownImage } from '../feed'

type Props = { images: ShownImage[]; at: number; onClose: () => void }

const ROUND =
  'grid size-11 place-items-center rounded-full bg-[rgb(18_19_26/0.6)] text-[#ecebf2] hover:bg-[rgb(18_19_26/0.85)] focus-visible:outline-[#ecebf2]'

/** The pictures of a post over the whole window, one at a time: the arrow keys switch, Escape closes. */
export function Lightbox({ images, at, onClose }: Props) {
  const t = useT('feed-more')
  const common = useT('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const [place, setPlace] = useState(at)
  const image = images[place]
  const hasSeveral = images.length > 1

  useEffect(() => {
    const openers = focusableUp()
    dialog.current?.showModal()
    return () => focusFirst(openers)
  }, [])

  const turn = (by: number) => setPlace((now) => (now + by + images.length) % images.length)
  if (!image) return null
  return (
    <dialog
      ref={dialog}
      aria-label={t('picture', { number: place + 1, count: images.length })}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') turn(1)
        if (event.key === 'ArrowLeft') turn(-1)
      }}
      className="m-0 size-full max-h-none max-w-none bg-[rgb(18_19_26/0.92)] p-0 backdrop:bg-transparent"
    >
      <figure className="pointer-events-none flex size-full flex-col items-center justify-center gap-3 p-4 pt-16">
        <img
          src={image.url}
          alt={image.alt}
          width={image.width}
          height={image.height}
          className="pointer-events-auto h-auto max-h-[80dvh] w-auto max-w-full min-h-0 object-contain"
        />
        {image.alt ? (
          <figcaption className="pointer-events-auto max-h-24 max-w-2xl overflow-y-auto text-center text-sm text-[#ecebf2]">
            {image.alt}
          </figcaption>
        ) : null}
      </figure>
      <div className="absolute top-3 right-3 flex items-center gap-2">
        {hasSeveral ? (
          <span aria-hidden="true" className="tabular mr-1 text-sm text-[#ecebf2]">
            {place + 1} / {images.length}
          </span>
        ) : null}
        <button type="button" aria-label={common('close')} className={ROUND} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
      </div>
      {hasSeveral ? (
        <>
          <button
            type="button"
            aria-label={t('previous')}
            className={`${ROUND} absolute top-1/2 left-3 -translate-y-1/2`}
            onClick={() => turn(-1)}
          >
            <ChevronLeftIcon />
          </button>
          <button
            type="button"
            aria-label={t('next')}
            className={`${ROUND} absolute top-1/2 right-3 -translate-y-1/2`}
            onClick={() => turn(1)}
          >
            <ChevronRightIcon />
          </button>
        </>
      ) : null}
    </dialog>
  )
}

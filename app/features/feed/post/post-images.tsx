import { type MouseEvent, useState } from 'react'
import { useT } from '~/locales/use-t'
import { lazyWithRetry } from '~/ui/overlays/lazy-with-retry'
import type { ShownImage } from '../feed'

const Lightbox = lazyWithRetry(async () => ({ default: (await import('./lightbox')).Lightbox }))

/** How wide to high the places of 1 to 4 pictures are; one alone keeps its own measure, within reason. */
const GRIDS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-2 *:first:row-span-2', 'grid-cols-2']
const HIGHEST = 1.25
const WIDEST = 3
/** In pixels: a small picture alone is not drawn larger than it is, but as large as a finger. */
const SMALLEST = 160

/** The pictures of a post. Each opens whole: in a window over the page, or in a tab of its own where no script runs. */
export function PostImages({ images }: { images: ShownImage[] }) {
  const t = useT('feed')
  const [shown, setShown] = useState<number | null>(null)
  if (images.length === 0) return null
  const open = (event: MouseEvent, place: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(place)
  }
  const [only] = images
  const ratio =
    images.length === 1 && only ? Math.min(Math.max(only.width / only.height, 1 / HIGHEST), WIDEST) : 16 / 10
  return (
    <>
      <div
        className={`mt-3 grid gap-1 overflow-hidden rounded-control border border-line ${GRIDS[images.length] ?? 'grid-cols-2'}`}
        style={{
          aspectRatio: String(ratio),
          maxWidth: images.length === 1 ? Math.max(only?.width ?? 0, SMALLEST) : undefined,
        }}
      >
        {images.map((image, place) => (
          <a
            key={image.url}
            href={image.url}
            target="_blank"
            rel="noopener"
            data-press=""
            aria-label={image.alt ? t('openPictureOf', { alt: image.alt }) : t('openPicture', { number: place + 1 })}
            onClick={(event) => open(event, place)}
            className="relative block min-h-0 min-w-0 bg-sunken focus-visible:-outline-offset-4"
          >
            <img
              src={image.url}
              alt={image.alt}
              width={image.width}
              height={image.height}
              loading="lazy"
              decoding="async"
              className="absolute inset-0 size-full object-cover"
            />
          </a>
        ))}
      </div>
      {shown === null ? null : <Lightbox images={images} at={shown} onClose={() => setShown(null)} />}
    </>
  )
}

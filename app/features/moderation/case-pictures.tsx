import { useT } from '~/locales/use-t'
import type { CasePicture } from './moderation'

/** The pictures of a reported post, whole, with what their author says they show. Each opens in a tab of its own. */
export function CasePictures({ pictures }: { pictures: CasePicture[] }) {
  const t = useT('moderation')
  return (
    <ul className="flex flex-wrap gap-3">
      {pictures.map(({ url, width, height, alt }, place) => (
        <li key={url} className="min-w-0">
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={t('openPicture', { number: place + 1, alt: alt || t('noAlt') })}
            className="inline-block max-w-full overflow-hidden rounded-control border border-line bg-sunken"
          >
            <img
              {...{ src: url, width, height }}
              alt=""
              loading="lazy"
              decoding="async"
              className="h-auto max-h-60 w-auto max-w-full object-contain"
            />
          </a>
          <p className="mt-1 max-w-80 text-sm text-muted [overflow-wrap:anywhere]">{alt || t('noAlt')}</p>
        </li>
      ))}
    </ul>
  )
}

import { useT } from '~/locales/use-t'
import type { CasePicture } from './moderation'

/** The pictures of a reported post with what their author says they show. Each opens whole in a tab of its own. */
export function CasePictures({ pictures }: { pictures: CasePicture[] }) {
  const t = useT('moderation')
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {pictures.map(({ url, alt }, place) => (
        <li key={url} className="min-w-0">
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={t('openPicture', { number: place + 1, alt: alt || t('noAlt') })}
            className="block overflow-hidden rounded-control border border-line bg-sunken"
          >
            <img src={url} alt="" loading="lazy" decoding="async" className="aspect-square w-full object-cover" />
          </a>
          <p className="mt-1 line-clamp-3 text-sm text-muted [overflow-wrap:anywhere]">{alt || t('noAlt')}</p>
        </li>
      ))}
    </ul>
  )
}

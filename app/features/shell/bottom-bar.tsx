import { useT } from '~/locales/use-t'
import { PlaceLink } from './place-link'
import { BOTTOM_PLACES } from './places'

/** The way around on a phone: in reach of the thumb, clear of the system's own edge. */
export function BottomBar({ unread, isTyping }: { unread: number; isTyping: boolean }) {
  const t = useT('shell')
  return (
    <nav
      aria-label={t('navigation')}
      className={`fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden low:static print:hidden ${isTyping ? 'pointer-coarse:hidden' : ''}`}
    >
      <ul className="flex">
        {BOTTOM_PLACES.map((place) => (
          <li key={place.to} className="min-w-0 flex-1">
            <PlaceLink
              place={place}
              unread={unread}
              className="grid h-16 place-content-center justify-items-center gap-0.5 px-0.5 text-xs text-muted focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-accent"
            >
              {(label, badge) => (
                <>
                  <span className="relative">
                    <place.Icon className="size-5.5" />
                    {badge ? (
                      <span className="absolute -top-1.5 left-3.5 rounded-full ring-2 ring-surface">{badge}</span>
                    ) : null}
                  </span>
                  <span className="max-w-full truncate">{label}</span>
                </>
              )}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

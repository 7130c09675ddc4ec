import { useT } from '~/locales/use-t'
import { LegalLinks } from './legal-links'
import { PlaceLink } from './place-link'
import { PLACES, type Place } from './places'

/** The way around on a wide screen. */
export function SideMenu({ unread }: { unread: number }) {
  const t = useT('shell')
  return (
    <div className="sticky top-5 grid gap-6 max-md:hidden print:hidden">
      <nav aria-label={t('navigation')}>
        <PlaceList unread={unread} places={PLACES.filter(({ group }) => group === 'shared')} />
        <hr className="mx-3 my-3 border-line" />
        <PlaceList unread={unread} places={PLACES.filter(({ group }) => group === 'own')} />
      </nav>
      <footer className="px-3">
        <LegalLinks />
      </footer>
    </div>
  )
}

function PlaceList({ places, unread }: { places: readonly Place[]; unread: number }) {
  return (
    <ul className="grid gap-0.5">
      {places.map((place) => (
        <li key={place.to}>
          <PlaceLink
            place={place}
            unread={unread}
            prefetch="intent"
            className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {(label, badge) => (
              <>
                <place.Icon className="size-5" />
                <span className="min-w-0 flex-1">{label}</span>
                {badge}
              </>
            )}
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}

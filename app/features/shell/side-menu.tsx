import { Link } from '@remix-run/react'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium-path'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/client/root-data'
import { buttonLook } from '~/ui/controls/button-look'
import { LegalLinks } from './legal-links'
import { PlaceLink } from './place-link'
import { PLACES, type Place } from './places'

/** The way around on a wide screen; below it, for who has no premium, where to get it. */
export function SideMenu({ unread }: { unread: number }) {
  const t = useT('shell')
  return (
    <div className="sticky top-5 grid gap-6">
      <nav aria-label={t('navigation')}>
        <PlaceList unread={unread} group="shared" />
        <hr className="mx-3 my-3 border-line" />
        <PlaceList unread={unread} group="own" />
        {useRootData()?.member?.isPremium ? null : (
          <Link to={PREMIUM_PATH} className={buttonLook('premium', 'm', 'mx-3 my-3')}>
            {t('upgrade')}
          </Link>
        )}
      </nav>
      <footer className="px-3">
        <LegalLinks />
      </footer>
    </div>
  )
}

function PlaceList({ group, unread }: Pick<Place, 'group'> & { unread: number }) {
  return (
    <ul className="grid gap-0.5">
      {PLACES.filter((place) => place.group === group).map((place) => (
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

import { Link, useLocation } from '@remix-run/react'
import type { ComponentType, ReactNode } from 'react'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium'
import { WITHDRAWAL_PATH } from '~/domain/membership/premium/withdrawal'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/client/root-data'
import { buttonLook } from '~/ui/controls/button-look'
import { ChartIcon, ExploreIcon, HeartIcon, HomeIcon, MessageIcon, PeopleIcon, SettingsIcon, SunIcon } from '~/ui/icons'
import { CountBadge } from '~/ui/members/count-badge'
import { countLabel } from '~/ui/members/count-label'

type Place = {
  to: string
  label: Key<'shell'>
  /** Another address that belongs to it. */
  also?: string
  /** A shorter label for the bottom bar. */
  short?: Key<'shell'>
  Icon: ComponentType<{ className?: string }>
  /** The part of the side menu. */
  group: 'shared' | 'own'
  /** It shows the number of unread messages. */
  counted?: true
}

/** In the order of the side menu. */
const PLACES: readonly Place[] = [
  { to: '/app/dashboard', label: 'home', Icon: HomeIcon, group: 'shared' },
  { to: '/app/connections', also: '/app/penta', label: 'connections', Icon: PeopleIcon, group: 'shared' },
  { to: '/app/messages', label: 'messages', Icon: MessageIcon, group: 'shared', counted: true },
  { to: '/app/explore', also: '/app/events', label: 'explore', Icon: ExploreIcon, group: 'shared' },
  { to: '/app/settings', label: 'settings', Icon: SettingsIcon, group: 'shared' },
  { to: '/app/profile', label: 'yourChart', Icon: ChartIcon, group: 'own' },
  {
    to: '/app/compatibility',
    label: 'loveCompatibility',
    short: 'love',
    Icon: HeartIcon,
    group: 'own',
  },
  { to: '/app/insights', also: '/app/transits', label: 'insights', Icon: SunIcon, group: 'own' },
]

const BOTTOM: readonly Key<'shell'>[] = ['home', 'connections', 'loveCompatibility', 'messages', 'settings']

/** The places of the bottom bar, from the left. */
const BOTTOM_PLACES: readonly Place[] = BOTTOM.flatMap((label) => PLACES.filter((place) => place.label === label)).map(
  (place) => ({ ...place, label: place.short ?? place.label }),
)

/** The navigation of a wide screen, and under it the link to Premium for those without. */
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

/** The navigation of a phone, above the system's own bar. */
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
              className="grid h-16 place-content-center justify-items-center gap-0.5 text-xs text-muted focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-accent"
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

type PlaceLinkProps = {
  place: Place
  unread: number
  prefetch?: 'intent' | undefined
  className: string
  children: (label: string, badge: ReactNode) => ReactNode
}

/** A link to a place, marked as current there, with its unread messages as a badge and in words for screen readers. */
function PlaceLink({ place, unread, prefetch, className, children }: PlaceLinkProps) {
  const t = useT('shell')
  const here = `${useLocation().pathname}/`
  const count = place.counted ? unread : 0
  return (
    <Link
      to={place.to}
      prefetch={prefetch}
      aria-current={[place.to, place.also].some((path) => path && here.startsWith(`${path}/`)) ? 'page' : undefined}
      aria-label={count > 0 ? t('messagesUnread', { count }) : undefined}
      className={className}
    >
      {children(t(place.label), count > 0 ? <CountBadge>{countLabel(count)}</CountBadge> : null)}
    </Link>
  )
}

/** Pages whose address is their name. */
const LINKS = ['library', 'help', 'methodology', 'guidelines', 'privacy', 'terms'] as const

/** The links of the footer: library, help and legal pages. */
export function LegalLinks() {
  const t = useT('shell')
  const common = useT('common')
  const links = [
    ...LINKS.map((name) => ({ to: `/${name}`, label: t(name) })),
    { to: '/accessibility', label: common('accessibility') },
    { to: WITHDRAWAL_PATH, label: common('withdraw') },
  ]
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-7 items-center hover:text-ink hover:underline pointer-coarse:min-h-11"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

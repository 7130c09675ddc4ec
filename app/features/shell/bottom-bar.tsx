import { NavLink } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { BOTTOM_PLACES } from './places'

/** The way around on a phone: in reach of the thumb, clear of the system's own edge. */
export function BottomBar() {
  const t = useT('shell')
  return (
    <nav
      aria-label={t('navigation')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex">
        {BOTTOM_PLACES.map(({ to, label, Icon }) => (
          <li key={to} className="min-w-0 flex-1">
            <NavLink
              to={to}
              className="grid h-16 place-content-center justify-items-center gap-0.5 px-0.5 text-xs text-muted focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-accent"
            >
              <Icon className="size-5.5" />
              <span className="max-w-full truncate">{t(label)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

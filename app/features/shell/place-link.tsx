import { NavLink } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { CountBadge } from '~/ui/count-badge'
import { countLabel } from '~/ui/count-label'
import type { Place } from './places'

type Props = {
  place: Place
  /** Messages nobody has read yet; said where the place counts them. */
  unread: number
  prefetch?: 'intent'
  className: string
  children: (label: string, badge: ReactNode) => ReactNode
}

/** The way to a place, with how many messages wait there: as a number to see, as words to hear. */
export function PlaceLink({ place, unread, prefetch, className, children }: Props) {
  const t = useT('shell')
  const count = place.counted ? unread : 0
  return (
    <NavLink
      to={place.to}
      prefetch={prefetch ?? 'none'}
      aria-label={count > 0 ? t('messagesUnread', { count }) : undefined}
      className={className}
    >
      {children(t(place.label), count > 0 ? <CountBadge>{countLabel(count)}</CountBadge> : null)}
    </NavLink>
  )
}

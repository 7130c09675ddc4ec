import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { CountBadge } from '~/ui/members/count-badge'
import { countLabel } from '~/ui/members/count-label'
import type { Place } from './places'

type Props = {
  place: Place
  /** Messages nobody has read yet; said where the place counts them. */
  unread: number
  prefetch?: 'intent' | undefined
  className: string
  children: (label: string, badge: ReactNode) => ReactNode
}

/** The way to a place, marked where one is there, with how many messages wait there: as a number to see, as words to hear. */
export function PlaceLink({ place, unread, prefetch, className, children }: Props) {
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

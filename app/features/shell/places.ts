import type { ComponentType } from 'react'
import type { Key } from '~/locales/translate'
import { ChartIcon, ExploreIcon, HeartIcon, HomeIcon, MessageIcon, PeopleIcon, SettingsIcon, SunIcon } from '~/ui/icons'

export type Place = {
  to: string
  label: Key<'shell'>
  /** A page that belongs to it and stands at an address of its own. */
  also?: string
  /** In the bottom bar, where it is narrow. */
  short?: Key<'shell'>
  Icon: ComponentType<{ className?: string }>
  /** Where it stands in the side menu: with what all members share, or with what is one's own. */
  group: 'shared' | 'own'
  /** Unread messages are counted at it. */
  counted?: true
}

/** Where a member can go, in the order of the side menu. A page that is added gets its line here. */
export const PLACES: readonly Place[] = [
  { to: '/app/dashboard', label: 'home', Icon: HomeIcon, group: 'shared' },
  { to: '/app/connections', label: 'connections', Icon: PeopleIcon, group: 'shared' },
  { to: '/app/messages', label: 'messages', Icon: MessageIcon, group: 'shared', counted: true },
  { to: '/app/explore', label: 'explore', Icon: ExploreIcon, group: 'shared' },
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

/** By their names in the side menu. */
const BOTTOM: readonly Key<'shell'>[] = ['home', 'connections', 'loveCompatibility', 'messages', 'settings']

/** Those of the bottom bar of a phone, from the left, by their short names. */
export const BOTTOM_PLACES: readonly Place[] = BOTTOM.flatMap((label) =>
  PLACES.filter((place) => place.label === label),
).map((place) => ({ ...place, label: place.short ?? place.label }))

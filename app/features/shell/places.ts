import type { ComponentType } from 'react'
import type { Key } from '~/locales/translate'
import { ChartIcon, HomeIcon, MessageIcon, SettingsIcon } from '~/ui/icons'

export type Place = {
  to: string
  label: Key<'shell'>
  Icon: ComponentType<{ className?: string }>
  /** Where it stands in the side menu: with what all members share, or with what is one's own. */
  group: 'shared' | 'own'
  /** Its turn in the bottom bar of a phone, from the left; nowhere there without it. */
  bottom?: number
  /** Unread messages are counted at it. */
  counted?: true
}

/** Where a member can go, in the order of the side menu. A page that is added gets its line here and shows in both menus. */
export const PLACES: readonly Place[] = [
  { to: '/app/dashboard', label: 'home', Icon: HomeIcon, group: 'shared', bottom: 1 },
  { to: '/app/messages', label: 'messages', Icon: MessageIcon, group: 'shared', bottom: 3, counted: true },
  { to: '/app/settings', label: 'settings', Icon: SettingsIcon, group: 'shared', bottom: 4 },
  { to: '/app/profile', label: 'yourChart', Icon: ChartIcon, group: 'own', bottom: 2 },
]

/** Those of the bottom bar, from the left. */
export const BOTTOM_PLACES = PLACES.filter(({ bottom }) => bottom !== undefined).sort(
  (a, b) => (a.bottom ?? 0) - (b.bottom ?? 0),
)

import type { Key } from '~/locales/translate'

/** The tabs of the settings in their order; `?tab=` names one, anything else means the first. A tab that is added stands here. */
export const SETTINGS_TABS = [
  'personal',
  'privacy',
  'notifications',
  'premium',
  'hd-data',
  'referral',
  'account',
] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

export const tabLabel = (tab: SettingsTab): Key<'settings'> => `tab.${tab}`

export function settingsTabOf(url: string): SettingsTab {
  const wanted = new URL(url).searchParams.get('tab')
  return SETTINGS_TABS.find((tab) => tab === wanted) ?? SETTINGS_TABS[0]
}

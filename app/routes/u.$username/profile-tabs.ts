import type { Key } from '~/locales/translate'

/** The sections of a profile in their order; `?tab=` names one, anything else means the first. */
export const PROFILE_TABS = ['chart', 'connections'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

export const tabLabel = (tab: ProfileTab): Key<'public-profile'> => `tab.${tab}`

export function profileTabOf(url: string): ProfileTab {
  const wanted = new URL(url).searchParams.get('tab')
  return PROFILE_TABS.find((tab) => tab === wanted) ?? PROFILE_TABS[0]
}

/** The address of a section, within the page; a preview stays one. */
export function tabAddress(tab: ProfileTab, preview: string | null): string {
  const query = new URLSearchParams({
    ...(tab === PROFILE_TABS[0] ? {} : { tab }),
    ...(preview ? { as: preview } : {}),
  })
  return `?${query}`
}

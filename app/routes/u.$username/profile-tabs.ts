import type { Key } from '~/locales/translate'

/** The sections of a profile in their order; `?tab=` names one, anything else means the first. */
export const PROFILE_TABS = ['chart', 'posts', 'insights', 'connections'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

export const tabLabel = (tab: ProfileTab): Key<'public-profile'> => `tab.${tab}`

/** The sections there are: insights belong to the type, which is told by a chart that is seen. */
export const tabsFor = (hasChart: boolean) => PROFILE_TABS.filter((tab) => tab !== 'insights' || hasChart)

export function profileTabOf(url: string, hasChart: boolean): ProfileTab {
  const wanted = new URL(url).searchParams.get('tab')
  return tabsFor(hasChart).find((tab) => tab === wanted) ?? PROFILE_TABS[0]
}

/** The address of a section, within the page; a preview stays one. */
export function tabAddress(tab: ProfileTab, preview: string | null): string {
  const query = new URLSearchParams({
    ...(tab === PROFILE_TABS[0] ? {} : { tab }),
    ...(preview ? { as: preview } : {}),
  })
  return `?${query}`
}

/** Where this chart is laid over the viewer's. */
export const comparePath = (username: string) => `/app/compatibility/${username}`

import { type ComponentType, lazy } from 'react'
import type { SettingsTab } from './settings-tabs'

// Awaited on the server only, when it starts, so that it draws a tab at once; a browser fetches the tab it shows.
const personal = import.meta.env.SSR ? await import('./personal') : null
const privacy = import.meta.env.SSR ? await import('./privacy-part') : null
const notifications = import.meta.env.SSR ? await import('~/features/notification-settings/notifications-tab') : null
const premium = import.meta.env.SSR ? await import('~/features/premium/premium-tab') : null
const hdData = import.meta.env.SSR ? await import('~/features/my-chart/hd-data-tab') : null
const referral = import.meta.env.SSR ? await import('~/features/referral/referral-tab') : null
const account = import.meta.env.SSR ? await import('./account-part') : null

/** What a tab is given: what its loader found, and what its action answered last. */
type TabPart = ComponentType<{ data: never; answer: never }>

/** Each tab of the settings as a component. */
export const TAB_PARTS: Record<SettingsTab, TabPart> = {
  personal: personal?.Personal ?? lazy(async () => ({ default: (await import('./personal')).Personal })),
  privacy: privacy?.PrivacyPart ?? lazy(async () => ({ default: (await import('./privacy-part')).PrivacyPart })),
  notifications:
    notifications?.NotificationsTab ??
    lazy(async () => ({
      default: (await import('~/features/notification-settings/notifications-tab')).NotificationsTab,
    })),
  premium:
    premium?.PremiumTab ?? lazy(async () => ({ default: (await import('~/features/premium/premium-tab')).PremiumTab })),
  'hd-data':
    hdData?.HdDataTab ?? lazy(async () => ({ default: (await import('~/features/my-chart/hd-data-tab')).HdDataTab })),
  referral:
    referral?.ReferralTab ??
    lazy(async () => ({ default: (await import('~/features/referral/referral-tab')).ReferralTab })),
  account: account?.AccountPart ?? lazy(async () => ({ default: (await import('./account-part')).AccountPart })),
}

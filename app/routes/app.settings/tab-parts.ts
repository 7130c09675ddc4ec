import type { ComponentType } from 'react'
import { HdDataTab } from '~/features/my-chart/hd-data-tab'
import { NotificationsTab } from '~/features/notification-settings/notifications-tab'
import { PremiumTab } from '~/features/premium/premium-tab'
import { ReferralTab } from '~/features/referral/referral-tab'
import { AccountPart } from './account-part'
import { Personal } from './personal'
import { PrivacyPart } from './privacy-part'
import type { SettingsTab } from './settings-tabs'

/** What a tab is given: what its loader found, and what its action answered last. */
type TabPart = ComponentType<{ data: never; answer: never }>

/** Each tab of the settings as a component. */
export const TAB_PARTS: Record<SettingsTab, TabPart> = {
  personal: Personal,
  privacy: PrivacyPart,
  notifications: NotificationsTab,
  premium: PremiumTab,
  'hd-data': HdDataTab,
  referral: ReferralTab,
  account: AccountPart,
}

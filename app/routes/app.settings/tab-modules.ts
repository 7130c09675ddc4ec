import { LazyModule } from '~/platform/lazy-module'
import type { SettingsTab } from './settings-tabs'

/** A tab gets what its loader found and what its action answered last. */
type TabProps = { data: never; answer: never }

export const TAB_MODULES: Record<SettingsTab, LazyModule<TabProps>> = {
  personal: new LazyModule<TabProps>(() => import('./personal-tab')),
  privacy: new LazyModule<TabProps>(() => import('./privacy-tab')),
  notifications: new LazyModule<TabProps>(() => import('./notifications-tab')),
  premium: new LazyModule<TabProps>(() => import('./premium-tab')),
  'hd-data': new LazyModule<TabProps>(() => import('./hd-data-tab')),
  referral: new LazyModule<TabProps>(() => import('./referral-tab')),
  account: new LazyModule<TabProps>(() => import('./account-tab')),
}

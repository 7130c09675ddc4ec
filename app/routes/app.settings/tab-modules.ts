import { LazyModule } from '~/platform/client/lazy-module'
import type { SettingsTab } from './settings-tabs'

/** A tab gets what its loader found and what its action answered last. */
type TabProps = { data: never; answer: never }

export const TAB_MODULES: Record<SettingsTab, LazyModule<TabProps>> = {
  personal: new LazyModule<TabProps>('app/routes/app.settings/personal-tab.tsx', () => import('./personal-tab')),
  privacy: new LazyModule<TabProps>('app/routes/app.settings/privacy-tab.tsx', () => import('./privacy-tab')),
  notifications: new LazyModule<TabProps>(
    'app/routes/app.settings/notifications-tab.ts',
    () => import('./notifications-tab'),
  ),
  premium: new LazyModule<TabProps>('app/routes/app.settings/premium-tab.tsx', () => import('./premium-tab')),
  'hd-data': new LazyModule<TabProps>('app/routes/app.settings/hd-data-tab.ts', () => import('./hd-data-tab')),
  referral: new LazyModule<TabProps>('app/routes/app.settings/referral-tab.ts', () => import('./referral-tab')),
  account: new LazyModule<TabProps>('app/routes/app.settings/account-tab.tsx', () => import('./account-tab')),
}

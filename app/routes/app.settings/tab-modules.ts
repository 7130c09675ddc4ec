import { type ComponentType, lazy } from 'react'
import type { Namespace } from '~/locales/translate'
import type { SettingsTab } from './settings-tabs'

/** A tab gets what its loader found and what its action answered last. */
type TabComponent = ComponentType<{ data: never; answer: never }>
type TabModule = { default: TabComponent; i18n: Namespace[] }

const IMPORTS: Record<SettingsTab, () => Promise<TabModule>> = {
  personal: () => import('./personal-tab'),
  privacy: () => import('./privacy-tab'),
  notifications: () => import('./notifications-tab'),
  premium: () => import('./premium-tab'),
  'hd-data': () => import('./hd-data-tab'),
  referral: () => import('./referral-tab'),
  account: () => import('./account-tab'),
}

const loaded = new Map<SettingsTab, TabModule>()

/** Loads a tab before it is rendered: on the server, before hydration, and along with the data of a navigation. */
export async function loadTab(tab: SettingsTab): Promise<TabModule> {
  const found = loaded.get(tab) ?? (await IMPORTS[tab]())
  loaded.set(tab, found)
  return found
}

const lazyTab = (tab: SettingsTab) => lazy(() => loadTab(tab))

const LAZY: Record<SettingsTab, TabComponent> = {
  personal: lazyTab('personal'),
  privacy: lazyTab('privacy'),
  notifications: lazyTab('notifications'),
  premium: lazyTab('premium'),
  'hd-data': lazyTab('hd-data'),
  referral: lazyTab('referral'),
  account: lazyTab('account'),
}

/** The component of a tab. Once loaded it renders at once, so that the server's page is whole without scripts. */
export const tabComponent = (tab: SettingsTab): TabComponent => loaded.get(tab)?.default ?? LAZY[tab]

/** The namespaces of a tab that is loaded. */
export const tabNamespaces = (tab: SettingsTab): Namespace[] => loaded.get(tab)?.i18n ?? []

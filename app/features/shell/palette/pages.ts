import { PREMIUM_PATH } from '~/domain/membership/premium/premium-path'
import type { Deed, Group } from './command'

type Offer = { group: Group; deed: Deed }
const page = (to: string): Offer => ({ group: 'pages', deed: { to } })
const setting = (tab: string, id?: string): Offer => {
  const to = `/app/settings?tab=${tab}`
  return { group: 'settings', deed: id ? { to: `${to}#${id}`, focus: `#${id}` } : { to } }
}
const action = (deed: Deed): Offer => ({ group: 'actions', deed })

/** What is always offered, by the key of its words: `home` is called `t('home')` and found by `t('home.by')` too. */
export const OFFERS = {
  home: page('/app/dashboard'),
  chart: page('/app/profile'),
  messages: page('/app/messages'),
  connections: page('/app/connections'),
  explore: page('/app/explore'),
  insights: page('/app/insights'),
  transits: page('/app/transits'),
  calendar: page('/app/insights/calendar'),
  journal: page('/app/insights/journal'),
  learning: page('/app/insights/learning'),
  love: page('/app/compatibility'),
  privateCharts: page('/app/connections/private'),
  penta: page('/app/penta'),
  events: page('/app/events'),
  notifications: page('/app/notifications'),
  search: page('/app/search'),
  library: page('/library'),
  allGates: page('/gates'),
  allChannels: page('/channels'),
  support: page('/app/support'),
  help: page('/help'),
  methodology: page('/methodology'),
  guidelines: page('/guidelines'),
  privacyPolicy: page('/privacy'),
  terms: page('/terms'),
  accessibility: page('/accessibility'),
  withdraw: page('/withdraw'),
  developers: page('/developers'),

  post: action({ to: '/app/dashboard#composer', focus: '#composer textarea' }),
  newEvent: action({ to: '/app/events/new' }),
  newPrivateChart: action({ to: '/app/connections/private/new' }),
  themeLight: action({ theme: 'light' }),
  themeDark: action({ theme: 'dark' }),
  themeSystem: action({ theme: 'system' }),
  english: action({ language: 'en' }),
  russian: action({ language: 'ru' }),
  online: action({ status: 'online' }),
  away: action({ status: 'away' }),
  busy: action({ status: 'busy' }),
  signOut: action({ signOut: true }),

  personal: setting('personal'),
  privacy: setting('privacy'),
  notificationSettings: setting('notifications'),
  premium: { group: 'settings', deed: { to: PREMIUM_PATH } },
  birthData: setting('hd-data'),
  referral: setting('referral'),
  account: setting('account'),
  consents: setting('privacy', 'consents'),
  loveSettings: setting('privacy', 'love-settings'),
  blocked: setting('privacy', 'blocked'),
  mutedWords: setting('privacy', 'muted-words'),
  push: setting('notifications', 'push'),
  usage: setting('premium', 'usage'),
  password: setting('account', 'account-password'),
  sessions: setting('account', 'account-sessions'),
  exportData: setting('account', 'account-export'),
  leave: setting('account', 'account-leave'),
  birthTime: { group: 'settings', deed: { to: '/app/settings/birth-time' } },
  tokens: { group: 'settings', deed: { to: '/app/settings/tokens' } },
} satisfies Record<string, Offer>

/** For those who may moderate. */
export const MODERATION: Offer = page('/moderation')
/** Shown before anything is typed. */
export const FIRST: readonly (keyof typeof OFFERS)[] = [
  'home',
  'chart',
  'messages',
  'explore',
  'transits',
  'journal',
  'post',
  'newEvent',
  'themeLight',
  'themeDark',
]

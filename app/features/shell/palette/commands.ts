import type { FoundName } from '~/domain/community/search/found-name'
import { allElements, type ElementKind, elementPath } from '~/domain/human-design/elements/element'
import { synonymsOf } from '~/domain/human-design/terms/synonyms'
import { isSkyMonth } from '~/domain/human-design/transit/sky'
import { openDay } from '~/domain/journal/open-days'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium'
import type { Status } from '~/domain/messaging/hub-frames.schema'
import { dateFormat } from '~/locales/date-format'
import { wordsOf } from '~/locales/dictionaries'
import { elementName } from '~/locales/element-name'
import { LANGUAGES, type Language } from '~/locales/language'
import { type Namespace, type Translate, translate } from '~/locales/translate'
import type { RootData, Theme } from '~/platform/client/root-data'
import { readTypedDay } from './typed-day'
import { latinWords } from './word-fit'

/** Kinds of commands, in the order they are listed where nothing fits better. */
export const GROUPS = [
  'pages',
  'actions',
  'settings',
  'dates',
  'gates',
  'channels',
  'centers',
  'terms',
  'people',
  'search',
] as const
export type Group = (typeof GROUPS)[number]

/** What a command does: goes to a page, where `focus` selects what gets the focus, or acts at once. */
export type CommandAction =
  | { to: string; focus?: string }
  | { theme: Theme }
  | { language: Language }
  | { status: Status }
  | { signOut: true }

export type Command = {
  id: string
  group: Group
  label: string
  detail?: string
  action: CommandAction
  /** What it is found by: its label in each loaded language, other words, and names that must be typed whole. */
  words: { labels: string[][]; other: string[]; names: string[][] }
  person?: FoundName
}

/** A command with the words it is found by. */
export const toCommand = (
  command: Omit<Command, 'words'>,
  labels = [command.label],
  other = '',
  names: readonly string[] = [],
): Command => ({
  ...command,
  words: { labels: labels.map(latinWords), other: latinWords(other), names: names.map(latinWords) },
})

type Offer = { group: Group; action: CommandAction }
const page = (to: string): Offer => ({ group: 'pages', action: { to } })
const setting = (tab: string, id?: string): Offer => {
  const to = `/app/settings?tab=${tab}`
  return { group: 'settings', action: id ? { to: `${to}#${id}`, focus: `#${id}` } : { to } }
}
const act = (action: CommandAction): Offer => ({ group: 'actions', action })

/** What is offered to all members, by the key of its words: `home` has the label `t('home')`, and is found by `t('home.by')` too. */
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
  privateGroup: page('/app/connections/private/together'),
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

  post: act({ to: '/app/dashboard#composer', focus: '#composer textarea' }),
  newEvent: act({ to: '/app/events/new' }),
  newPrivateChart: act({ to: '/app/connections/private/new' }),
  themeLight: act({ theme: 'light' }),
  themeDark: act({ theme: 'dark' }),
  themeSystem: act({ theme: 'system' }),
  english: act({ language: 'en' }),
  russian: act({ language: 'ru' }),
  online: act({ status: 'online' }),
  away: act({ status: 'away' }),
  busy: act({ status: 'busy' }),
  signOut: act({ signOut: true }),

  personal: setting('personal'),
  privacy: setting('privacy'),
  notificationSettings: setting('notifications'),
  premium: { group: 'settings', action: { to: PREMIUM_PATH } },
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
  birthTime: { group: 'settings', action: { to: '/app/settings/birth-time' } },
  tokens: { group: 'settings', action: { to: '/app/settings/tokens' } },
} satisfies Record<string, Offer>

/** Offered to moderators only. */
const MODERATION: Offer = page('/moderation')

/** Shown before anything is typed. */
export const FIRST: readonly (keyof typeof OFFERS)[] = [
  'home',
  'chart',
  'messages',
  'explore',
  'events',
  'insights',
  'transits',
  'calendar',
  'journal',
  'library',
  'post',
  'newEvent',
  'themeLight',
  'themeDark',
]

type Member = NonNullable<RootData['member']>
type Words = { palette: Translate<'palette'>; hd: Translate<'hd'> }

const GROUP_OF: Partial<Record<ElementKind, Group>> = { gates: 'gates', channels: 'channels', centers: 'centers' }

/** What doesn't depend on what is typed, labelled in the language of the page and found by the words of all loaded languages. */
export function fixedCommands(language: Language, loaded: readonly Language[], member: Member): Command[] {
  const own = wordsIn(language)
  const all = LANGUAGES.filter((one) => loaded.includes(one)).map(wordsIn)
  const offers = { ...OFFERS, ...(member.isModerator ? { moderation: MODERATION } : {}) }
  return [
    ...(Object.keys(offers) as (keyof typeof OFFERS)[]).map((id) =>
      toCommand(
        { id, label: own.palette(id), ...offers[id] },
        all.map(({ palette }) => palette(id)),
        all.map(({ palette }) => palette(`${id}.by`)).join(' '),
        id === 'chart' ? synonymsOf({ kind: 'cross' }) : [],
      ),
    ),
    toCommand(
      { id: 'profile', group: 'pages', label: own.palette('profile'), action: { to: `/u/${member.username}` } },
      all.map(({ palette }) => palette('profile')),
      all.map(({ palette }) => palette('profile.by')).join(' '),
    ),
    ...allElements().map((element) =>
      toCommand(
        {
          id: elementPath(element),
          group: GROUP_OF[element.kind] ?? 'terms',
          label: elementName(own.hd, element),
          detail: own.palette(`kind.${element.kind}`),
          action: { to: elementPath(element) },
        },
        all.map(({ hd }) => elementName(hd, element)),
        all.map(({ palette }) => palette(`kind.${element.kind}`)).join(' '),
        synonymsOf(element),
      ),
    ),
  ]
}

function wordsIn(language: Language): Words {
  const reader =
    <N extends Namespace>(namespace: N): Translate<N> =>
    (key, params) =>
      translate(wordsOf(language, namespace), language, key, params)
  return { palette: reader('palette'), hd: reader('hd') }
}

/** Where a typed day leads: its transits, its page of the calendar, and the journal unless the day is still to come. */
export function dayCommands(typed: string, today: string, language: Language, t: Translate<'palette'>): Command[] {
  const day = readTypedDay(typed, today)
  if (!day || !isSkyMonth(day.slice(0, 7))) return []
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const detail = dateFormat(language, 'UTC', options).format(new Date(day))
  const leads = (id: 'transitsOf' | 'calendarOf' | 'journalOf', to: string) =>
    toCommand({ id, group: 'dates', label: t(id), detail, action: { to } })
  return [
    leads('transitsOf', `/app/transits?date=${day}`),
    leads('calendarOf', `/app/insights/calendar?day=${day}#day`),
    ...(openDay(day, today) ? [leads('journalOf', `/app/insights/journal?day=${day}`)] : []),
  ]
}

/** The pages of members that the server found. */
export const personCommands = (people: readonly FoundName[]): Command[] =>
  people.map((person) =>
    toCommand({
      id: `person-${person.id}`,
      group: 'people',
      label: person.fullName,
      detail: `@${person.username}`,
      action: { to: `/u/${person.username}` },
      person,
    }),
  )

/** Leads to the search page with what is typed. */
export const searchCommand = (typed: string, t: Translate<'palette'>): Command =>
  toCommand({
    id: 'search-all',
    group: 'search',
    label: t('searchFor', { q: typed }),
    action: { to: `/app/search?${new URLSearchParams({ q: typed })}` },
  })

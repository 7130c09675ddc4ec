import { BIRTH, newAccount } from './account'
import { TABLE } from './authority-table'
import { PLANTED_EVENT } from './authority-world'
import { MEMBER_FORMS, settings } from './member-forms'

export type Form = [path: string, fields: Record<string, string>]

const id = () => crypto.randomUUID()
const TEXTS = { title_en: 'A', description_en: 'B', content_en: 'C. D.', tags_en: 'e' }
const TEXTS_RU = { title_ru: 'А', description_ru: 'Б', content_ru: 'В. Г.', tags_ru: 'д' }
const about = () => ({ act: id(), kind: 'member', subject: 'w_blocked', seen: '' })

/** Forms besides those of `member-forms.ts`: of visitors, messages, moderation and newer pages. */
export const MORE_FORMS: Form[] = [
  ['/login', { intent: 'sign-in', email: 'nobody@planted.example', password: 'wrong horse 17' }],
  ['/login', { intent: 'forgotten', email: 'nobody@planted.example' }],
  ['/register', { ...newAccount(), ...BIRTH, intent: 'skip', email: 'owner@planted.example' }],
  ['/auth/reset-password', { password: 'another horse 18', confirmPassword: 'another horse 18' }],
  ['/auth/confirm-email', { intent: 'confirm', token: 'a'.repeat(43) }],
  ['/auth/paused', { intent: 'come-back' }],
  ['/oauth/finish', { full_name: 'Mira', username: 'mira_new', email: 'mira@planted.example' }],
  ['/unsubscribe?token=a.b.c', { topic: 'all' }],
  ['/?index', { ...BIRTH, intent: 'calculate' }],
  ['/?index', { ...BIRTH, intent: 'save' }],
  ['/resources/preferences', { language: 'ru', returnTo: '/app/settings' }],
  ['/resources/preferences', { theme: 'dark' }],
  ['/resources/confirm-email', { intent: 'later' }],
  ['/resources/sign-out', { returnTo: '/login' }],
  ['/resources/photo', { intent: 'remove' }],
  ['/app/messages', { intent: 'send', conversation: 'CONVERSATION', clientId: id(), content: 'Said' }],
  ['/app/messages', { intent: 'start', to: 'w_owner', clientId: id(), content: 'Said' }],
  ['/app/messages', { intent: 'edit', conversation: 'CONVERSATION', seq: '1', content: 'Said' }],
  ['/app/messages', { intent: 'delete', conversation: 'CONVERSATION', seq: '1' }],
  ['/app/messages', { intent: 'read', conversation: 'CONVERSATION', seq: '1' }],
  ['/app/messages', { intent: 'accept', conversation: 'CONVERSATION' }],
  [
    '/app/insights/journal',
    { intent: 'save', day: '2026-11-22', feeling: 'mixed', signature: '', not_self: '', decision: 'No' },
  ],
  ['/app/insights/journal', { intent: 'delete', day: '2026-11-22' }],
  ['/app/insights/calendar', { intent: 'create', sun: 'on', moon: 'on' }],
  ['/app/insights/calendar', { intent: 'renew' }],
  ['/app/insights/learning/types', { intent: 'read' }],
  [
    '/app/insights/learning/types',
    { intent: 'answer', attempt: '1', set: 'a', answer0: '0', answer1: '1', answer2: '2', answer3: '3' },
  ],
  ['/app/support', { intent: 'ask', id: id(), subject: 'Why', content: 'Because' }],
  ['/app/support', { intent: 'reply', id: id(), question: id(), content: 'Because' }],
  ['/app/settings/birth-time', { intent: 'use', time: '09:30', offset: '', accuracy: 'exact' }],
  ['/app/settings/birth-time', { intent: 'undo' }],
  [settings('premium'), { intent: 'checkout' }],
  ['/resources/account-data', { intent: 'download' }],
  ['/resources/notifications', { intent: 'read', id: 'none' }],
  ['/resources/moderation', { ...about(), intent: 'warn', note: 'Why' }],
  ['/resources/moderation', { ...about(), intent: 'suspend', note: 'Why', days: '7' }],
  ['/resources/moderation', { ...about(), intent: 'hide', kind: 'post', subject: 'planted-post' }],
  ['/resources/moderation', { ...about(), intent: 'restore', kind: 'post', subject: 'planted-post' }],
  ['/resources/moderation', { ...about(), intent: 'grant_role', role: 'member' }],
  ['/resources/moderation', { act: id(), appeal: id(), intent: 'refuse_appeal', note: 'Why' }],
  ['/resources/moderation', { act: id(), question: id(), seen: '1', intent: 'answer_support', answer: 'So' }],
  [
    '/moderation/insights/new',
    { act: id(), seen: '', intent: 'save', ...TEXTS, ...TEXTS_RU, category: 'Daily', color: '#d97706', hd_type: '' },
  ],
  ['/moderation/insights/none', { act: id(), seen: '1', intent: 'delete' }],
]

/** All forms of the tests, and an empty form for every other route with an action. */
export const FORMS: Form[] = [
  ...MEMBER_FORMS,
  ...MORE_FORMS,
  ...TABLE.filter(({ post }) => post !== '405').map(({ path }): Form => [path, { intent: 'save' }]),
]

/** The paths of all pages and resources. */
export const PAGES = [...new Set(TABLE.map(({ path }) => path.replace('?index', '')))]
export const QUERY_NAMES = [
  ...['cursor', 'token', 'tab', 'redirect', 'q', 'of', 'month', 'zone', 'type', 'ref', 'pick', 'day', 'checkout'],
  ...['at', 'access_token'],
  ...['within', 'with', 'view', 'user', 'until', 'times', 'time', 'since', 'show', 'refused', 'problem', 'post'],
  ...['photo', 'one', 'muted'],
  ...['mine', 'list', 'hide', 'feed', 'edit', 'done', 'date', 'code', 'bought', 'blocked', 'back', 'as', 'c', 'to'],
  ...['say', 'percent'],
  ...['before', 'in', 'authority', 'profile', 'definition', 'center', 'gate', 'completes', 'language', 'country'],
  ...['city', 'online', 'open'],
  ...['more', 'when', 'kind', 'category', 'id', 'conversation', 'state', 'error', 'email', 'name', 'success'],
  ...['index', '_routes', '__proto__'],
]

const BIRTH_JSON = {
  ...{ birth_date: '1980-07-05', birth_time: '09:30', birth_city: 'Nizhny Novgorod', birth_country: 'Russia' },
  ...{ latitude: 56.32867, longitude: 44.00205, timezone: 'Europe/Moscow', time_accuracy: 'exact', place_id: 520555 },
}
const SPAN = { from: '2026-01-01T00:00:00Z', to: '2026-01-08T00:00:00Z' }
const CONVERSATION = '/api/conversations/CONVERSATION'

/** What takes JSON: a method, an address and a body in which nothing is wrong. */
export const JSON_ENDPOINTS: [method: string, path: string, body: Record<string, unknown>][] = [
  ...['generate-chart', 'birth-instant', 'birth-window', 'birth-day'].map(
    (what): [string, string, Record<string, unknown>] => ['POST', `/api/hd/${what}`, BIRTH_JSON],
  ),
  ['POST', '/api/hd/cycles', { birth_utc: '1980-07-05T06:30:00Z', ...SPAN, kinds: ['solar_return'] }],
  [
    'POST',
    '/api/hd/returns',
    {
      ...{ birth_utc: '1980-07-05T06:30:00Z', at: '2026-01-01T00:00:00Z', margin_minutes: 30 },
      chosen: { kind: 'saturn_return', number: 1, pass: 1 },
    },
  ],
  ['POST', '/api/conversations', { to: 'w_owner' }],
  ['POST', `${CONVERSATION}/messages`, { clientId: id(), content: 'Said', attachmentId: undefined }],
  ['PUT', `${CONVERSATION}/read`, { seq: 1 }],
  ['POST', `${CONVERSATION}/attachments`, {}],
  ['POST', '/webhooks/stripe', { id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: {} } }],
]

/** Addresses other than pages: the API, pictures, sockets, files, unknown paths. */
export const OTHER_PATHS = [
  ...[
    '/api/hd/places?q=Lis&limit=5',
    '/api/hd/nearest-towns?q=Lis',
    '/api/hd/positions?at=2026-01-01T00:00:00Z',
    '/api/openapi.json',
  ],
  ...['/api/nothing', '/api/hd/nothing'],
  `/api/hd/events?from=${SPAN.from}&to=${SPAN.to}&kinds=ingress&bodies=sun`,
  ...[`${CONVERSATION}/messages?before=5&limit=2`, `${CONVERSATION}/messages?after=0`],
  ...[`${CONVERSATION}/attachments/none`],
  ...['/avatars/nobody/avatar_1.webp', '/post-images/a/b/c.webp', '/moderation/pictures/none', '/assets/none.js'],
  ...['/dev/outbox'],
  ...['/ws/conversations/CONVERSATION?after=0&rev=0', '/ws/hub', `/app/events/${PLANTED_EVENT}/calendar.ics`],
  ...['/nowhere.php', '/.git/config'],
  ...['/__manifest?p=/app', '/sitemap.xml', '/calendar/none.ics', '/library/gates/34/card.png', '/u/w_owner/card.png'],
]

import { BIRTH } from './account'
import { PLANTED_EVENT } from './authority-world'

const PASSWORD = 'correct horse 17'
const NEW = { password: 'another horse 18', confirmPassword: 'another horse 18' }
const VISIBILITY = { profile_visibility: 'community', chart_visibility: 'private', birth_visibility: 'connections' }
export const settings = (tab: string) => `/app/settings?tab=${tab}`

/** An event as its form sends it. */
export const EVENT_FORM = {
  ...{ kind: 'circle', title: 'Changed', description: 'Changed', language: 'en', format: 'online', time_zone: 'UTC' },
  ...{ start_date: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10), start_time: '18:00' },
  ...{ end_time: '20:00' },
}

/** Everything a member can have done, by a form in which nothing is wrong. */
export const MEMBER_FORMS: [path: string, fields: Record<string, string>][] = [
  [
    settings('personal'),
    {
      intent: 'save',
      full_name: 'Other',
      username: 'other_name',
      email: 'other@planted.example',
      location: '',
      bio: '',
    },
  ],
  [settings('personal'), { intent: 'resend-email' }],
  [settings('personal'), { intent: 'cancel-email' }],
  ['/resources/preferences', { intent: 'reads', reads_ru: 'on' }],
  [settings('privacy'), { intent: 'save', ...VISIBILITY, chart_detail: 'channels', presence_visibility: 'nobody' }],
  [settings('notifications'), { intent: 'save', digest: 'weekly', time_zone: 'Europe/Moscow' }],
  [settings('hd-data'), BIRTH],
  [settings('hd-data'), { intent: 'recalculate' }],
  [settings('hd-data'), { intent: 'clock', utc_offset_seconds: '' }],
  [settings('account'), { intent: 'password', currentPassword: PASSWORD, ...NEW }],
  [settings('account'), { intent: 'password-link' }],
  [settings('account'), { intent: 'end-session', session: 'a'.repeat(64) }],
  [settings('account'), { intent: 'end-other-sessions' }],
  [settings('account'), { intent: 'deactivate', currentPassword: PASSWORD }],
  [settings('account'), { intent: 'delete', currentPassword: PASSWORD }],
  [
    '/resources/push',
    { intent: 'subscribe', endpoint: 'https://push.example.org/x', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  ],
  ['/resources/push', { intent: 'unsubscribe' }],
  ['/resources/push', { intent: 'remove', id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' }],
  ['/resources/privacy', { profile_visibility: 'community' }],
  ['/resources/chart-detail', { chart_detail: 'gates' }],
  ['/resources/first-steps', { intent: 'put-away' }],
  ['/resources/terms-notice', {}],
  ['/resources/time-zone', { intent: 'switch', time_zone: 'Europe/Moscow' }],
  ['/resources/time-zone', { intent: 'keep', time_zone: 'Europe/Moscow' }],
  ['/resources/blocks', { intent: 'block', username: 'w_owner' }],
  ['/resources/blocks', { intent: 'unblock', username: 'w_owner' }],
  ['/resources/reports', { kind: 'member', id: 'w_owner', reason: 'spam' }],
  ['/app/appeals', { action: 'a'.repeat(32), content: 'It was right' }],
  ['/resources/follows', { username: 'w_owner', state: 'following' }],
  ['/resources/follows', { username: 'w_owner', state: 'none' }],
  ['/resources/connections', { intent: 'request', username: 'w_owner', note: 'Said' }],
  ...['accept', 'decline', 'cancel', 'remove'].map((intent): [string, Record<string, string>] => [
    '/resources/connections',
    { intent, username: 'w_owner' },
  ]),
  ['/resources/love', { intent: 'show', adult: 'on', consent: 'on' }],
  ['/app/compatibility', { intent: 'save', seek_dating: 'on', words: 'Said', is_public: 'on', speaks_en: 'on' }],
  ['/resources/love', { intent: 'hide' }],
  ['/resources/love', { intent: 'like', username: 'w_owner' }],
  ['/resources/love', { intent: 'unlike', username: 'w_owner' }],
  ['/resources/love', { intent: 'open', username: 'w_owner' }],
  ['/resources/mutes', { intent: 'mute', username: 'w_owner', days: '7' }],
  ['/resources/mutes', { intent: 'unmute', username: 'w_owner' }],
  ['/resources/mutes', { intent: 'add-word', word: 'rain' }],
  ['/resources/mutes', { intent: 'remove-word', word: 'rain' }],
  ['/resources/sign-in-methods', { intent: 'unlink', provider: 'github' }],
  ['/resources/notifications', { intent: 'read', all: 'yes', until: '2030-01-01T00:00:00.000Z' }],
  ['/resources/notifications', { intent: 'seen', until: '2030-01-01T00:00:00.000Z' }],
  ['/resources/posts', { intent: 'create', id: crypto.randomUUID(), content: 'Said' }],
  ['/resources/posts', { intent: 'edit', id: 'planted-post', content: 'Said' }],
  ['/resources/posts', { intent: 'delete', id: 'planted-post' }],
  ['/resources/posts', { intent: 'restore', id: 'planted-post' }],
  ['/resources/likes', { post: 'planted-post', state: 'liked' }],
  ['/app/events/new', { ...EVENT_FORM, id: crypto.randomUUID() }],
  [`/app/events/${PLANTED_EVENT}/edit`, EVENT_FORM],
  ['/resources/events', { intent: 'register', id: PLANTED_EVENT }],
  ['/resources/events', { intent: 'leave', id: PLANTED_EVENT }],
  ['/resources/events', { intent: 'cancel', id: PLANTED_EVENT, note: 'No' }],
  ['/app/connections/private/new', { ...BIRTH, intent: 'save', id: crypto.randomUUID(), name: 'Kin', consent: 'on' }],
  ['/app/connections/private/planted-chart', { intent: 'notes', version: '', labels: 'kin', notes: 'Noted' }],
  ['/app/connections/private/planted-chart', { intent: 'make-link', days: '30' }],
  ['/app/connections/private/planted-chart', { intent: 'withdraw-link' }],
  ['/app/connections/private/planted-chart/edit', { ...BIRTH, intent: 'save', name: 'Kin' }],
  ['/app/connections/private/planted-chart/edit', { intent: 'delete' }],
  ['/resources/comments', { intent: 'create', id: crypto.randomUUID(), post: 'planted-post', content: 'Said' }],
  ['/resources/comments', { intent: 'edit', id: 'planted-comment', content: 'Said' }],
  ['/resources/comments', { intent: 'delete', id: 'planted-comment' }],
  ['/resources/comments', { intent: 'restore', id: 'planted-comment' }],
]

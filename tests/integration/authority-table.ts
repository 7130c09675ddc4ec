import { type Asker, PLANTED_EVENT } from './authority-world'

/** A status, with the target of a redirect. */
type Answer = string
type Answers = Answer | (Partial<Record<Asker, Answer>> & { rest: Answer })

export type Row = {
  /** The route id of the built site, so that every route has a row. */
  route: string
  path: string
  get: Answers
  /** The response to a data request, if it differs. */
  data?: Answers
  /** The response to a form with nothing but the owner's id and names in various fields. */
  post: Answers
}

/** Members only: visitors must sign in, and deactivated members must decide whether to reactivate. */
const forMembers = (path: string, answer: Answer) => ({
  visitor: `302 /login?redirect=${encodeURIComponent(path)}`,
  away: '302 /auth/paused',
  rest: answer,
})
const forVisitors = (answer: Answer): Answers => ({ visitor: answer, rest: '302 /app/dashboard' })
const everybody = (route: string, path: string): Row => ({ route, path, get: '200', post: '405' })
const leadsTo = (route: string, path: string, to: string): Row => ({ route, path, get: `302 ${to}`, post: '405' })
const settings = (tab: string, post: Answers = '400'): Row => {
  const path = `/app/settings${tab && `?tab=${tab}`}`
  return { route: 'routes/app.settings', path, get: forMembers(path, '200'), post }
}
/** Checks the session before the form. */
const SIGNED_OUT: Answers = { visitor: '401', away: '401', rest: '400' }

/** An event of the owner, which is hidden across a block. */
const EVENT = `/app/events/${PLANTED_EVENT}`
const ofEvent = (path: string, answers: Partial<Record<Asker, Answer>> & { rest: Answer }): Answers => ({
  ...forMembers(path, ''),
  ...{ blocked: '404', blocking: '404' },
  ...answers,
})

/** The response of every address to every kind of visitor. A redirect is 202 in a data request. */
export const TABLE: Row[] = [
  everybody('routes/_marketing.methodology', '/methodology'),
  everybody('routes/_marketing.guidelines', '/guidelines'),
  everybody('routes/_marketing.privacy', '/privacy'),
  everybody('routes/_marketing.terms', '/terms'),
  everybody('routes/_marketing.help', '/help'),
  everybody('routes/_marketing.developers', '/developers'),
  everybody('routes/_marketing.accessibility', '/accessibility'),
  // Payments are off unless a test turns them on.
  { route: 'routes/_marketing.withdraw', path: '/withdraw', get: '200', post: '404' },
  { route: 'routes/_marketing.withdraw_.confirm', path: '/withdraw/confirm', get: '200', post: '400' },
  everybody('routes/_library.library', '/library'),
  everybody('routes/_library.gates._index', '/gates?index'),
  everybody('routes/_library.channels._index', '/channels?index'),
  everybody('routes/_library.gates.$gate', '/gates/34'),
  everybody('routes/_library.channels.$channel', '/channels/20-34'),
  everybody('routes/_library.centers.$center', '/centers/throat'),
  everybody('routes/_library.types.$type', '/types/projector'),
  everybody('routes/_library.authorities.$authority', '/authorities/lunar'),
  everybody('routes/_library.profiles.$profile', '/profiles/1-3'),
  everybody('routes/_library.definitions.$definition', '/definitions/split'),
  everybody('routes/_library.lines.$line', '/lines/6'),
  everybody('routes/_library.bodies.$body', '/bodies/sun'),
  everybody('routes/library_.$kind.$code.card[.]png', '/library/gates/34/card.png'),
  everybody('routes/sitemap[.]xml', '/sitemap.xml'),
  everybody('routes/robots[.]txt', '/robots.txt'),
  { route: 'routes/_marketing._index', path: '/?index', get: '200', post: '400' },
  leadsTo('routes/dashboard', '/dashboard', '/app/dashboard'),
  leadsTo('routes/signin', '/signin', '/login'),
  leadsTo('routes/signup', '/signup', '/register'),
  leadsTo('routes/join', '/join', '/register'),
  { route: 'routes/$', path: '/nowhere', get: '302 /', post: '302 /' },

  { route: 'routes/_auth.login', path: '/login', get: forVisitors('200'), post: '400' },
  { route: 'routes/_auth.register', path: '/register', get: forVisitors('200'), post: forVisitors('400') },
  everybody('routes/_auth.register_.success', '/register/success'),
  { route: 'routes/_auth.auth.confirm-email', path: '/auth/confirm-email', get: '200', post: '400' },
  { route: 'routes/_auth.auth.reset-password', path: '/auth/reset-password', get: '302 /login', post: '400' },

  { route: 'routes/_auth.unsubscribe', path: '/unsubscribe', get: '200', post: '400' },

  // No provider is configured in tests, so these pages don't exist.
  { route: 'routes/oauth.$provider', path: '/oauth/github', get: '404', post: '404' },
  { route: 'routes/oauth.$provider_.callback', path: '/oauth/github/callback', get: '404', post: '405' },
  {
    route: 'routes/_auth.oauth.finish',
    path: '/oauth/finish',
    get: { visitor: '302 /login', rest: '302 /app/dashboard' },
    post: { visitor: '422', rest: '302 /app/dashboard' },
  },

  { route: 'routes/app._index', path: '/app?index', get: forMembers('/app', '302 /app/dashboard'), post: '405' },
  { route: 'routes/app.dashboard', path: '/app/dashboard', get: forMembers('/app/dashboard', '200'), post: '405' },
  {
    route: 'routes/app.explore._index',
    path: '/app/explore?index',
    get: forMembers('/app/explore', '200'),
    post: '405',
  },
  {
    route: 'routes/app.insights._index',
    path: '/app/insights?index',
    get: forMembers('/app/insights', '200'),
    post: '405',
  },
  {
    route: 'routes/app.insights.calendar',
    path: '/app/insights/calendar',
    get: forMembers('/app/insights/calendar', '200'),
    post: SIGNED_OUT,
  },
  {
    route: 'routes/app.insights_.$id',
    path: '/app/insights/none',
    get: forMembers('/app/insights/none', '404'),
    post: '405',
  },
  {
    route: 'routes/app.insights.journal',
    path: '/app/insights/journal',
    get: forMembers('/app/insights/journal', '200'),
    post: SIGNED_OUT,
  },
  { route: 'routes/app.search', path: '/app/search', get: forMembers('/app/search', '200'), post: '405' },
  ...['', '?tab=connected', '?tab=requests', '?tab=requests&list=sent'].map((query) => ({
    route: 'routes/app.connections',
    path: `/app/connections${query}`,
    get: forMembers(`/app/connections${query}`, '200'),
    post: '405',
  })),
  { route: 'routes/app.penta', path: '/app/penta', get: forMembers('/app/penta', '200'), post: '405' },
  {
    route: 'routes/app.penta',
    path: '/app/penta?with=w_owner',
    get: forMembers('/app/penta?with=w_owner', '200'),
    post: '405',
  },
  {
    route: 'routes/app.compatibility',
    path: '/app/compatibility',
    get: forMembers('/app/compatibility', '200'),
    post: '400',
  },
  // As `URLSearchParams` serialises it, because Remix removes its own parameters that way.
  ...['', '?at=2026-11-22T10%3A00Z'].map((query) => ({
    route: 'routes/app.transits',
    path: `/app/transits${query}`,
    get: forMembers(`/app/transits${query}`, '200'),
    post: '405',
  })),
  { route: 'routes/app.profile', path: '/app/profile', get: forMembers('/app/profile', '200'), post: '405' },
  {
    route: 'routes/app.insights.learning',
    path: '/app/insights/learning',
    get: forMembers('/app/insights/learning', '200'),
    post: '405',
  },
  {
    route: 'routes/app.insights_.learning.$lesson',
    path: '/app/insights/learning/types',
    get: forMembers('/app/insights/learning/types', '200'),
    post: SIGNED_OUT,
  },
  {
    route: 'routes/app.insights_.learning.$lesson',
    path: '/app/insights/learning/penta',
    get: forMembers('/app/insights/learning/penta', '200'),
    post: SIGNED_OUT,
  },
  {
    route: 'routes/app.notifications',
    path: '/app/notifications',
    get: forMembers('/app/notifications', '200'),
    post: '405',
  },
  {
    route: 'routes/app.notifications_.$id',
    path: '/app/notifications/none',
    get: forMembers('/app/notifications/none', '302 /app/notifications'),
    post: '405',
  },
  {
    route: 'routes/resources.notifications',
    path: '/resources/notifications',
    get: forMembers('/resources/notifications', '200'),
    post: SIGNED_OUT,
  },
  {
    route: 'routes/app.messages',
    path: '/app/messages',
    get: forMembers('/app/messages', '200'),
    post: '400',
  },
  {
    route: 'routes/app.messages',
    path: '/app/messages?to=w_owner',
    get: { ...forMembers('/app/messages?to=w_owner', '200'), blocked: '404', blocking: '404' },
    post: '400',
  },
  {
    route: 'routes/app.compatibility_.$username',
    path: '/app/compatibility/w_owner',
    get: {
      ...forMembers('/app/compatibility/w_owner', '200'),
      blocked: '404',
      blocking: '404',
      owner: '302 /app/profile',
    },
    post: '405',
  },
  // Viewers have no chart here; connection-chart.test.ts covers those who do.
  {
    route: 'routes/app.compatibility_.$username_.card[.]png',
    path: '/app/compatibility/w_owner/card.png',
    get: { visitor: '401', away: '401', rest: '404' },
    data: forMembers('/app/compatibility/w_owner/card.png', '404'),
    post: '405',
  },
  {
    route: 'routes/app.compatibility_.private.$',
    path: '/app/compatibility/private/some/edit?from=note',
    get: forMembers(
      '/app/compatibility/private/some/edit?from=note',
      '302 /app/connections/private/some/edit?from=note',
    ),
    post: '307 /app/connections/private/some/edit?from=note',
  },
  {
    route: 'routes/app.compatibility_.private.$',
    path: '/app/compatibility/private',
    get: forMembers('/app/compatibility/private', '302 /app/connections/private'),
    post: '307 /app/connections/private',
  },
  {
    route: 'routes/app.connections_.private',
    path: '/app/connections/private',
    get: forMembers('/app/connections/private', '200'),
    post: '405',
  },
  {
    route: 'routes/app.connections_.private_.new',
    path: '/app/connections/private/new',
    get: forMembers('/app/connections/private/new', '200'),
    post: SIGNED_OUT,
  },
  {
    route: 'routes/app.connections_.private_.together',
    path: '/app/connections/private/together',
    get: forMembers('/app/connections/private/together', '200'),
    post: '405',
  },
  // No chart has this id; private-charts.test.ts shows that another member's is answered the same.
  {
    route: 'routes/app.connections_.private_.$id',
    path: '/app/connections/private/none',
    get: forMembers('/app/connections/private/none', '404'),
    post: { visitor: '401', away: '401', rest: '404' },
  },
  {
    route: 'routes/app.connections_.private_.$id_.with-you',
    path: '/app/connections/private/none/with-you',
    get: forMembers('/app/connections/private/none/with-you', '404'),
    post: '405',
  },
  {
    route: 'routes/app.connections_.private_.$id_.edit',
    path: '/app/connections/private/none/edit',
    get: forMembers('/app/connections/private/none/edit', '404'),
    post: { visitor: '401', away: '401', rest: '404' },
  },
  // Valid links are covered by private-chart-links.test.ts.
  { route: 'routes/_marketing.c.$token', path: `/c/${'0'.repeat(64)}`, get: '404', post: '404' },
  settings('', SIGNED_OUT),
  settings('personal', SIGNED_OUT),
  settings('privacy'),
  settings('notifications'),
  settings('premium'),
  settings('hd-data'),
  settings('referral', '405'),
  settings('account'),
  {
    route: 'routes/app.settings_.tokens',
    path: '/app/settings/tokens',
    get: forMembers('/app/settings/tokens', '200'),
    post: SIGNED_OUT,
  },
  {
    route: 'routes/app.settings_.birth-time',
    path: '/app/settings/birth-time',
    get: forMembers('/app/settings/birth-time', '200'),
    post: SIGNED_OUT,
  },

  {
    route: 'routes/u.$username',
    path: '/u/w_owner',
    get: { blocked: '404', blocking: '404', rest: '200' },
    post: '405',
  },
  // As a visitor sees it, so that a link preview is the same for everyone.
  { route: 'routes/u.$username_.card[.]png', path: '/u/w_owner/card.png', get: '200', post: '405' },
  {
    route: 'routes/app.events._index',
    path: '/app/events?index',
    get: forMembers('/app/events', '200'),
    post: '405',
  },
  {
    route: 'routes/app.events.new',
    path: '/app/events/new',
    get: forMembers('/app/events/new', '200'),
    post: SIGNED_OUT,
  },
  { route: 'routes/app.events.$id', path: EVENT, get: ofEvent(EVENT, { rest: '200' }), post: '405' },
  {
    route: 'routes/app.events.$id_.edit',
    path: `${EVENT}/edit`,
    get: ofEvent(`${EVENT}/edit`, { owner: '200', rest: '404' }),
    post: SIGNED_OUT,
  },
  {
    route: 'routes/app.events.$id_.calendar[.]ics',
    path: `${EVENT}/calendar.ics`,
    get: ofEvent(`${EVENT}/calendar.ics`, { rest: '200' }),
    post: '405',
  },
  { route: 'routes/resources.events', path: '/resources/events', get: '302 /app/events', post: '400' },
  { route: 'routes/app.support', path: '/app/support', get: forMembers('/app/support', '200'), post: '400' },
  { route: 'routes/app.appeals', path: '/app/appeals', get: forMembers('/app/appeals', '200'), post: '400' },
  {
    route: 'routes/report',
    path: '/report?kind=member&id=w_owner',
    get: forMembers('/report?kind=member&id=w_owner', '200'),
    post: '400',
  },
  { route: 'routes/resources.reports', path: '/resources/reports', get: '302 /app/dashboard', post: '400' },
  // 404 for everyone but moderators, who are covered by moderation-room.test.ts.
  { route: 'routes/moderation._index', path: '/moderation?index', get: '404', post: '404' },
  { route: 'routes/moderation.appeals', path: '/moderation/appeals', get: '404', post: '404' },
  { route: 'routes/moderation.support', path: '/moderation/support', get: '404', post: '404' },
  { route: 'routes/moderation.log', path: '/moderation/log', get: '404', post: '405' },
  {
    route: 'routes/moderation.cases.$kind.$id',
    path: '/moderation/cases/member/w_owner',
    get: '404',
    post: '404',
  },
  { route: 'routes/moderation.insights._index', path: '/moderation/insights?index', get: '404', post: '405' },
  { route: 'routes/moderation.insights.new', path: '/moderation/insights/new', get: '404', post: '404' },
  { route: 'routes/moderation.insights.$id', path: '/moderation/insights/none', get: '404', post: '404' },
  { route: 'routes/resources.moderation', path: '/resources/moderation', get: '404', post: '404' },
  {
    route: 'routes/resources.account-data',
    path: '/resources/account-data',
    get: '302 /app/settings?tab=account',
    post: { visitor: '401', rest: '200' },
  },
  {
    route: 'routes/resources.sign-in-methods',
    path: '/resources/sign-in-methods',
    get: '302 /app/settings?tab=account',
    post: '400',
  },
  {
    route: 'routes/resources.photo',
    path: '/resources/photo',
    get: '302 /app/settings?tab=personal',
    post: { visitor: '401', away: '401', rest: '422' },
  },
  {
    route: 'routes/resources.chart-detail',
    path: '/resources/chart-detail',
    get: '302 /app/settings?tab=privacy',
    post: '400',
  },
  { route: 'routes/resources.privacy', path: '/resources/privacy', get: '302 /register/success', post: '400' },
  {
    route: 'routes/resources.blocks',
    path: '/resources/blocks',
    get: '302 /app/settings?tab=privacy#blocked',
    post: '400',
  },
  // For scripts, which handle an ended session themselves.
  {
    route: 'routes/resources.feed',
    path: '/resources/feed',
    get: { visitor: '401', away: '401', rest: '200' },
    post: '405',
  },
  { route: 'routes/posts.$id', path: '/posts/nowhere', get: '404', post: '405' },
  ...['posts', 'comments', 'likes'].map((what) => ({
    route: `routes/resources.${what}`,
    path: `/resources/${what}`,
    get: '302 /app/dashboard',
    post: '400',
  })),
  { route: 'routes/resources.connections', path: '/resources/connections', get: '302 /app/dashboard', post: '400' },
  {
    route: 'routes/resources.consents',
    path: '/resources/consents',
    get: '302 /app/settings?tab=privacy#consents',
    post: SIGNED_OUT,
  },
  { route: 'routes/resources.love', path: '/resources/love', get: '302 /app/compatibility', post: '400' },
  { route: 'routes/resources.usage', path: '/resources/usage', get: '404', post: '405' },
  {
    route: 'routes/resources.usage',
    path: '/resources/usage?of=requests',
    get: { visitor: '401', away: '401', rest: '200' },
    post: '405',
  },
  {
    route: 'routes/resources.sky',
    path: '/resources/sky?month=2026-11',
    get: { visitor: '401', away: '401', rest: '200' },
    post: '405',
  },
  {
    route: 'routes/resources.names',
    path: '/resources/names?q=w_owner',
    get: { visitor: '401', away: '401', rest: '200' },
    post: '405',
  },
  { route: 'routes/resources.follows', path: '/resources/follows', get: '302 /app/dashboard', post: '400' },
  {
    route: 'routes/resources.people',
    path: '/resources/people?of=w_owner&list=followers',
    get: { blocked: '404', blocking: '404', rest: '200' },
    post: '405',
  },
  {
    route: 'routes/resources.member-posts',
    path: '/resources/member-posts?of=w_owner',
    get: { blocked: '404', blocking: '404', rest: '200' },
    post: '405',
  },
  {
    route: 'routes/resources.mutes',
    path: '/resources/mutes',
    get: '302 /app/settings?tab=privacy#muted',
    post: '400',
  },
  {
    route: 'routes/resources.first-steps',
    path: '/resources/first-steps',
    get: '302 /app/dashboard',
    post: SIGNED_OUT,
  },
  {
    route: 'routes/resources.terms-notice',
    path: '/resources/terms-notice',
    get: '302 /app/dashboard',
    post: { visitor: '401', away: '401', rest: '200' },
  },
  { route: 'routes/resources.time-zone', path: '/resources/time-zone', get: '302 /app/dashboard', post: SIGNED_OUT },
  // Needs the token in the address: calendar-feed.test.ts.
  { route: 'routes/calendar.$file', path: `/calendar/${'0'.repeat(64)}.ics`, get: '404', post: '405' },
  {
    route: 'routes/resources.insights',
    path: '/resources/insights',
    get: { visitor: '401', away: '401', rest: '200' },
    post: '405',
  },
  {
    route: 'routes/resources.confirm-email',
    path: '/resources/confirm-email',
    get: '302 /auth/confirm-email',
    post: { visitor: '401', rest: '200' },
  },
  {
    route: 'routes/resources.push',
    path: '/resources/push',
    get: '302 /app/settings?tab=notifications#push',
    post: '400',
  },
  { route: 'routes/resources.referral-code', path: '/resources/referral-code', get: '200', post: '405' },
  { route: 'routes/resources.preferences', path: '/resources/preferences', get: '400', data: '200', post: '400' },
  { route: 'routes/_auth.auth.passkey', path: '/auth/passkey', get: forVisitors('200'), post: '400' },
  {
    route: 'routes/resources.passkeys',
    path: '/resources/passkeys',
    get: '302 /app/settings?tab=account',
    post: {
      visitor: '302 /login?redirect=%2Fapp%2Fsettings%3Ftab%3Daccount',
      away: '302 /login?redirect=%2Fapp%2Fsettings%3Ftab%3Daccount',
      rest: '400',
    },
  },
  { route: 'routes/resources.passkey-options', path: '/resources/passkey-options', get: '405', post: '400' },
  {
    route: 'routes/_auth.auth.verify',
    path: '/auth/verify',
    // All have just signed in, so there is nothing to confirm.
    get: { visitor: '302 /login?redirect=%2Fauth%2Fverify', rest: '302 /app/dashboard' },
    post: { visitor: '401', rest: '400' },
  },
  {
    route: 'routes/_auth.auth.paused',
    path: '/auth/paused',
    get: { visitor: '302 /login', away: '200', rest: '302 /app/dashboard' },
    // Reactivates the deactivated member, so it comes near the end.
    post: { visitor: '302 /login', away: '302 /app/dashboard', rest: '302 /app/dashboard' },
  },
  // Doesn't exist while payments are off; otherwise the signature is checked, covered by the payment tests.
  { route: 'routes/webhooks.stripe', path: '/webhooks/stripe', get: '405', post: '404' },
  { route: 'routes/resources.sign-out', path: '/resources/sign-out', get: '302 /', post: '302 /login' },
]

export const answerFor = (answers: Answers, asker: Asker): Answer =>
  typeof answers === 'string' ? answers : (answers[asker] ?? answers.rest)

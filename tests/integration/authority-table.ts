import type { Asker } from './authority-world'

/** A status, and where a redirect leads. */
type Answer = string
type Answers = Answer | (Partial<Record<Asker, Answer>> & { rest: Answer })

export type Row = {
  /** As the built site names it, so that no route goes without a row. */
  route: string
  path: string
  get: Answers
  /** What scripts get of it, where that is not the same. */
  data?: Answers
  /** What a form of this route gets that says nothing but, in many ways, that it means the owner. */
  post: Answers
}

/** Members only: visitors sign in first, and who is away decides about that first. */
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
/** Asks first who it is, only then what they want. */
const SIGNED_OUT: Answers = { visitor: '401', away: '401', rest: '400' }

/** What every address answers to everybody. A redirect of a page is 202 in the data that scripts ask for. */
export const TABLE: Row[] = [
  everybody('routes/_marketing.methodology', '/methodology'),
  everybody('routes/_marketing.guidelines', '/guidelines'),
  everybody('routes/_marketing.privacy', '/privacy'),
  everybody('routes/_marketing.terms', '/terms'),
  everybody('routes/_marketing.help', '/help'),
  { route: 'routes/_marketing._index', path: '/?index', get: '200', post: '400' },
  leadsTo('routes/dashboard', '/dashboard', '/app/dashboard'),
  leadsTo('routes/signin', '/signin', '/login'),
  leadsTo('routes/signup', '/signup', '/register'),
  { route: 'routes/$', path: '/nowhere', get: '302 /', post: '302 /' },

  { route: 'routes/_auth.login', path: '/login', get: forVisitors('200'), post: '400' },
  { route: 'routes/_auth.register', path: '/register', get: forVisitors('200'), post: forVisitors('400') },
  everybody('routes/_auth.register_.success', '/register/success'),
  { route: 'routes/_auth.auth.confirm-email', path: '/auth/confirm-email', get: '200', post: '400' },
  { route: 'routes/_auth.auth.reset-password', path: '/auth/reset-password', get: '302 /login', post: '400' },

  { route: 'routes/_auth.unsubscribe', path: '/unsubscribe', get: '200', post: '400' },

  // No provider is set up in tests: without its secrets there is no such page.
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
  { route: 'routes/app.search', path: '/app/search', get: forMembers('/app/search', '200'), post: '405' },
  { route: 'routes/app.profile', path: '/app/profile', get: forMembers('/app/profile', '200'), post: '405' },
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
  settings('', SIGNED_OUT),
  settings('personal', SIGNED_OUT),
  settings('privacy'),
  settings('notifications'),
  settings('hd-data'),
  settings('account'),

  {
    route: 'routes/u.$username',
    path: '/u/w_owner',
    get: { blocked: '404', blocking: '404', rest: '200' },
    post: '405',
  },
  // For everybody by what a visitor sees, so that a link preview is the same whoever asks.
  { route: 'routes/u.$username_.card[.]png', path: '/u/w_owner/card.png', get: '200', post: '405' },
  { route: 'routes/app.appeals', path: '/app/appeals', get: forMembers('/app/appeals', '200'), post: '400' },
  {
    route: 'routes/report',
    path: '/report?kind=member&id=w_owner',
    get: forMembers('/report?kind=member&id=w_owner', '200'),
    post: '400',
  },
  { route: 'routes/resources.reports', path: '/resources/reports', get: '302 /app/dashboard', post: '400' },
  // For whoever is no moderator there is no such room: see moderation-room.test.ts for those who are.
  { route: 'routes/moderation._index', path: '/moderation?index', get: '404', post: '405' },
  { route: 'routes/moderation.appeals', path: '/moderation/appeals', get: '404', post: '405' },
  { route: 'routes/moderation.log', path: '/moderation/log', get: '404', post: '405' },
  {
    route: 'routes/moderation.cases.$kind.$id',
    path: '/moderation/cases/member/w_owner',
    get: '404',
    post: '405',
  },
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
  { route: 'routes/resources.privacy', path: '/resources/privacy', get: '302 /app/settings?tab=privacy', post: '400' },
  {
    route: 'routes/resources.blocks',
    path: '/resources/blocks',
    get: '302 /app/settings?tab=privacy#blocked',
    post: '400',
  },
  // A page of posts for scripts, which say themselves that a session ended.
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
  {
    route: 'routes/_auth.auth.paused',
    path: '/auth/paused',
    get: { visitor: '302 /login', away: '200', rest: '302 /app/dashboard' },
    // Brings back whoever is away, so it stands near the end.
    post: { visitor: '302 /login', away: '302 /app/dashboard', rest: '302 /app/dashboard' },
  },
  { route: 'routes/resources.sign-out', path: '/resources/sign-out', get: '302 /', post: '302 /login' },
]

export const answerFor = (answers: Answers, asker: Asker): Answer =>
  typeof answers === 'string' ? answers : (answers[asker] ?? answers.rest)

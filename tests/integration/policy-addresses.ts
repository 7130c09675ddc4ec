import { BUILT_ROUTES } from './built-routes'
import { SOUGHT, SUBJECT_NAMES, type Walker, type World } from './policy-world'

/** Routes that aren't walked, and why. */
const EXEMPT: Record<string, string> = {
  'routes/u.$username_.card[.]png': 'a picture; who gets one is in authority.test',
  'routes/app.compatibility_.$username_.card[.]png': 'a picture; who gets one is in connection-chart.test',
  'routes/library_.$kind.$code.card[.]png': 'a picture of the library',
}

/** The members by every name that they have or had. */
const namesIn = ({ subjects }: World) =>
  SUBJECT_NAMES.flatMap((name) => {
    const { words, username } = subjects[name]
    return username === words.username ? [username] : [words.username, username]
  })

const postsIn = ({ own, subjects }: World) => [
  ...[own.post, own.lastPost, own.strangersPost],
  ...SUBJECT_NAMES.map((name) => subjects[name].ids.post),
]

/** The values of dynamic segments by the path before them; a segment without values fails the walk. */
const paramsOf = (world: World): Record<string, string[]> => ({
  '/u/:username': namesIn(world),
  '/app/compatibility/:username': namesIn(world),
  '/app/compatibility/private/*': [world.own.privateChart],
  '/posts/:id': postsIn(world),
  '/app/events/:id': [world.own.event, ...SUBJECT_NAMES.map((name) => world.subjects[name].ids.event)],
  '/app/notifications/:id': world.notices,
  '/app/insights/:id': [world.own.insight],
  '/app/insights/learning/:lesson': ['types'],
  '/app/connections/private/:id': [world.own.privateChart],
  '/c/:token': [world.own.link, ...SUBJECT_NAMES.map((name) => world.subjects[name].ids.link)],
  '/calendar/:file': [world.own.feed],
  '/moderation/cases/:kind': ['member'],
  '/moderation/cases/:kind/:id': [world.subjects.closed.words.username],
  '/moderation/insights/:id': ['none'],
  '/oauth/:provider': ['github'],
  '/definitions/:definition': ['split'],
  '/authorities/:authority': ['sacral'],
  '/channels/:channel': ['20-34'],
  '/profiles/:profile': ['1-3'],
  '/centers/:center': ['throat'],
  '/bodies/:body': ['sun'],
  '/gates/:gate': ['34'],
  '/lines/:line': ['6'],
  '/types/:type': ['generator', 'projector', 'manifesting-generator'],
  '/*': ['nowhere'],
})

/** Further queries per address that make it show members. */
function queriesOf(world: World): Record<string, string[]> {
  const { closed, blocking, open } = world.subjects
  const each = (write: (name: string) => string) => namesIn(world).map(write)
  const ofEach = (write: (subject: World['subjects']['open']) => string) =>
    SUBJECT_NAMES.map((name) => write(world.subjects[name]))
  const sought = SOUGHT.map((word) => `q=${word}`)
  return {
    '/app/search': [...sought, 'q=gia&in=people', 'q=nel&in=people'],
    '/app/explore': [...sought, 'completes=1', 'online=1', 'tab=events', 'type=generator', 'gate=34', 'center=sacral'],
    '/app/connections': ['q=gia', 'tab=connected', 'tab=requests', 'tab=requests&list=sent', 'tab=requests&q=tow'],
    '/app/compatibility': [
      ...['tab=romantic', 'tab=growth', 'q=gia', 'q=nel', 'q=tow'],
      ...ofEach(({ words }) => `open=${words.username}`),
    ],
    '/app/connections/private/together': [
      ...[1, 2, 3, 6].map((count) => `with=${world.own.privateCharts.slice(0, count).join()}`),
      `with=${world.own.privateChart}&me=1`,
      `with=${world.own.privateChart},${world.notices[0]}&me=1`,
    ],
    '/app/penta': [
      'pick=find&q=gia',
      `with=${namesIn(world).join()}`,
      ...ofEach(({ words }) => `with=${words.username}`),
    ],
    '/app/messages': [
      ...ofEach(({ ids }) => `c=${ids.conversation}`),
      ...each((name) => `to=${name}`),
      ...['q=good', 'q=gia', 'q=nel', 'type=generator'],
    ],
    '/app/dashboard': ['feed=following', 'feed=tag:walked', 'feed=type:generator'],
    '/app/events': ['mine=1', 'q=an'],
    '/app/profile': [
      'tab=posts',
      'view=returns&return=saturn-return-1',
      `user=${closed.words.username}`,
      `user=${blocking.words.username}`,
    ],
    '/app/settings': ['privacy', 'notifications', 'premium', 'hd-data', 'referral', 'account'].map(
      (tab) => `tab=${tab}`,
    ),
    '/report': [`kind=member&id=${closed.username}`],
    '/u/:username': ['tab=posts', 'tab=connections'],
    '/resources/people': [
      ...each((name) => `of=${name}`),
      ...['followers', 'following', 'connections'].map((list) => `of=${open.username}&list=${list}`),
      ...['followers', 'following', 'connections'].map((list) => `of=vera_looking&list=${list}`),
      'of=una_apart&list=followers',
    ],
    '/resources/member-posts': each((name) => `of=${name}`),
    '/resources/comments': postsIn(world).map((post) => `post=${post}`),
    '/resources/names': sought,
    '/resources/feed': ['feed=following', 'feed=tag:walked'],
    '/resources/usage': ['of=requests'],
    '/resources/sky': ['month=2026-11'],
    '/resources/referral-code': ofEach(({ member }) => `code=${member.row?.referral_code}`),
    '/join': [`ref=${closed.member.row?.referral_code}`],
    '/register': [`ref=${closed.member.row?.referral_code}`],
  }
}

/** Ids that only one walker asks for. The others ask for the first notification of the viewer: to them each is missing alike. */
const secretsOf = ({ own, notices }: World): Record<string, Walker> =>
  Object.fromEntries([own.feed, ...notices.slice(1)].map((id) => [id, 'viewer']))

/** `only`: the one walker who knows it. */
export type Address = { route: string; path: string; only?: Walker }

/** An address with each value of its dynamic segments. */
function fill(pattern: string, params: Record<string, string[]>): string[] {
  const segments = pattern.split('/').slice(1)
  return segments.reduce(
    (filled, segment, place) => {
      if (!/^[:*]/.test(segment)) return filled.map((before) => `${before}/${segment}`)
      const at = `/${segments.slice(0, place + 1).join('/')}`
      const values = params[at]
      if (!values) throw new Error(`policy-addresses.ts doesn't say what stands for ${at}`)
      return filled.flatMap((before) => values.map((value) => `${before}/${value}`))
    },
    [''],
  )
}

/** Every address of the built site, with every member and thing of the world in it; a new route is among them by itself. */
export function addressesOf(world: World): Address[] {
  const [params, queries, secrets] = [paramsOf(world), queriesOf(world), secretsOf(world)]
  return BUILT_ROUTES.filter(({ id }) => !(id in EXEMPT)).flatMap(({ id: route, path }) => {
    const pattern = path.replace('?index', '')
    const asked = ['', ...(queries[pattern] ?? []).map((query) => `?${query}`)]
    return fill(pattern, params).flatMap((address) => {
      const only = secrets[address.slice(address.lastIndexOf('/') + 1)]
      return asked.map((query) => ({ route, path: address + query, only }))
    })
  })
}

/** Routes that refuse the viewer at every address of the walk: they answer moderators, forms or providers alone. */
export const mayRefuse = (route: string) =>
  /^routes\/(moderation\.|resources\.moderation$)/.test(route) ||
  [
    ...['routes/oauth.$provider', 'routes/oauth.$provider_.callback'],
    ...['routes/resources.passkey-options', 'routes/webhooks.stripe'],
  ].includes(route)

/** Routes that refuse a request for a page and answer one for data. */
export const isForScripts = (route: string) => route === 'routes/resources.preferences'

/** Routes that the walk must have been to. */
export const WALKED_ROUTES = BUILT_ROUTES.filter(({ id }) => !(id in EXEMPT)).map(({ id }) => id)

/** What answers beside the pages. */
export const apiOf = ({ subjects, own }: World): Address[] =>
  [
    ...SUBJECT_NAMES.map((name) => `/api/conversations/${subjects[name].ids.conversation}/messages?after=0`),
    '/api/openapi.json',
    '/api/v1/openapi.json',
    `/app/events/${own.event}/calendar.ics`,
  ].map((path) => ({ route: 'api', path }))

import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ProfileAccess } from '~/domain/membership/visibility'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import { rowOf } from './account'
import { dataPath } from './built-routes'
import { mailsTo } from './outbox'
import { type Address, addressesOf, apiOf, isForScripts, mayRefuse, WALKED_ROUTES } from './policy-addresses'
import {
  accessIn,
  addSubject,
  changeHiddenCharts,
  closeSubjects,
  closeWorld,
  openWorld,
  SUBJECT_NAMES,
  type SubjectName,
  tieTogether,
  WALKERS,
  type Walker,
  type Words,
  type World,
} from './policy-world'
import { startPushService } from './push-world'
import { deleteRows } from './rows'

// Every page, its data, the API, exports, mails and pushes of a small world are read by three who look at it, and searched for each
// name and each fact of a chart that the policy (app/domain/membership/visibility.ts) denies them.

let open: Awaited<ReturnType<typeof openWorld>>
let world: World
let addresses: Address[]
let vocabulary: ReturnType<typeof vocabularyOf>
beforeAll(async () => {
  startPushService()
  open = await openWorld()
})
for (const name of SUBJECT_NAMES) beforeAll(() => addSubject(open, name))
beforeAll(() => tieTogether(open))
beforeAll(() => closeSubjects(open))
beforeAll(async () => {
  world = await closeWorld(open).finally(() => vi.unstubAllGlobals())
  addresses = addressesOf(world)
  vocabulary = vocabularyOf(world)
})

/** What is disclosed by which words, and where the policy lets it be. */
const DISCLOSED: Record<string, { by: (keyof Words)[]; isOpen: (access: ProfileAccess) => boolean }> = {
  name: { by: ['given', 'family', 'username'], isOpen: ({ profile }) => profile === 'page' },
  'former name': { by: ['wasGiven', 'wasFamily', 'wasUsername'], isOpen: () => false },
  photo: { by: ['photo'], isOpen: ({ profile }) => profile === 'page' },
  profile: { by: ['town', 'bio'], isOpen: ({ profile }) => profile === 'page' },
  birth: { by: ['birthTown'], isOpen: ({ birth }) => birth },
  chart: { by: ['birthUtc', 'designUtc', 'moon'], isOpen: ({ chart }) => chart === 'full' },
}

/** What somebody was given to read: by which route, at which address. */
type Body = { route: string; at: string; text: string }
/** What a body discloses to one walker of a member, and by which kind of word. */
type Finding = Body & { walker: Walker; member: SubjectName; fact: string; kind: keyof Words }

type Meaning = Pick<Finding, 'member' | 'fact' | 'kind'>

/** What each word tells, in lower case, and one expression that finds all of them. */
function vocabularyOf({ subjects }: World) {
  const meanings = new Map<string, Meaning>(
    SUBJECT_NAMES.flatMap((member) =>
      Object.entries(DISCLOSED).flatMap(([fact, { by }]) =>
        by.map((kind) => [subjects[member].words[kind].toLowerCase(), { member, fact, kind }] as const),
      ),
    ),
  )
  return { meanings, anyWord: new RegExp([...meanings.keys()].join('|').replaceAll('.', '\\.'), 'g') }
}

/** What a body discloses of all members. What its address says already doesn't count. */
function findingsIn(walker: Walker, { route, at, text }: Body): Finding[] {
  const [body, url] = [text.toLowerCase(), at.toLowerCase()]
  const words = [...new Set(body.match(vocabulary.anyWord))].filter((word) => !url.includes(word))
  return words.map((word) => {
    const from = Math.max(0, body.indexOf(word) - 40)
    return { walker, ...vocabulary.meanings.get(word)!, route, at, text: text.slice(from, from + 100) }
  })
}

const isOpen = ({ walker, member, fact }: Finding) => DISCLOSED[fact]!.isOpen(accessIn(world, walker, member))

/** Members whose page is closed to the walker, which says no more than that they exist. */
const isRestricted = ({ walker, member }: Finding) => accessIn(world, walker, member).profile === 'restricted'

/** What the walkers wrote themselves. */
const isOwnPost = ({ walker, at }: Finding) => {
  const { post, lastPost, strangersPost } = world.own
  return { viewer: [post, lastPost], unrelated: [strangersPost], visitor: [] }[walker].some((id) => at.includes(id))
}

/** Where the current name is shown although the policy hides the page, each by decision 17. */
const ALLOWED: Record<string, (finding: Finding) => boolean> = {
  'the author of a post reads who comments on it': (finding) => isRestricted(finding) && isOwnPost(finding),
  'a member is told who comments on or likes what they wrote, or asks to connect': (finding) =>
    isRestricted(finding) &&
    ['routes/app.notifications', 'routes/resources.notifications', 'mail', 'push'].includes(finding.route),
  'two who write with each other keep their names': (finding) =>
    isRestricted(finding) &&
    finding.walker === 'viewer' &&
    ['routes/app.messages', 'export of conversations.json'].includes(finding.route),
  'whoever asks to connect shows their name': ({ walker, member, at }) =>
    walker === 'viewer' && member === 'muted' && at.includes('tab=requests') && !at.includes('list=sent'),
  'a guest reads who the host of an event is': (finding) =>
    isRestricted(finding) && finding.walker === 'viewer' && finding.route.startsWith('routes/app.events.'),
}

/** A member reads whom they blocked by the name of that moment, and in these two places alone. */
const isNameWhenBlocked = ({ walker, member, fact, at }: Finding) =>
  walker === 'viewer' &&
  member === 'blocked' &&
  fact === 'former name' &&
  ['/app/settings', 'data.json'].some((place) => at.includes(place))

const isAllowed = (finding: Finding) =>
  isNameWhenBlocked(finding) || (finding.fact === 'name' && Object.values(ALLOWED).some((allows) => allows(finding)))

const denied = (findings: Finding[]) => findings.filter((finding) => !isOpen(finding) && !isAllowed(finding))

/** A line for each walker, member and route, with the first address. */
function linesOf(findings: Finding[]) {
  const lines = new Map<string, string>()
  for (const { walker, member, fact, kind, route, at, text } of findings) {
    const line = `${walker} reads the ${fact} (${kind}) of ${member} in ${route}`
    if (!lines.has(line)) lines.set(line, `${line}: ${at} (…${text}…)`)
  }
  return [...lines.values()].sort()
}

/** More requests than this in a row would meet a limit. */
const REQUESTS_IN_A_ROW = 100

/** What each address answers, and where it leads. */
async function walk(walker: Walker, wanted: Address[]): Promise<(Body & { status: number })[]> {
  const bodies: (Body & { status: number })[] = []
  const known = wanted.filter(({ only = walker }) => only === walker)
  for (const [place, { route, path }] of known.entries()) {
    if (place % REQUESTS_IN_A_ROW === 0) await deleteRows(rateLimits)
    const response = await world.walkers[walker].get(path)
    if (response.status === 429 || response.status >= 500) throw new Error(`${walker} ${path}: ${response.status}`)
    const { status } = response
    bodies.push({ route, at: path, status, text: `${response.headers.get('Location') ?? ''} ${await response.text()}` })
  }
  return bodies
}

const asData = (list: Address[]) => list.map((address) => ({ ...address, path: dataPath(address.path) }))

test('the walk goes to every route of the built site', () => {
  expect([...new Set(addresses.map(({ route }) => route))].sort()).toEqual([...WALKED_ROUTES].sort())
  expect(addresses.length).toBeGreaterThan(WALKED_ROUTES.length)
})

/** The walks are made in parts, each short enough for the limit of a test on a busy machine. */
const PARTS = [0, 1, 2, 3]
const partOf = (list: Address[], part: number) => list.filter((_, place) => place % PARTS.length === part)

describe.each(WALKERS)('the %s', (walker) => {
  const bodies: Awaited<ReturnType<typeof walk>> = []
  // The same loaders answer a page and its data, and a page carries that data. The visitor asks for both and proves it below.
  const wanted = () => [
    ...(walker === 'unrelated' ? [] : addresses),
    ...asData(walker === 'viewer' ? addresses.filter(({ route }) => isForScripts(route)) : addresses),
    ...apiOf(world),
  ]
  for (const part of PARTS) beforeAll(async () => void bodies.push(...(await walk(walker, partOf(wanted(), part)))))

  test('reads what is open, and nothing that the policy denies', () => {
    const findings = bodies.flatMap((body) => findingsIn(walker, body))
    const told = new Set(findings.filter(({ member }) => member === 'open').map(({ fact }) => fact))
    expect([...told].sort()).toEqual(['birth', 'chart', 'name', 'photo', 'profile'])
    expect(linesOf(denied(findings))).toEqual([])
    if (walker === 'visitor') {
      const said = findings.map(({ at, member, kind }) => `${at} ${member} ${kind}`)
      const onPages = new Set(said.filter((line) => !line.includes('.data')))
      expect(said.filter((line) => !onPages.has(line.replace('/_root.data', '/').replace('.data', '')))).toEqual([])
    }
    if (walker !== 'viewer') return
    expect(findings.filter(isNameWhenBlocked).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['wasGiven', 'wasFamily', 'wasUsername']),
    )
    const answering = new Set(bodies.filter(({ status }) => status < 400).map(({ route }) => route))
    expect(WALKED_ROUTES.filter((route) => !answering.has(route) && !mayRefuse(route))).toEqual([])
  })
})

// The charts that are hidden from the unrelated member are hidden from the viewer or the visitor too.
describe.each(['viewer', 'visitor'] as const)('what the %s reads', (walker) => {
  test.each(PARTS)('does not depend on charts that are hidden, part %i', async (part) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    try {
      // Where a notification leads, which is walked itself, no chart decides.
      const pages = addresses.filter(({ route }) => !/_library|_marketing|moderation|notifications_/.test(route))
      const wanted = asData(partOf(pages, part))
      const changed = await changeHiddenCharts(world, walker, 'donor_one')
      expect(changed).toEqual(expect.arrayContaining(['core', 'chartless', 'closed']))
      const before = new Map((await walk(walker, wanted)).map(({ at, text }) => [at, text]))
      await changeHiddenCharts(world, walker, 'donor_two')
      const after = await walk(walker, wanted)
      expect(after.flatMap(({ at, text }) => differenceOf(at, before.get(at) ?? '', text))).toEqual([])
    } finally {
      vi.useRealTimers()
      await changeHiddenCharts(world, walker, null)
    }
  })
})

test('the two charts that are exchanged have no fact of the core in common', async () => {
  const [one, two] = await Promise.all([rowOf('donor_one'), rowOf('donor_two')])
  const facts = ['hd_type', 'hd_authority', 'hd_profile', 'hd_definition']
  for (const fact of facts) expect([fact, one?.[fact]]).not.toEqual([fact, two?.[fact]])
})

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g

/** Where two answers begin to differ; ids that a page makes for its forms do each time. */
function differenceOf(at: string, one: string, other: string): string[] {
  const withoutNewIds = (text: string, beside: string) => text.replace(UUID, (id) => (beside.includes(id) ? id : 'new'))
  const [before, after] = [withoutNewIds(one, other), withoutNewIds(other, one)]
  if (before === after) return []
  const from = Math.max(0, [...before].findIndex((letter, place) => letter !== after[place]) - 40)
  return [`${at}: ${before.slice(from, from + 120)} / ${after.slice(from, from + 120)}`]
}

test.each(['viewer', 'unrelated'] as const)('the export of the %s tells nothing that is denied', async (walker) => {
  const response = await world.walkers[walker].post('/resources/account-data', {})
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())))
  expect(files.map(([name]) => name)).toContain('data.json')
  const findings = files.flatMap(([name, bytes]) =>
    findingsIn(walker, { route: `export of ${name}`, at: name, text: strFromU8(bytes) }),
  )
  expect(linesOf(denied(findings))).toEqual([])
})

test('no mail and no push tells it, and both tell of those who are open', async () => {
  const mails = await mailsTo(world.viewer.account.email)
  const bodies: Body[] = [
    ...mails.map((mail) => ({ route: 'mail', at: mail.kind, text: JSON.stringify(mail) })),
    ...world.pushes.map((text) => ({ route: 'push', at: 'push', text })),
  ]
  const findings = bodies.flatMap((body) => findingsIn('viewer', body))
  expect(linesOf(denied(findings))).toEqual([])
  for (const route of ['mail', 'push'])
    expect(findings.some((found) => found.route === route && found.member === 'open')).toBe(true)
})

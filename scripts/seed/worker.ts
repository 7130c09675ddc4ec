import { sql } from 'drizzle-orm'
import { fillDirectory } from '../../app/data/search/directory.server'
import { rebuildSteps } from '../../app/data/search/search.server'
import { walkWhole } from '../../app/data/walk.server'
import { INTEREST_SETTLES_MILLISECONDS } from '../../app/domain/membership/love/love-compatibility'
import { type Bindings, parseSettings } from '../../app/platform/server/env.server'
import { hashPassword } from '../../app/platform/sign-in/password.server'
import { createDatabase } from '../../drizzle/client'
import { loveInterests } from '../../drizzle/schema/love'
import { COMMUNITY, SEED_PASSWORD, type SeedMember, seedMembers } from '../../drizzle/seed/community'
import { EVENTS } from '../../drizzle/seed/events'
import { FOLLOWS, POSTS } from '../../drizzle/seed/posts'
import { TALKS } from '../../drizzle/seed/talks'
import { createEphemeris } from '../../workers/chart/ephemeris/ephemeris'
import tables from '../../workers/chart/ephemeris/tables/ephemeris.bin'
import zones from '../../workers/chart/zones/zones.bin'
import { createChartMaker } from './chart'
import { addSignedInMember, signInAll } from './sessions'
import { writeCrowd, writeCrowdCharts } from './write-crowd'
import { writeEvents } from './write-events'
import { writeMembers } from './write-members'
import { writeNotices } from './write-notices'
import { writePairs } from './write-pairs'
import { writePosts } from './write-posts'
import { writeTalks } from './write-talks'

export { Conversation, Hub } from './objects'

/**
 * The seed, run inside the platform's runtime: there a statement needs no way through another process.
 * `/members?members=community|N` writes members, the community with their posts, conversations and events; `&sessions=1` signs each of them in and answers with their cookies.
 * `/crowd?members=N&posts=N` writes those by the hundred thousand, after whoever is there.
 * `/charts?members=N` gives such a crowd charts, for filters.
 * `/index` gives whatever no search would find the words it is found by.
 * `POST /member` writes one member of a browser test, `{ username, fullName, language, password, birth? }`, and answers with their session.
 * `POST /settle` makes the interests of Love Compatibility a minute older, for a browser test that can't wait.
 * `/pairs?members=N` gives neighbours among the first N their conversations and answers with those.
 */
export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url)
    const db = createDatabase(env.DB)
    const count = (name: string) => Number(searchParams.get(name))
    if (pathname === '/index') {
      for (const step of Object.values(rebuildSteps(db))) await walkWhole(step, 500)
      await fillDirectory(db, { steps: Number.POSITIVE_INFINITY, rows: 500 })
      return new Response('')
    }
    if (pathname === '/crowd') {
      const passwordHash = await hashPassword(SEED_PASSWORD, parseSettings(env).SCRYPT_LOG_N)
      return new Response(await writeCrowd(env.DB, { members: count('members'), posts: count('posts'), passwordHash }))
    }
    if (pathname === '/charts') {
      return new Response(await writeCrowdCharts(env.DB, { members: count('members'), posts: 0, passwordHash: '' }))
    }
    if (pathname === '/member') {
      const { password, birth, isProved, ...person }: SeedMember & { password: string; isProved: boolean } =
        await request.json()
      const passwordHash = await hashPassword(password, parseSettings(env).SCRYPT_LOG_N)
      const chart = birth ? createChartMaker(tables, zones)(birth) : null
      return Response.json(await addSignedInMember(db, person, { passwordHash, chart, isProved }))
    }
    if (pathname === '/settle') {
      await db
        .update(loveInterests)
        .set({ createdAt: sql`${loveInterests.createdAt} - ${INTEREST_SETTLES_MILLISECONDS}` })
      return new Response('')
    }
    const wanted = searchParams.get('members') ?? 'community'
    const members = wanted === 'community' ? COMMUNITY : seedMembers(Number(wanted))
    if (pathname === '/pairs') return Response.json(await writePairs(db, members.length))
    // One hash for all: a hash a member would take minutes for a crowd.
    const passwordHash = await hashPassword(SEED_PASSWORD, parseSettings(env).SCRYPT_LOG_N)
    const accounts = await writeMembers(db, members, passwordHash, createChartMaker(tables, zones))
    // A crowd is there to be measured: it begins with nothing written.
    if (wanted === 'community') {
      await writePosts(db, POSTS, FOLLOWS, createEphemeris(tables))
      await writeTalks(db, env, TALKS)
      await writeEvents(db, EVENTS, Date.now())
      await writeNotices(db, env, new Date())
    }
    return Response.json(searchParams.has('sessions') ? await signInAll(db, accounts) : [])
  },
} satisfies ExportedHandler<Bindings>

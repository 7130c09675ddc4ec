import { hashPassword } from '../../app/platform/password.server'
import { createDatabase } from '../../drizzle/client'
import { COMMUNITY, SEED_PASSWORD, seedMembers } from '../../drizzle/seed/community'
import tables from '../../workers/chart/ephemeris/tables/ephemeris.bin'
import zones from '../../workers/chart/zones/zones.bin'
import { createChartMaker } from './chart'
import { signInAll } from './sessions'
import { writeMembers } from './write-members'

/**
 * The seed, run inside the platform's runtime: there a statement needs no way through another process.
 * `?members=community|N` writes members, `&sessions=1` signs each of them in and answers with their cookies.
 */
export default {
  async fetch(request, env) {
    const { searchParams } = new URL(request.url)
    const wanted = searchParams.get('members') ?? 'community'
    const members = wanted === 'community' ? COMMUNITY : seedMembers(Number(wanted))
    const db = createDatabase(env.DB)
    // One hash for all: a hash a member would take minutes for a crowd.
    const passwordHash = await hashPassword(SEED_PASSWORD)
    const accounts = await writeMembers(db, members, passwordHash, createChartMaker(tables, zones))
    return Response.json(searchParams.has('sessions') ? await signInAll(db, accounts) : [])
  },
} satisfies ExportedHandler<{ DB: D1Database }>

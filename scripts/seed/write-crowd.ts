import { CHART_ROWS } from './crowd-charts'
import { quoted } from './crowd-draw'
import { FANS_ROWS, FOLLOWED, MEMBER_ROWS, TIE_ROWS } from './crowd-members'
import { POST_ROWS } from './crowd-posts'

/** So many at once: one transaction, one wait for the disk. A thousand posts, of which one is great, are never parted. */
const AT_ONCE = 5000

export type Crowd = { members: number; posts: number; passwordHash: string }

/**
 * Writes members and posts by the hundred thousand, over three years and of all circles, with likes, comments, tags, gates,
 * follows, connections, blocks and the words they are found by: a measure for lists, not a community to read. Every row is
 * made inside the database from its number, so that no row travels there; a few authors write and are liked much, most little.
 * Rows that are there stay.
 */
export async function writeCrowd(db: D1Database, crowd: Crowd): Promise<string> {
  const { members, posts } = crowd
  const write = writerOf(db, crowd)
  return [
    await write(`${members} members`, members, MEMBER_ROWS),
    await write('their ties', members, TIE_ROWS),
    await write('their fans', FOLLOWED, FANS_ROWS),
    await write(`${posts} posts`, posts, POST_ROWS),
  ].join('')
}

/** Gives a crowd that is there charts and places, and each their row in the directory. */
export const writeCrowdCharts = (db: D1Database, crowd: Crowd) =>
  writerOf(db, crowd)(`${crowd.members} charts`, crowd.members, CHART_ROWS)

const writerOf = (db: D1Database, crowd: Crowd) => async (what: string, count: number, statements: string[]) => {
  const startedAt = Date.now()
  for (let from = 0; from < count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE) - 1
    await db.batch(statements.map((sql) => db.prepare(numbered(sql, from, to, crowd))))
  }
  return `${what} in ${((Date.now() - startedAt) / 1000).toFixed(0)} s\n`
}

/** A statement over the numbers from … to, `i`. */
const numbered = (sql: string, from: number, to: number, { members, posts, passwordHash }: Crowd) =>
  sql
    .replace(
      '$numbers',
      `WITH RECURSIVE numbers(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM numbers WHERE i < ${to})`,
    )
    .replaceAll('$members', String(members))
    .replaceAll('$posts', String(posts))
    .replaceAll('$hash', quoted(passwordHash))

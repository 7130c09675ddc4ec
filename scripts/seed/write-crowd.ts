import { CROWD_WORDS } from './crowd-words'

/** So many at once: one transaction, one wait for the disk. */
const MEMBERS_A_BATCH = 5000
const POSTS_A_BATCH = 5000
const BIG = 2147483647
/** All of it happened in the year before this, so that a seed made twice is the same. */
const UNTIL = Date.UTC(2026, 10, 1)
const YEAR = 365 * 86_400_000

export type Crowd = { members: number; posts: number; passwordHash: string }

/**
 * Writes members and posts by the hundred thousand, with likes, comments, tags, gates, follows and the words they are found
 * by: a measure for lists, not a community to read. Every row is made inside the database from its number, so that no row
 * travels there; a few authors write and are liked much, most little. Rows that are there stay.
 */
export async function writeCrowd(db: D1Database, crowd: Crowd): Promise<string> {
  const write = async (what: string, count: number, size: number, statements: string[]) => {
    const startedAt = Date.now()
    for (let from = 0; from < count; from += size) {
      const to = Math.min(count, from + size) - 1
      await db.batch(statements.map((sql) => db.prepare(numbered(sql, from, to, crowd))))
    }
    return `${count} ${what} in ${((Date.now() - startedAt) / 1000).toFixed(0)} s\n`
  }
  const members = await write('members', crowd.members, MEMBERS_A_BATCH, MEMBER_ROWS)
  return members + (await write('posts', crowd.posts, POSTS_A_BATCH, POST_ROWS))
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

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** A number from 0 up to 1 that belongs to `i` and a name: two multiplications of different period, kept in 31 bits. */
function draw(name: string, i = 'i') {
  const salt = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 999_983, 7)
  return `(((((${i}) * ${1_103_515_245 + salt * 2} + ${salt}) % ${BIG}) * (((${i}) * 69069 + ${salt * 7}) % 65521 + 1)) % ${BIG} / ${BIG}.0)`
}

const pick = (words: string[], drawn: string) =>
  `json_extract(${quoted(JSON.stringify(words))}, '$[' || CAST(${drawn} * ${words.length} AS INTEGER) || ']')`

const few = (drawn: string) => `${drawn} * ${drawn} * ${drawn}`
const idOf = (kind: string, i: string) =>
  `printf('%08x-${kind}-8000-8000-%012x', ((${i}) * 2654435761 + 97) % 4294967296, ${i})`
const memberId = (i = 'i') => idOf('c0de', i)
const postId = idOf('b01d', 'i')
const postedAt = `${UNTIL - YEAR} + CAST(i * ${YEAR}.0 / $posts AS INTEGER)`
/** Few write much. */
const authorNumber = `CAST(${few(draw('author'))} * $members AS INTEGER)`

const { en, ru, tags } = CROWD_WORDS
type Form = 'shown' | 'searched'
/** Half of the crowd reads and writes Russian. */
const inTongue = (of: (words: typeof en) => string) =>
  `CASE WHEN ${draw('tongue')} < 0.5 THEN ${of(ru)} ELSE ${of(en)} END`
const nameOf = (form: Form) =>
  inTongue(({ given, family }) => `${pick(given[form], draw('given'))} || ' ' || ${pick(family[form], draw('family'))}`)
const lineOf = (form: Form, part: string) => inTongue(({ lines }) => pick(lines[form], draw(part)))
const textOf = (form: Form) =>
  inTongue(({ lines }) => ['one', 'two', 'three'].map((part) => pick(lines[form], draw(part))).join(" || '. ' || "))
const hasTag = `${draw('tagged')} < 0.6`
const tagOf = (form: Form) => {
  const drawn = draw('tag')
  return pick(tags[form], `${drawn} * ${drawn}`)
}
const gateOf = () => `(1 + CAST(${draw('gate')} * 64 AS INTEGER))`
const hasGate = `${draw('about')} < 0.2`
const TYPES = [
  'generator',
  'generator',
  'generator',
  'generator',
  'manifesting_generator',
  'manifesting_generator',
  'manifesting_generator',
  'projector',
  'projector',
  'manifestor',
  'reflector',
]
const typeOf = (number: string) => pick(TYPES, draw('type', number))

const MEMBER_ROWS = [
  `INSERT OR IGNORE INTO users (id, email, email_key, email_confirmed_at, password_hash, username, username_key, full_name,
      bio, location, language, hd_type, referral_code, terms_version, terms_agreed_at, created_at, updated_at)
    $numbers SELECT ${memberId()}, 'crowd_' || i || '@example.com', 'crowd_' || i || '@example.com', 1, $hash,
      'crowd_' || i, 'crowd_' || i, ${nameOf('shown')}, ${lineOf('shown', 'bio')}, NULL,
      ${inTongue((words) => (words === ru ? "'ru'" : "'en'"))}, ${typeOf('i')}, printf('C%07X', i), '2026-11', 1,
      ${UNTIL - YEAR} + i, ${UNTIL - YEAR} + i FROM numbers`,
  `INSERT OR IGNORE INTO search_entries (kind, ref_id) $numbers SELECT 'member', ${memberId()} FROM numbers`,
  `INSERT OR REPLACE INTO search_texts (rowid, kind, title, body) $numbers SELECT search_entries.id, 'member',
      (${nameOf('searched')}) || ' crowd_' || i, ${lineOf('searched', 'bio')}
    FROM numbers CROSS JOIN search_entries ON kind = 'member' AND ref_id = ${memberId()}`,
  // Whom they follow: some authors are followed by many.
  ...[1, 2, 3, 4, 5].map(
    (turn) => `INSERT OR IGNORE INTO follows (follower_id, followee_id, created_at) $numbers
      SELECT ${memberId()}, other.id, ${UNTIL - YEAR} + i FROM numbers CROSS JOIN users AS other
      ON other.id = ${memberId(`CAST(${few(draw(`follow${turn}`))} * $members AS INTEGER)`)} WHERE other.id <> ${memberId()}`,
  ),
]

const POST_ROWS = [
  `INSERT OR IGNORE INTO posts (id, author_id, author_type, content, tags, hd_context, created_at)
    $numbers SELECT ${postId}, ${memberId(authorNumber)}, ${typeOf(authorNumber)}, ${textOf('shown')},
      CASE WHEN ${hasTag} THEN json_array(${tagOf('shown')}) ELSE '[]' END,
      CASE WHEN ${hasGate} THEN json_object('kind', 'gate', 'gate', ${gateOf()}) END, ${postedAt} FROM numbers`,
  `INSERT OR IGNORE INTO post_tags (tag_key, post_id, created_at)
    $numbers SELECT ${tagOf('searched')}, ${postId}, ${postedAt} FROM numbers WHERE ${hasTag}`,
  `INSERT OR IGNORE INTO post_gates (gate, post_id, created_at)
    $numbers SELECT ${gateOf()}, ${postId}, ${postedAt} FROM numbers WHERE ${hasGate}`,
  `INSERT OR IGNORE INTO search_entries (kind, ref_id) $numbers SELECT 'post', ${postId} FROM numbers`,
  `INSERT OR REPLACE INTO search_texts (rowid, kind, title, body) $numbers SELECT search_entries.id, 'post',
      CASE WHEN ${hasTag} THEN ${tagOf('searched')} ELSE '' END, ${textOf('searched')}
    FROM numbers CROSS JOIN search_entries ON kind = 'post' AND ref_id = ${postId}`,
  `INSERT OR IGNORE INTO post_likes (post_id, user_id, created_at) $numbers
    SELECT ${postId}, ${memberId(`CAST(${draw('liking')} * $members AS INTEGER)`)}, ${postedAt} + 60000 FROM numbers
    WHERE ${draw('liked')} < 0.7`,
  `INSERT OR IGNORE INTO comments (id, post_id, author_id, content, created_at) $numbers
    SELECT ${idOf('c033', 'i')}, ${postId}, ${memberId(`CAST(${draw('saying')} * $members AS INTEGER)`)},
      ${lineOf('shown', 'said')}, ${postedAt} + 90000 FROM numbers WHERE ${draw('commented')} < 0.3`,
]

import { TERMS_VERSION } from '../../app/domain/membership/limits'
import { cameAt, draw, few, memberId, pick, share, UNTIL } from './crowd-draw'
import { CROWD_WORDS } from './crowd-words'

const { en, ru } = CROWD_WORDS
type Form = 'shown' | 'searched'
/** Half of the crowd reads and writes Russian. */
export const inTongue = (of: (words: typeof en) => string) =>
  `CASE WHEN ${draw('tongue')} < 0.5 THEN ${of(ru)} ELSE ${of(en)} END`
const nameOf = (form: Form) =>
  inTongue(({ given, family }) => `${pick(given[form], draw('given'))} || ' ' || ${pick(family[form], draw('family'))}`)
export const lineOf = (form: Form, part: string) => inTongue(({ lines }) => pick(lines[form], draw(part)))

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
/** The type of member number … */
export const typeOf = (number: string) => pick(TYPES, draw('type', number))

const DAY = 86_400_000
const profile = share(draw('profile'), [
  ["'everyone'", 88],
  ["'community'", 8],
  ["'connections'", 4],
])
const chart = share(draw('chart'), [
  ["'everyone'", 85],
  ["'connections'", 10],
  ["'private'", 5],
])

/** Some other member, by a name of what for; `i` is among them, and then it is nobody. */
const other = (name: string, drawn = draw(name)) => memberId(`CAST(${drawn} * $members AS INTEGER)`)
/** A pair as the table of connections has it. */
const low = (name: string) => `min(${memberId()}, ${other(name)})`
const high = (name: string) => `max(${memberId()}, ${other(name)})`

/** Follows of the members `from … to`: each so many turns, and less likely each turn. */
const FOLLOWS = [0.95, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2].map(
  (chance, turn) => `INSERT OR IGNORE INTO follows (follower_id, followee_id, created_at) $numbers
    SELECT ${memberId()}, other.id, ${UNTIL} - CAST(${draw(`when${turn}`)} * ${90 * DAY} AS INTEGER)
    FROM numbers CROSS JOIN users AS other ON other.id = ${other(`follow${turn}`, few(draw(`follow${turn}`)))}
    WHERE other.id <> ${memberId()} AND ${draw(`follows${turn}`)} < ${chance}`,
)

/** Statements over the numbers of members. */
export const MEMBER_ROWS = [
  `INSERT OR IGNORE INTO users (id, email, email_key, email_confirmed_at, password_hash, username, username_key, full_name,
      bio, location, language, hd_type, is_verified, is_active, profile_visibility, chart_visibility, last_active_at,
      referral_code, terms_version, terms_agreed_at, created_at, updated_at)
    $numbers SELECT ${memberId()}, 'crowd_' || i || '@example.com', 'crowd_' || i || '@example.com', 1, $hash,
      'crowd_' || i, 'crowd_' || i, ${nameOf('shown')}, ${lineOf('shown', 'bio')}, NULL,
      ${inTongue((words) => (words === ru ? "'ru'" : "'en'"))}, ${typeOf('i')}, ${draw('verified')} < 0.02,
      ${draw('active')} < 0.97, ${profile}, ${chart}, ${UNTIL} - CAST(${few(draw('seen'))} * ${400 * DAY} AS INTEGER),
      printf('C%07X', i), '${TERMS_VERSION}', 1, ${cameAt('$members')}, ${cameAt('$members')} FROM numbers`,
  `INSERT OR IGNORE INTO search_entries (kind, ref_id) $numbers SELECT 'member', ${memberId()} FROM numbers`,
  `INSERT OR REPLACE INTO search_texts (rowid, kind, title, body) $numbers SELECT search_entries.id, 'member',
      (${nameOf('searched')}) || ' crowd_' || i, ${lineOf('searched', 'bio')}
    FROM numbers CROSS JOIN search_entries ON kind = 'member' AND ref_id = ${memberId()}`,
]

/** Statements over the numbers of members who are there. */
export const TIE_ROWS = [
  ...FOLLOWS,
  // One in five hundred follows hundreds.
  `INSERT OR IGNORE INTO follows (follower_id, followee_id, created_at) $numbers
    SELECT ${memberId('i - i % 500')}, other.id, ${UNTIL - 90 * DAY} + i
    FROM numbers CROSS JOIN users AS other ON other.id = ${other('reader', few(draw('reader')))}
    WHERE other.id <> ${memberId('i - i % 500')} AND i % 500 < 400`,
  ...['one', 'two'].map(
    (
      turn,
    ) => `INSERT OR IGNORE INTO connections (low_id, high_id, status, requester_id, created_at, connected_at) $numbers
      SELECT ${low(turn)}, ${high(turn)}, 'connected', ${memberId()}, ${UNTIL - 90 * DAY} + i, ${UNTIL - 80 * DAY} + i
      FROM numbers WHERE ${draw(`is ${turn}`)} < 0.7 AND ${other(turn)} <> ${memberId()}`,
  ),
  `INSERT OR IGNORE INTO blocks (blocker_id, blocked_id, created_at) $numbers SELECT ${memberId()}, ${other('blocked')},
      ${UNTIL - DAY} FROM numbers WHERE i % 200 = 7 AND ${other('blocked')} <> ${memberId()}`,
  `INSERT OR IGNORE INTO mutes (muter_id, muted_id, created_at) $numbers SELECT ${memberId()}, ${other('muted')},
      ${UNTIL - DAY} FROM numbers WHERE i % 100 = 3 AND ${other('muted')} <> ${memberId()}`,
]

/** So many of the crowd are followed by whoever is not of it, for feeds of their own. */
export const FOLLOWED = 200

/** A statement over the numbers of those. */
export const FANS_ROWS = [
  `INSERT OR IGNORE INTO follows (follower_id, followee_id, created_at) $numbers
    SELECT fan.id, other.id, ${UNTIL - 90 * DAY} + i
    FROM users AS fan CROSS JOIN numbers
    CROSS JOIN users AS other ON other.id = ${other('fan', few(draw('fan', `i * ${FOLLOWED} + fan.rowid`)))}
    WHERE fan.id NOT LIKE '%-c0de-8000-8000-%'`,
]

import { cameAt, commentId, draw, few, memberId, memberThen, pick, postId, share } from './crowd-draw'
import { inTongue, lineOf, typeOf } from './crowd-members'
import { CROWD_WORDS } from './crowd-words'

const { tags } = CROWD_WORDS
type Form = 'shown' | 'searched'

const postedAt = cameAt('$posts')
/** Few write much. */
const authorNumber = memberThen(few(draw('author')))
const textOf = (form: Form) =>
  inTongue(({ lines }) => ['one', 'two', 'three'].map((part) => pick(lines[form], draw(part))).join(" || '. ' || "))
const hasTag = `${draw('tagged')} < 0.6`
const tagOf = (form: Form) => {
  const drawn = draw('tag')
  return pick(tags[form], `${drawn} * ${drawn}`)
}
const gateOf = () => `(1 + CAST(${draw('gate')} * 64 AS INTEGER))`
const hasGate = `${draw('about')} < 0.2`
const visibility = share(draw('circle'), [
  ["'public'", 80],
  ["'community'", 15],
  ["'connections'", 5],
])
const state = share(draw('state'), [
  ["'shown'", 99],
  ["'deleted'", 0.7],
  ["'hidden'", 0.3],
])

/** One post in a thousand is read by everybody: its likes and comments come from so many of the numbers after it. */
const GREAT = 1000
const great = `(i - i % ${GREAT})`
const LIKES_OF_GREAT = 300
const COMMENTS_OF_GREAT = 60

const likesBy = (name: string, chance: number, post = postId(), more = 'true') =>
  `INSERT OR IGNORE INTO post_likes (post_id, user_id, created_at) $numbers
    SELECT ${post}, ${memberId(memberThen(draw(name)))}, ${postedAt} + 60000 FROM numbers
    WHERE ${draw(`${name}?`)} < ${chance} AND ${more}`

const commentsBy = (name: string, chance: number, post = postId(), more = 'true') =>
  `INSERT OR IGNORE INTO comments (id, post_id, author_id, content, created_at) $numbers
    SELECT ${commentId(`i * 4 + ${['one', 'two', 'great'].indexOf(name)}`)}, ${post}, ${memberId(memberThen(draw(`says ${name}`)))},
      ${lineOf('shown', `said ${name}`)}, ${postedAt} + 90000 FROM numbers WHERE ${draw(`said ${name}?`)} < ${chance} AND ${more}`

/** Statements over the numbers of posts. */
export const POST_ROWS = [
  `INSERT OR IGNORE INTO posts (id, author_id, author_type, content, tags, hd_context, visibility, state, state_changed_at, created_at)
    $numbers SELECT ${postId()}, ${memberId(authorNumber)}, ${typeOf(authorNumber)}, ${textOf('shown')},
      CASE WHEN ${hasTag} THEN json_array(${tagOf('shown')}) ELSE '[]' END,
      CASE WHEN ${hasGate} THEN json_object('kind', 'gate', 'gate', ${gateOf()}) END, ${visibility}, ${state},
      CASE WHEN ${state} <> 'shown' THEN ${postedAt} + 1000 END, ${postedAt} FROM numbers`,
  `INSERT OR IGNORE INTO post_tags (tag_key, post_id, created_at)
    $numbers SELECT ${tagOf('searched')}, ${postId()}, ${postedAt} FROM numbers WHERE ${hasTag}`,
  `INSERT OR IGNORE INTO post_gates (gate, post_id, created_at)
    $numbers SELECT ${gateOf()}, ${postId()}, ${postedAt} FROM numbers WHERE ${hasGate}`,
  `INSERT OR IGNORE INTO search_entries (kind, ref_id) $numbers SELECT 'post', ${postId()} FROM numbers`,
  `INSERT OR REPLACE INTO search_texts (rowid, kind, title, body) $numbers SELECT search_entries.id, 'post',
      CASE WHEN ${hasTag} THEN ${tagOf('searched')} ELSE '' END, ${textOf('searched')}
    FROM numbers CROSS JOIN search_entries ON kind = 'post' AND ref_id = ${postId()}`,
  likesBy('one', 0.7),
  likesBy('two', 0.35),
  likesBy('three', 0.15),
  commentsBy('one', 0.3),
  commentsBy('two', 0.1),
  likesBy('great', 1, postId(great), `i % ${GREAT} < ${LIKES_OF_GREAT}`),
  commentsBy('great', 1, postId(great), `i % ${GREAT} < ${COMMENTS_OF_GREAT}`),
]

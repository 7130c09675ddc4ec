import { insertPost } from '../../app/data/posts/posts.server'
import { type HdContext, readWantedContext } from '../../app/domain/community/posts/hd-context'
import { placeOnWheel } from '../../app/domain/human-design/terms/wheel'
import type { Database } from '../../drizzle/client'
import { follows } from '../../drizzle/schema/follows'
import { comments, postLikes, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import type { SeedPost } from '../../drizzle/seed/post'
import { BLOCKS } from '../../drizzle/seed/ties'
import type { Ephemeris } from '../../workers/chart/ephemeris/ephemeris'
import { inTransactions } from './transactions'
import { uuidOf } from './uuid-of'

const HOUR_MILLISECONDS = 3_600_000
const MINUTE_MILLISECONDS = 60_000
/** Over so many hours members came to follow each other. */
const FOLLOWING_HOURS = 200

type Ids = Map<string, string>
type SunAndEarth = Pick<Ephemeris, 'longitudesAt'>

/** Writes the posts of the community with their likes and comments, and who follows whom; those already there stay as they are. */
export async function writePosts(
  db: Database,
  written: SeedPost[],
  followed: Record<string, string[]>,
  sky: SunAndEarth,
): Promise<void> {
  const ids: Ids = new Map(
    (await db.select({ id: users.id, username: users.username }).from(users)).map(({ id, username }) => [username, id]),
  )
  const known = new Set((await db.select({ id: posts.id }).from(posts)).map(({ id }) => id))
  const now = Date.now()
  for (const post of written) {
    const id = uuidOf(`post ${post.by} ${post.hoursAgo}`)
    if (ids.has(post.by) && !known.has(id)) await writePost(db, post, id, ids, now, sky)
  }
  const pairs = Object.entries(followed).flatMap(([follower, names]) =>
    names.map((name) => ({ followerId: ids.get(follower), followeeId: ids.get(name) })),
  )
  const following = pairs.map((pair, index) => ({
    ...pair,
    createdAt: new Date(now - (((index * 31) % FOLLOWING_HOURS) + 1) * HOUR_MILLISECONDS),
  }))
  await inTransactions(db, following, ({ followerId, followeeId, createdAt }) =>
    followerId && followeeId
      ? [db.insert(follows).values({ followerId, followeeId, createdAt }).onConflictDoNothing()]
      : [],
  )
}

async function writePost(db: Database, post: SeedPost, id: string, ids: Ids, now: number, sky: SunAndEarth) {
  const at = now - post.hoursAgo * HOUR_MILLISECONDS
  await insertPost(db, {
    id,
    authorId: ids.get(post.by)!,
    content: post.text,
    images: [],
    tags: post.tags ?? [],
    hdContext: contextOf(post.about ?? '', at, sky),
    visibility: post.visibility ?? 'public',
    commentPolicy: post.commentPolicy ?? 'everyone',
    createdAt: new Date(at),
  })
  const likers = likersOf(post, [...ids.keys()]).map((name, index) => ({ name, index }))
  await inTransactions(db, likers, ({ name, index }) => [
    db.insert(postLikes).values({
      ...{ postId: id, userId: ids.get(name)! },
      createdAt: new Date(Math.min(now, at + (index + 1) * 7 * MINUTE_MILLISECONDS)),
    }),
  ])
  const said = (post.said ?? []).map(([by, content], index) => ({ by, content, index }))
  await inTransactions(db, said, ({ by, content, index }) => [
    db.insert(comments).values({
      id: uuidOf(`comment ${id} ${index}`),
      postId: id,
      authorId: ids.get(by)!,
      content,
      // Nobody answers from the future.
      createdAt: new Date(Math.min(now, at + (index + 1) * 4 * MINUTE_MILLISECONDS)),
    }),
  ])
}

/** So many of the others, not always the same; none with whom there is a block. */
function likersOf({ by, likes = 0, hoursAgo }: SeedPost, usernames: string[]): string[] {
  const apart = new Set(
    BLOCKS.flatMap(({ blocker, blocked }) => (blocker === by ? [blocked] : blocked === by ? [blocker] : [])),
  )
  const others = usernames.filter((name) => name !== by && name !== 'demo' && !apart.has(name)).sort()
  const start = Math.floor(hoursAgo * 10) % others.length
  return [...others.slice(start), ...others.slice(0, start)].slice(0, likes)
}

function contextOf(about: string, at: number, sky: SunAndEarth): HdContext | null {
  const wanted = readWantedContext(about) ?? null
  if (wanted?.kind !== 'transit') return wanted
  const { sun } = sky.longitudesAt(at)
  const place = (longitude: number) => {
    const { gate, line } = placeOnWheel(longitude)
    return { gate, line }
  }
  return { kind: 'transit', at: new Date(at).toISOString(), sun: place(sun), earth: place(sun + 180) }
}

import { env } from 'cloudflare:workers'

/** Invariants of the database: each query finds the rows that violate one. */
const VIOLATIONS: Record<string, string> = {
  'likes of a post':
    'SELECT id FROM posts WHERE likes_count <> (SELECT count(*) FROM post_likes WHERE post_id = posts.id)',
  'comments of a post':
    "SELECT id FROM posts WHERE comments_count <> (SELECT count(*) FROM comments WHERE post_id = posts.id AND state = 'shown')",
  'posts of a member':
    "SELECT id FROM users WHERE posts_count <> (SELECT count(*) FROM posts WHERE author_id = users.id AND state = 'shown')",
  'followers of a member':
    'SELECT id FROM users WHERE followers_count <> (SELECT count(*) FROM follows WHERE followee_id = users.id)',
  'whom a member follows':
    'SELECT id FROM users WHERE following_count <> (SELECT count(*) FROM follows WHERE follower_id = users.id)',
  'a chart without its data': 'SELECT id FROM users WHERE hd_data_calculated = 1 AND hd_raw_data IS NULL',
  'a follow across a block':
    'SELECT follower_id FROM follows AS f, blocks AS b WHERE (b.blocker_id, b.blocked_id) IN ((f.follower_id, f.followee_id), (f.followee_id, f.follower_id))',
  'a connection across a block':
    'SELECT low_id FROM connections AS c, blocks AS b WHERE (b.blocker_id, b.blocked_id) IN ((c.low_id, c.high_id), (c.high_id, c.low_id))',
  'a conversation without its two':
    'SELECT id FROM conversations AS c WHERE 2 <> (SELECT count(*) FROM message_participants WHERE conversation_id = c.id)',
  'rows of what is gone': 'PRAGMA foreign_key_check',
}

/** The violated invariants with examples. */
export async function findViolations(db = env.DB): Promise<string[]> {
  const found: string[] = []
  for (const [name, sql] of Object.entries(VIOLATIONS)) {
    const { results } = await db.prepare(sql).all()
    if (results.length > 0) found.push(`${name}: ${JSON.stringify(results.slice(0, 3))}`)
  }
  return found
}

import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { notifications } from '../../drizzle/schema/notifications'

/** Beyond so many, badges are right with the next thing that happens. */
const MOST_TOLD = 300

/** Whose unread notifications are of a post or what was said under it, or of a comment: what they count changes with it. */
export async function listToldOf(
  db: Database,
  { kind, id }: { kind: 'post' | 'comment'; id: string },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(and(eq(kind === 'post' ? notifications.postId : notifications.commentId, id), isNull(notifications.readAt)))
    .limit(MOST_TOLD)
  return rows.map(({ userId }) => userId)
}

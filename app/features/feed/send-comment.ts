import type { CommentAnswer } from './feed-answers'
import { type Sent, send } from './send'

const PATH = '/resources/comments'

/**
 * Sends a comment, or other words for one. Sent again under its id it is as it arrived first; where that was without an answer,
 * and words were changed before it was sent again, the changes follow.
 */
export async function sendComment(fields: Record<string, string>, content: string): Promise<Sent<CommentAnswer>> {
  const sent = await send<CommentAnswer>(PATH, { ...fields, content })
  const comment = sent.ok ? sent.answer.comment : null
  if (!comment || comment.content === content) return sent
  return send<CommentAnswer>(PATH, { intent: 'edit', id: comment.id, content })
}

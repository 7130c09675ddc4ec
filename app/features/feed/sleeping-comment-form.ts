import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// The server draws it, and a form works without scripts; the browser fetches what it needs when somebody begins to write.
const form = import.meta.env.SSR ? await import('./comment-form') : null

/** Where a comment is written or changed. */
export const sleepingCommentForm = sleepingPart(
  form?.CommentForm ?? null,
  async () => (await import('./comment-form')).CommentForm,
  ['comments', 'composer'],
)

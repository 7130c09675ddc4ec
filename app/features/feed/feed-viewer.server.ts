import type { Reader } from '~/data/visible-posts.server'
import { mayAct, mayModerate } from '~/domain/community/may-act'
import type { Viewer } from '~/platform/session.server'

/** What the feed needs to know of whoever is signed in. */
export type FeedViewer = Pick<Viewer, 'id' | 'role' | 'suspendedUntil' | 'createdAt'>

/** A viewer as the questions to the database know them. */
export const toReader = (viewer: FeedViewer) =>
  ({ id: viewer.id, isModerator: mayModerate(viewer, new Date()) }) satisfies Reader

/** Whether a member may change nothing that others see, at this moment. */
export const isSuspended = (viewer: FeedViewer) => !mayAct(viewer, new Date())

import type { Reader } from '~/data/visible-posts.server'
import { mayAct } from '~/domain/community/may-act'
import { isModerator } from '~/domain/community/moderation'
import type { Viewer } from '~/platform/session.server'

/** What the feed needs to know of whoever is signed in. */
export type FeedViewer = Pick<Viewer, 'id' | 'role' | 'suspendedUntil' | 'createdAt'>

/** A viewer as the questions to the database know them. */
export const toReader = ({ id, role }: FeedViewer) => ({ id, isModerator: isModerator(role) }) satisfies Reader

/** Whether a member may change nothing that others see, at this moment. */
export const isSuspended = (viewer: FeedViewer) => !mayAct(viewer, new Date())

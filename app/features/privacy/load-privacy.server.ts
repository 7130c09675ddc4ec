import { listBlockedMembers } from '~/data/blocks.server'
import { findPrivacy } from '~/data/privacy.server'
import { parseCursor, toCursor } from '~/domain/community/list-cursor'
import { DEFAULT_PRIVACY } from '~/domain/membership/visibility'
import { awaitingNotice } from '~/platform/account/awaiting-notice.server'
import type { Context } from '~/platform/context.server'
import type { Viewer } from '~/platform/session.server'
import type { Privacy, PrivacyData } from './privacy'

/** The tab "Privacy". */
export async function loadPrivacy({ db }: Context, viewer: Viewer, request: Request): Promise<PrivacyData> {
  const after = parseCursor(new URL(request.url).searchParams.get('blocked'))
  const [settings, { members, next }] = await Promise.all([
    findPrivacy(db, viewer.id),
    listBlockedMembers(db, { blockerId: viewer.id, after }),
  ])
  return {
    username: viewer.username,
    settings: settings ?? NOTHING_SAID,
    blocked: members,
    nextBlocked: next && toCursor(next),
    isBlockedFromStart: after === null,
  }
}

/**
 * What the questions at sign-up begin with; null for whom nobody asks, since nobody is signed in. Whoever registered with the
 * address of a member sees what a new member does.
 */
export async function loadFirstChoice(context: Context, request: Request): Promise<Privacy | null> {
  const { viewer } = await context.session()
  if (viewer) return findPrivacy(context.db, viewer.id)
  if (context.settings.REQUIRE_EMAIL_CONFIRMATION === 'strict') return null
  return (await awaitingNotice.read(context, request))?.account === 'old' ? NOTHING_SAID : null
}

const NOTHING_SAID: Privacy = {
  ...DEFAULT_PRIVACY,
  isIndexed: false,
  presenceVisibility: 'everyone',
  readReceipts: true,
}

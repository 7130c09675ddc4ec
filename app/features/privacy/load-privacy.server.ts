import { listBlockedMembers } from '~/data/blocks.server'
import { findPrivacy } from '~/data/privacy.server'
import { DEFAULT_PRIVACY } from '~/domain/membership/visibility'
import type { Context } from '~/platform/context.server'
import type { Viewer } from '~/platform/session.server'
import type { Privacy, PrivacyData } from './privacy'

/** The tab "Privacy". */
export async function loadPrivacy({ db }: Context, viewer: Viewer): Promise<PrivacyData> {
  const [settings, blocked] = await Promise.all([findPrivacy(db, viewer.id), listBlockedMembers(db, viewer.id)])
  return { username: viewer.username, settings: settings ?? NOTHING_SAID, blocked }
}

/** What the questions at sign-up begin with; null for whom nobody asks, since nobody is signed in. */
export async function loadFirstChoice(context: Context): Promise<Privacy | null> {
  const { viewer } = await context.session()
  return viewer && (await findPrivacy(context.db, viewer.id))
}

const NOTHING_SAID: Privacy = {
  ...DEFAULT_PRIVACY,
  isIndexed: false,
  presenceVisibility: 'everyone',
  readReceipts: true,
}

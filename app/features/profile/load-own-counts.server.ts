import { findMemberCounts } from '~/data/members/profiles.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import type { MemberCounts } from './public-profile'

/** How many follow a member, whom they follow, and what they posted, for themselves. */
export async function loadOwnCounts({ db }: Context, viewer: Viewer): Promise<MemberCounts> {
  const counts = await findMemberCounts(db, viewer.id)
  if (!counts) throw new Error('A signed-in member has no row')
  return counts
}

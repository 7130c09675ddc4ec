import { eq } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { users } from '../../drizzle/schema/users'
import { toAccountKey } from '../domain/membership/account-key'
import { USERNAME_MAX_LENGTH } from '../domain/membership/limits'
import { sightOf } from '../domain/membership/visibility'
import { findByUsername } from './former-usernames.server'
import { findRelation } from './relations.server'

/**
 * Whom a viewer means by a name, today's or a former one; null for nobody, and for whom the viewer cannot find: who is away,
 * and with whom there is a block. `isReachable` false: their profile is closed to this viewer.
 */
export async function findAddressee(db: Database, viewerId: string, username: string) {
  const key = toAccountKey(username)
  if (!key || key.length > USERNAME_MAX_LENGTH) return null
  const found = await findByUsername(db, key)
  if (!found) return null
  const [[member], relation] = await Promise.all([
    db
      .select({
        isActive: users.isActive,
        hdType: users.hdType,
        profileVisibility: users.profileVisibility,
        chartVisibility: users.chartVisibility,
        chartDetail: users.chartDetail,
        birthVisibility: users.birthVisibility,
      })
      .from(users)
      .where(eq(users.id, found.memberId)),
    findRelation(db, viewerId, found.memberId),
  ])
  if (!member) return null
  const { profile } = sightOf(member, relation)
  if (profile === 'none') return null
  return {
    id: found.memberId,
    isSelf: relation === 'owner',
    isReachable: profile === 'page',
    hdType: member.hdType,
  }
}

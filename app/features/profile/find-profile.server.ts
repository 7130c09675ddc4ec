import { findByUsername } from '~/data/former-usernames.server'
import { findProfile, type ProfileRow } from '~/data/public-profiles.server'
import { findRelation } from '~/data/relations.server'
import { toAccountKey } from '~/domain/membership/account-key'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { type Relation, type Sight, sightOf } from '~/domain/membership/visibility'
import type { Context } from '~/platform/context.server'

/** A member by the name in an address, with what the viewer is to them and sees of them. */
export type FoundProfile = {
  memberId: string
  row: ProfileRow
  relation: Relation
  sight: Sight
}

/**
 * Finds whose page an address names, for a viewer or for a visitor (null). Null for nobody, for a member who is away and for
 * one with whom there is a block: the three cannot be told apart. At most three questions to the database.
 */
export async function findProfileByName(
  { db }: Context,
  viewerId: string | null,
  name: string | undefined,
): Promise<FoundProfile | null> {
  const key = toAccountKey(name ?? '')
  if (!key || key.length > USERNAME_MAX_LENGTH) return null
  const found = await findByUsername(db, key)
  if (!found) return null
  const [row, relation] = await Promise.all([
    findProfile(db, found.memberId),
    findRelation(db, viewerId, found.memberId),
  ])
  if (!row) return null
  const sight = sightOf(row, relation)
  return sight.profile === 'none' ? null : { memberId: found.memberId, row, relation, sight }
}

import { findByUsername } from '~/data/members/members.server'
import { findProfile, findRelation, type ProfileRow } from '~/data/members/profiles.server'
import { hasUncertainTime } from '~/domain/birth/time-accuracy'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { type ProfileAccess, type Relation, resolveAccess, seesTimeAccuracy } from '~/domain/membership/visibility'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { PREVIEWS, type Preview } from './public-profile'

/** A member by the name in an address, with what the viewer is to them and sees of them. */
export type FoundProfile = {
  memberId: string
  row: ProfileRow
  relation: Relation
  access: ProfileAccess
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
  const access = resolveAccess(row, relation)
  return access.profile === 'none' ? null : { memberId: found.memberId, row, relation, access }
}

/** A profile with the eyes it is seen with. */
type SeenProfile = FoundProfile & { preview: Preview | null; viewerId: string | null }

/** Finds whose page a name means for whoever asks. The owner, and nobody else, may look with other eyes. */
export async function findSeenProfile(
  context: Context,
  request: Request,
  name: string | undefined,
): Promise<SeenProfile | null> {
  const member = await findMember(context)
  const viewerId = member?.id ?? null
  const found = await findProfileByName(context, viewerId, name)
  if (!found) return null
  const preview = found.relation === 'owner' ? previewOf(request) : null
  const access = preview ? resolveAccess(found.row, preview) : found.access
  return { ...found, access, preview, viewerId }
}

function previewOf(request: Request): Preview | null {
  const wanted = new URL(request.url).searchParams.get('as')
  return PREVIEWS.find((preview) => preview === wanted) ?? null
}

/**
 * The member of the page and its viewer, for what other features show there. `viewerId` is for lists; null: a visitor. `type` is
 * null if the viewer can't see the chart.
 */
export type SeenMember = {
  memberId: string
  relation: Relation
  viewerId: string | null
  isPreview: boolean
  type: TypeCode | null
  isTimeUncertain: boolean
}

/** The viewer id of a preview as a member or a connection; it belongs to no account. */
const PREVIEW_VIEWER_ID = ''

export function toSeenMember({ memberId, row, access, relation, preview, viewerId: ownId }: SeenProfile): SeenMember {
  const viewerId = preview === null ? ownId : preview === 'visitor' ? null : PREVIEW_VIEWER_ID
  const type = access.chart === 'none' ? null : (row.hdRawData?.chart.type ?? null)
  const isTimeUncertain = type !== null && seesTimeAccuracy(access.chart) && hasUncertainTime(row)
  return { memberId, relation: preview ?? relation, viewerId, isPreview: preview !== null, type, isTimeUncertain }
}

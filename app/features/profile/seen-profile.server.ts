import { hasUncertainTime } from '~/domain/birth/time-accuracy'
import type { TypeCode } from '~/domain/human-design/codes'
import { type Relation, sightOf } from '~/domain/membership/visibility'
import type { Context } from '~/platform/context.server'
import { findMember } from '~/platform/guards.server'
import { type FoundProfile, findProfileByName } from './find-profile.server'
import { PREVIEWS, type Preview } from './public-profile'

/** A profile with the eyes it is seen with. */
export type SeenProfile = FoundProfile & { preview: Preview | null; viewerId: string | null }

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
  const sight = preview ? sightOf(found.row, preview) : found.sight
  return { ...found, sight, preview, viewerId }
}

function previewOf(request: Request): Preview | null {
  const wanted = new URL(request.url).searchParams.get('as')
  return PREVIEWS.find((preview) => preview === wanted) ?? null
}

/**
 * Whose page it is, and who looks, for what other features show there: `relation` is what they are to the member,
 * `lookerId` who they are for lists (null: a visitor). `type` is null where they see no chart.
 */
export type SeenMember = {
  memberId: string
  relation: Relation
  lookerId: string | null
  isPreview: boolean
  type: TypeCode | null
  isTimeUncertain: boolean
}

/** In a preview a member or a connection looks who is nobody in particular. */
const NOBODY_IN_PARTICULAR = ''

export function toSeenMember({ memberId, row, sight, relation, preview, viewerId }: SeenProfile): SeenMember {
  const lookerId = preview === null ? viewerId : preview === 'visitor' ? null : NOBODY_IN_PARTICULAR
  const type = sight.chart === 'none' ? null : (row.hdRawData?.chart.type ?? null)
  const isTimeUncertain = type !== null && hasUncertainTime(row)
  return { memberId, relation: preview ?? relation, lookerId, isPreview: preview !== null, type, isTimeUncertain }
}

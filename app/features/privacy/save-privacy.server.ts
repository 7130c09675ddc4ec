import { findPrivacy, setPrivacy } from '~/data/privacy.server'
import type { Context } from '~/platform/context.server'
import type { Viewer } from '~/platform/session.server'
import type { PrivacyInput, VisibilityInput } from './privacy.schema'

export type SaveOutcome = 'saved' | 'signed_out' | 'unconfirmed'

/**
 * Saves who sees what of a member. That everyone may see the birth data, where it was not so before, needs to be confirmed:
 * what has been seen once cannot be taken back.
 */
export async function savePrivacy(
  { db }: Context,
  viewer: Viewer | null,
  input: VisibilityInput | PrivacyInput,
): Promise<SaveOutcome> {
  if (!viewer) return 'signed_out'
  const opensBirth = input.birth_visibility === 'everyone' && !input.birth_confirmed
  if (opensBirth && (await findPrivacy(db, viewer.id))?.birthVisibility !== 'everyone') return 'unconfirmed'
  await setPrivacy(db, viewer.id, {
    profileVisibility: input.profile_visibility,
    chartVisibility: input.chart_visibility,
    birthVisibility: input.birth_visibility,
    ...('chart_detail' in input ? { chartDetail: input.chart_detail, isIndexed: input.is_indexed } : {}),
  })
  return 'saved'
}

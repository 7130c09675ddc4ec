import { findPrivacy, setPrivacy } from '~/data/privacy.server'
import type { Context } from '~/platform/context.server'
import { announcePrivacy } from '~/platform/messaging/announce-privacy.server'
import type { Viewer } from '~/platform/session.server'
import type { PrivacyInput, VisibilityInput } from './privacy.schema'

export type SaveOutcome = 'saved' | 'signed_out' | 'unconfirmed'

/**
 * Saves who sees what of a member. That everyone may see the birth data, where it was not so before, needs to be confirmed:
 * what has been seen once cannot be taken back. What is live for the member learns of a new choice about it.
 */
export async function savePrivacy(
  context: Context,
  viewer: Viewer | null,
  input: VisibilityInput | PrivacyInput,
): Promise<SaveOutcome> {
  if (!viewer) return 'signed_out'
  const before = await findPrivacy(context.db, viewer.id)
  const opensBirth = input.birth_visibility === 'everyone' && before?.birthVisibility !== 'everyone'
  if (opensBirth && !input.birth_confirmed) return 'unconfirmed'
  const ofTab = 'chart_detail' in input ? toTabChoice(input) : null
  await setPrivacy(context.db, viewer.id, {
    profileVisibility: input.profile_visibility,
    chartVisibility: input.chart_visibility,
    birthVisibility: input.birth_visibility,
    ...ofTab,
  })
  const { presenceVisibility, readReceipts } = { ...before, ...ofTab }
  const isLiveAlike =
    presenceVisibility === before?.presenceVisibility &&
    readReceipts === before?.readReceipts &&
    input.profile_visibility === before?.profileVisibility
  if (!isLiveAlike) announcePrivacy(context, viewer.id)
  return 'saved'
}

/** What only the settings ask. */
const toTabChoice = (input: PrivacyInput) => ({
  chartDetail: input.chart_detail,
  isIndexed: input.is_indexed,
  presenceVisibility: input.presence_visibility,
  readReceipts: input.read_receipts,
})

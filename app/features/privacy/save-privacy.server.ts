import { findPrivacy, setFirstChoice, setPrivacy } from '~/data/members/privacy.server'
import { announcePrivacy } from '~/platform/messaging/announce-privacy.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import type { FirstChoiceInput, PrivacyInput } from './privacy.schema'

export type SaveOutcome = 'saved' | 'signed_out' | 'unconfirmed'

/**
 * Saves the tab "Privacy". That everyone may see the birth data, where it was not so before, needs to be confirmed: what has
 * been seen once cannot be taken back. What is live for the member learns of a new choice about it.
 */
export async function savePrivacy(context: Context, viewer: Viewer | null, input: PrivacyInput): Promise<SaveOutcome> {
  if (!viewer) return 'signed_out'
  const before = await findPrivacy(context.db, viewer.id)
  const opensBirth = input.birth_visibility === 'everyone' && before?.birthVisibility !== 'everyone'
  if (opensBirth && !input.birth_confirmed) return 'unconfirmed'
  const change = {
    profileVisibility: input.profile_visibility,
    chartVisibility: input.chart_visibility,
    birthVisibility: input.birth_visibility,
    chartDetail: input.chart_detail,
    isIndexed: input.is_indexed,
    presenceVisibility: input.presence_visibility,
    readReceipts: input.read_receipts,
  }
  await setPrivacy(context.db, viewer.id, change)
  const isLiveAlike =
    change.presenceVisibility === before?.presenceVisibility &&
    change.readReceipts === before?.readReceipts &&
    change.profileVisibility === before?.profileVisibility
  if (!isLiveAlike) announcePrivacy(context, viewer.id)
  return 'saved'
}

/** Saves who may see the profile of a new member. Sent again from an old page, it changes nothing: the settings do that. */
export async function saveFirstChoice(context: Context, viewer: Viewer, input: FirstChoiceInput): Promise<void> {
  const isSaved = await setFirstChoice(context.db, viewer.id, input.profile_visibility)
  if (isSaved) announcePrivacy(context, viewer.id)
}

import type { Withheld } from '~/domain/human-design/chart/published-core'
import type { ChartDetail, PresenceVisibility, PrivacySettings } from '~/domain/membership/visibility'
import type { BirthFit } from '~/platform/chart/chart.server'
import type { FormAnswer } from '~/platform/forms/form-answer'

export type Privacy = PrivacySettings & {
  isIndexed: boolean
  presenceVisibility: PresenceVisibility
  readReceipts: boolean
}

/** How much of their chart a member shows, and what of its core is withheld because the chart is rare. */
export type ChosenDetail = { detail: ChartDetail; withheld: Withheld | null }

/** What the forms of this feature are answered; `missing`: there is no such member, for this viewer at least. */
export type PrivacyAnswer = FormAnswer<'missing', 'saved' | 'blocked' | 'unblocked'>

/** Why the answer of a new member was not saved. */
export const FIRST_CHOICE_REFUSALS = ['invalid', 'unexpected'] as const
/** What the question who may see a new member is answered where it leads nowhere. */
export type FirstChoiceAnswer = { error: (typeof FIRST_CHOICE_REFUSALS)[number] | 'signedOut' | 'unreachable' }

/** What blocking and unblocking without scripts can be refused for. */
export const BLOCK_REFUSALS = ['missing', 'tooMany', 'unexpected'] as const

export type PrivacyData = {
  /** Whose page the previews open. */
  username: string
  settings: Privacy
  /** Days of birth that fit what each level of detail shows; null without an instant of birth, and where they could not be counted. */
  fit: BirthFit | null
  /** What of the core is withheld because the chart is rare. */
  withheld: Withheld | null
  blocked: { id: string; username: string | null; fullName: string | null; avatarUrl: string | null }[]
  /** Where the list of the blocked goes on; null at its end. */
  nextBlocked: string | null
  /** The list begins with the last one who was blocked. */
  isBlockedFromStart: boolean
}

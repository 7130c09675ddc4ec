import type { FormAnswer } from '~/platform/client/form-answer'

/** How long a member can be muted, as a form says it: days, or until the member says otherwise. */
export const MUTE_CHOICES = ['7', '30', 'always'] as const
export type MuteChoice = (typeof MUTE_CHOICES)[number]

/**
 * What the forms of this feature are answered. `missing`: there is no such member, for this viewer at least; `full`: no room
 * for another word; `invalid`: the form has no valid intent or fields.
 */
export type MuteAnswer = FormAnswer<
  'missing' | 'self' | 'full' | 'invalid',
  'muted' | 'unmuted' | 'word-added' | 'word-removed'
>

/** What a form sent without scripts can be refused for, besides the problems of a word. */
export const MUTE_REFUSALS = ['missing', 'self', 'invalid', 'tooMany', 'unexpected'] as const

/** Until when somebody is muted, in the page's language; null: until the member says otherwise. */
export type Muted = { until: string | null }

export type MutesData = {
  members: ({ id: string; username: string | null; fullName: string | null; avatarUrl: string | null } & Muted)[]
  /** Where the list of members goes on; null at its end. */
  nextMember: string | null
  /** It begins with the last one who was muted. */
  isFromStart: boolean
  words: string[]
}

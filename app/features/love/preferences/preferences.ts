import {
  AGE_GROUPS,
  type AgeGroup,
  lastAgeOf,
  SOUGHT_TIES,
  type SoughtTie,
} from '~/domain/membership/love/love-preferences'
import type { FormAnswer } from '~/platform/client/form-answer'

/** Languages a member may state and filter by. */
export const STATED_LANGUAGES = ['en', 'ru'] as const

/** Names of the form's fields. */
export const seekField = <T extends SoughtTie>(tie: T) => `seek_${tie}` as const
export const speaksField = <L extends (typeof STATED_LANGUAGES)[number]>(language: L) => `speaks_${language}` as const

export const PREFERENCE_FIELDS = [
  ...SOUGHT_TIES.map(seekField),
  ...(['words', 'is_public'] as const),
  ...(['age_from', 'age_to', 'language', 'within', 'only_stated'] as const),
  'age_group',
  ...STATED_LANGUAGES.map(speaksField),
  'city',
] as const
export type PreferenceField = (typeof PREFERENCE_FIELDS)[number]
/** As the form sends it: `on` for a ticked box, empty for what isn't chosen. */
export type PreferenceValues = Partial<Record<PreferenceField, string>>

export type PreferencesData = {
  values: PreferenceValues
  /** Of what is stored, as the form sends it back; empty for nothing. */
  version: string
  /** A moderator has hidden the own words. */
  areWordsHidden: boolean
  /** Whether filters leave anyone out: `waiting` where none does, since the member's own statements don't count. */
  filtering: 'on' | 'waiting' | 'off'
  /** The place on the profile. */
  location: string | null
  /** The age groups that may be stated, and the one that is. */
  ageGroups: AgeGroup[]
  /** When what was changed begins to count, ISO 8601; null where it counts. `others` is when others' lists follow the filters. */
  countsFrom: Record<'ageGroup' | 'languages' | 'city' | 'others', string | null>
}

export type PreferencesError = 'suspended' | 'undecided' | 'apart' | 'changed'
/**
 * `version`: what the form is based on from now on. Of what was saved; refused, the one that was sent, and for `changed` that of
 * what is stored: sent again, the form replaces it. Null where no answer came.
 */
export type PreferencesAnswer = FormAnswer<PreferencesError, 'saved'> & { version: string | null }

/** The anchor of the panel. */
export const PREFERENCES_ID = 'preferences'

/** An age group in figures: "25–34", the last one "65+". */
export const ageGroupText = (group: AgeGroup): string =>
  group === AGE_GROUPS.at(-1) ? `${group}+` : `${group}–${lastAgeOf(group)}`

import type { LoveSelf } from '~/data/love/love-settings.server'
import { ageGroupsOf, SOUGHT_TIES, statementsCountFrom } from '~/domain/membership/love-preferences'
import { type PreferencesData, STATED_LANGUAGES, seekField, speaksField } from './preferences'

/** What the viewer's own panel shows. Nothing is proposed: cards show what is stated. */
export function toPreferencesData({ preferences: saved, location, birthDate }: LoveSelf, now: Date): PreferencesData {
  const on = (isOn: boolean | undefined) => (isOn ? 'on' : '')
  const statesCity = saved?.city != null && saved.city === location
  const countsFrom = saved?.statedAt ? statementsCountFrom(saved.statedAt) : null
  const ageGroups = ageGroupsOf(birthDate, now)
  const stated = saved?.ageGroup ?? null
  return {
    values: {
      ...Object.fromEntries(SOUGHT_TIES.map((tie) => [seekField(tie), on(saved?.seeks.includes(tie))])),
      words: saved?.words ?? '',
      is_public: on(saved?.isPublic),
      age_from: String(saved?.wantedAgeFrom ?? ''),
      age_to: String(saved?.wantedAgeTo ?? ''),
      language: saved?.wantedLanguage ?? '',
      within: String(saved?.wantedWithinKm ?? ''),
      only_stated: on(saved?.isStrict),
      age_group: String(stated ?? ''),
      ...Object.fromEntries(STATED_LANGUAGES.map((code) => [speaksField(code), on(saved?.languages?.includes(code))])),
      city: on(statesCity),
    },
    isFiltering: Boolean(saved?.wantedAgeFrom ?? saved?.wantedLanguage ?? saved?.wantedWithinKm),
    location: location || null,
    formerCity: saved?.city && !statesCity ? saved.city : null,
    // A group that the birth date no longer allows stays until the member chooses another.
    ageGroups: stated === null || ageGroups.includes(stated) ? ageGroups : [stated, ...ageGroups],
    countsFrom: countsFrom && countsFrom > now ? countsFrom.toISOString() : null,
  }
}

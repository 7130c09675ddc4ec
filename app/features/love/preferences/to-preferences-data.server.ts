import type { StoredPreferences } from '~/data/love/love-preferences.server'
import type { LoveSelf } from '~/data/love/love-settings.server'
import { ageGroupsOf, SOUGHT_TIES } from '~/domain/membership/love-preferences'
import { actingKinds, countingOf, NO_FILTER, NO_STATEMENT, waitsUntil } from '~/domain/membership/love-versions'
import { type PreferencesData, STATED_LANGUAGES, seekField, speaksField } from './preferences'

/** What the viewer's own panel shows. Nothing is proposed: cards show what is stated. */
export function toPreferencesData(
  { location, birthDate }: Pick<LoveSelf, 'location' | 'birthDate'>,
  { sought, statements, filters }: StoredPreferences,
  now: Date,
): PreferencesData {
  const on = (isOn: boolean | undefined) => (isOn ? 'on' : '')
  const iso = (at: number | null | undefined) => (at && at > now.getTime() ? new Date(at).toISOString() : null)
  const stated = statements.at(-1) ?? NO_STATEMENT
  const filter = filters.at(-1) ?? NO_FILTER
  const isActing = actingKinds(filter, countingOf(statements, now) ?? NO_STATEMENT, location).length > 0
  const asked = filter.ageFrom ?? filter.language ?? filter.withinKm
  const city = stated.city && (stated.city.name === location ? 'on' : 'kept')
  const ageGroups = ageGroupsOf(birthDate, now)
  return {
    values: {
      ...Object.fromEntries(SOUGHT_TIES.map((tie) => [seekField(tie), on(sought?.seeks.includes(tie))])),
      words: sought?.words ?? '',
      is_public: on(sought?.isPublic),
      age_from: String(filter.ageFrom ?? ''),
      age_to: String(filter.ageTo ?? ''),
      language: filter.language ?? '',
      within: String(filter.withinKm ?? ''),
      only_stated: on(filter.isStrict),
      age_group: String(stated.ageGroup ?? ''),
      ...Object.fromEntries(STATED_LANGUAGES.map((code) => [speaksField(code), on(stated.languages?.includes(code))])),
      city: city ?? '',
    },
    filtering: isActing ? 'on' : asked === null ? 'off' : 'waiting',
    location: location || null,
    formerCity: city === 'kept' ? (stated.city?.name ?? null) : null,
    // A group that the birth date no longer allows stays until the member chooses another.
    ageGroups:
      stated.ageGroup === null || ageGroups.includes(stated.ageGroup) ? ageGroups : [stated.ageGroup, ...ageGroups],
    countsFrom: {
      ageGroup: iso(waitsUntil(statements, 'ageGroup', now)),
      rest: iso(Math.max(waitsUntil(statements, 'languages', now) ?? 0, waitsUntil(statements, 'city', now) ?? 0)),
      others: iso(filters.at(-1)?.countsFrom),
    },
  }
}

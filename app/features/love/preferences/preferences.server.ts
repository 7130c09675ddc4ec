import {
  findCity,
  findPreferenceFacts,
  type LoveSelf,
  type StoredPreferences,
  savePreferences,
} from '~/data/love/love-settings.server'
import { whyMayNotAct } from '~/domain/community/moderation/may-act'
import { readCity } from '~/domain/community/places/read-location'
import {
  AGE_GROUPS,
  ageGroupsOf,
  PREFERENCE_SAVES_AN_HOUR,
  SOUGHT_TIES,
  unitVector,
} from '~/domain/membership/love/love-preferences'
import {
  actingKinds,
  countingOf,
  type LoveFilter,
  NO_FILTER,
  NO_STATEMENT,
  type Statement,
  waitsUntil,
  withFilter,
  withStatement,
} from '~/domain/membership/love/love-versions'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { type Problems, parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { type PreferencesAnswer, type PreferencesData, STATED_LANGUAGES, seekField, speaksField } from './preferences'
import { type PreferencesInput, preferencesSchema } from './preferences.schema'

/** What the viewer's own panel shows. Nothing is proposed: cards show what is stated. */
export function toPreferencesData(
  { location, birthDate, sought, statements, filters, areWordsHidden }: LoveSelf,
  now: Date,
): PreferencesData {
  const on = (isOn: boolean | undefined) => (isOn ? 'on' : '')
  const iso = (at: number | null | undefined) => (at && at > now.getTime() ? new Date(at).toISOString() : null)
  const stated = statements.at(-1) ?? NO_STATEMENT
  const filter = filters.at(-1) ?? NO_FILTER
  const isActing = actingKinds(filter, countingOf(statements, now) ?? NO_STATEMENT, location).length > 0
  const asked = filter.ageFrom ?? filter.language ?? filter.withinKm
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
      city: on(stated.city !== null && stated.city.name === location),
    },
    version: sought?.saveId ?? '',
    areWordsHidden,
    filtering: isActing ? 'on' : asked === null ? 'off' : 'waiting',
    location: location || null,
    ageGroups: ageGroupsToState(birthDate, statements, now),
    countsFrom: {
      ageGroup: iso(waitsUntil(statements, 'ageGroup', now)),
      languages: iso(waitsUntil(statements, 'languages', now)),
      city: iso(waitsUntil(statements, 'city', now)),
      others: iso(filters.at(-1)?.countsFrom),
    },
  }
}

/** The groups a member may state: those of their birth date, the one they stated last and the one that counts. */
function ageGroupsToState(birthDate: string | null, statements: StoredPreferences['statements'], now: Date) {
  const groups = [...ageGroupsOf(birthDate, now), statements.at(-1)?.ageGroup, countingOf(statements, now)?.ageGroup]
  return AGE_GROUPS.filter((group) => groups.includes(group))
}

const HOUR_SECONDS = 3600
const STATUS = { signedOut: 401, suspended: 403, undecided: 403, apart: 409, changed: 409, unexpected: 500 } as const

/** Answers the form "What I’m looking for" of Love Compatibility. */
export async function answerPreferences(context: Context, request: Request) {
  const form = await request.formData()
  const values = typedValues(form)
  const blank: PreferencesAnswer = { ...NO_FORM_ANSWER, intent: 'save', values, version: values.version ?? null }
  const parsed = parseForm(preferencesSchema, form)
  if (!parsed.ok) return refuse<PreferencesAnswer>({ ...blank, problems: parsed.problems }, 400)
  const outcome = await tryOrLog(context, 'love.preferences_broke', async () => {
    const viewer = await findMember(context)
    if (!viewer) return { error: 'signedOut' as const }
    const limit = {
      name: 'love.preferences',
      subject: viewer.id,
      most: PREFERENCE_SAVES_AN_HOUR,
      seconds: HOUR_SECONDS,
    }
    const retryAfterSeconds = await spend(context, [limit])
    return retryAfterSeconds === null ? save(context, viewer, parsed.value) : { retryAfterSeconds }
  })
  if (outcome && 'saved' in outcome) {
    return { ...blank, done: 'saved', values: {}, version: outcome.saved } satisfies PreferencesAnswer
  }
  if (outcome && 'problems' in outcome) {
    return refuse<PreferencesAnswer>({ ...blank, problems: outcome.problems }, 422)
  }
  if (outcome && 'retryAfterSeconds' in outcome) {
    return refuse<PreferencesAnswer>({ ...blank, error: 'tooMany' }, 429, outcome.retryAfterSeconds)
  }
  const error = outcome?.error ?? 'unexpected'
  const version = outcome && 'version' in outcome ? outcome.version : blank.version
  return refuse<PreferencesAnswer>({ ...blank, error, version }, STATUS[error])
}

/** `saved`: the version of what was. */
type Outcome =
  | { saved: string }
  | { problems: Problems }
  | { error: 'suspended' | 'undecided' | 'apart' }
  | { error: 'changed'; version: string }

/**
 * Saves the viewer's preferences. An age group that is stored already is accepted again: one that was left behind doesn't stand
 * in the way of a change elsewhere. A suspended member may still remove what others see. `changed`: they were saved elsewhere since
 * the form was filled, or are being saved at this moment; what this form says is not mixed with that.
 */
async function save({ db }: Context, viewer: Viewer, input: PreferencesInput): Promise<Outcome> {
  const now = new Date()
  const { birthDate, location, stored } = await findPreferenceFacts(db, viewer.id)
  if (input.version !== undefined && input.version !== (stored.sought?.saveId ?? '')) return changedSince(db, viewer.id)
  const stated = stored.statements.at(-1) ?? NO_STATEMENT
  const problems = missingOwn(input, stored.filters.at(-1) ?? NO_FILTER)
  const { ageGroup, languages } = input
  if (ageGroup !== null && !ageGroupsToState(birthDate, stored.statements, now).includes(ageGroup)) {
    problems.age_group = 'ageGroup.birth'
  }
  const city = await cityOf(db, input.city, location, stated.city)
  if (city === 'unknown') return { problems: { ...problems, city: 'city.unknown' } }
  if (Object.keys(problems).length > 0) return { problems }
  const wanted = { ageGroup, languages, city }
  const reason = whyMayNotAct(viewer, now)
  if (reason && !takesOffOnly(stored.sought, stated, input, wanted)) return { error: reason }
  const lastAgeGroup = countingOf(stored.statements, now)?.ageGroup ?? stored.sought?.lastAgeGroup ?? null
  const saveId = crypto.randomUUID()
  const next = {
    sought: { seeks: input.seeks, words: input.words, isPublic: input.isPublic, lastAgeGroup, saveId },
    statements: withStatement(
      { versions: stored.statements, lastAgeGroup },
      wanted,
      now,
      crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
    ),
    filters: withFilter(stored.filters, input.filter, now),
  }
  const outcome = await savePreferences(db, viewer.id, next, { since: stored.sought?.saveId ?? null, location }, now)
  if (outcome === 'changed') return changedSince(db, viewer.id)
  return outcome === 'saved' ? { saved: saveId } : { error: outcome }
}

async function changedSince(db: Context['db'], memberId: string): Promise<Outcome> {
  const { stored } = await findPreferenceFacts(db, memberId)
  return { error: 'changed', version: stored.sought?.saveId ?? '' }
}

/** Filters that were changed, and ask about what the member doesn't state. */
function missingOwn({ filter, ageGroup, languages, city }: PreferencesInput, before: LoveFilter): Problems {
  const problems: Problems = {}
  const isNewRange = filter.ageFrom !== before.ageFrom || filter.ageTo !== before.ageTo
  if (filter.ageFrom !== null && ageGroup === null && isNewRange) problems.age_from = 'age.needsOwn'
  if (filter.language !== null && languages === null && filter.language !== before.language) {
    problems.language = 'language.needsOwn'
  }
  if (filter.withinKm !== null && city === '' && filter.withinKm !== before.withinKm)
    problems.within = 'within.needsOwn'
  return problems
}

/** The city a member states; `unknown` where the gazetteer has none of the name on their profile. */
async function cityOf(
  db: Context['db'],
  choice: PreferencesInput['city'],
  location: string | null,
  stated: Statement['city'],
): Promise<Statement['city'] | 'unknown'> {
  if (choice === '') return null
  if (stated?.name === location) return stated
  const named = readCity(location)
  const found = named && (await findCity(db, named))
  return found && location ? { name: location, ...unitVector(found.latitude, found.longitude) } : 'unknown'
}

/** Whether nothing is new of what cards show. */
function takesOffOnly(
  before: StoredPreferences['sought'],
  stated: Statement,
  { seeks, words, isPublic }: PreferencesInput,
  wanted: Statement,
): boolean {
  return (
    seeks.every((tie) => before?.seeks.includes(tie)) &&
    (words === null || words === before?.words) &&
    (!isPublic || before?.isPublic === true) &&
    (wanted.ageGroup === null || wanted.ageGroup === stated.ageGroup) &&
    (wanted.languages ?? []).every((language) => stated.languages?.includes(language)) &&
    (wanted.city === null || wanted.city.name === stated.city?.name)
  )
}

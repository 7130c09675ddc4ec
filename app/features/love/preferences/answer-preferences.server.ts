import { findCity, findPreferenceFacts, savePreferences } from '~/data/love/love-preferences.server'
import { whyMayNotAct } from '~/domain/community/moderation/may-act'
import { readCity } from '~/domain/community/places/read-location'
import { ageGroupsOf, PREFERENCE_SAVES_AN_HOUR, unitVector } from '~/domain/membership/love-preferences'
import { NO_FORM_ANSWER } from '~/platform/forms/form-answer'
import { type Problems, parseForm, typedValues } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { spend } from '~/platform/server/rate-limit.server'
import { refuse, unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import type { PreferencesAnswer } from './preferences'
import { type PreferencesInput, preferencesSchema } from './preferences.schema'

const HOUR_SECONDS = 3600
const STATUS = { signedOut: 401, suspended: 403, undecided: 403, apart: 409, unexpected: 500 } as const

/** Answers the form "What I look for" of Love Compatibility. */
export async function answerPreferences(context: Context, request: Request) {
  const form = await request.formData()
  const blank: PreferencesAnswer = { ...NO_FORM_ANSWER, intent: 'save', values: typedValues(form) }
  const parsed = parseForm(preferencesSchema, form)
  if (!parsed.ok) return refuse<PreferencesAnswer>({ ...blank, problems: parsed.problems }, 400)
  const outcome = await unlessBroken(context, 'love.preferences_broke', async () => {
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
  if (outcome && 'saved' in outcome) return { ...blank, done: 'saved', values: {} } satisfies PreferencesAnswer
  if (outcome && 'problems' in outcome) {
    return refuse<PreferencesAnswer>({ ...blank, problems: outcome.problems }, 422)
  }
  if (outcome && 'retryAfterSeconds' in outcome) {
    return refuse<PreferencesAnswer>({ ...blank, error: 'tooMany' }, 429, outcome.retryAfterSeconds)
  }
  const error = outcome?.error ?? 'unexpected'
  return refuse<PreferencesAnswer>({ ...blank, error }, STATUS[error])
}

type Outcome = { saved: true } | { problems: Problems } | { error: 'suspended' | 'undecided' | 'apart' }

/** Saves the viewer's preferences. Their age group must be one of their birth date, and their city one of the gazetteer. */
async function save({ db }: Context, viewer: Viewer, { statesCity, ...input }: PreferencesInput): Promise<Outcome> {
  const now = new Date()
  const reason = whyMayNotAct(viewer, now)
  if (reason) return { error: reason }
  const { birthDate, location } = await findPreferenceFacts(db, viewer.id)
  const problems: Problems = {}
  if (input.ageGroup !== null && !ageGroupsOf(birthDate, now).includes(input.ageGroup)) {
    problems.age_group = 'ageGroup.birth'
  }
  const named = statesCity ? readCity(location) : null
  const found = named && (await findCity(db, named))
  if (statesCity && !found) problems.city = 'city.unknown'
  if (Object.keys(problems).length > 0) return { problems }
  const city = found && location ? { name: location, ...unitVector(found.latitude, found.longitude) } : null
  return (await savePreferences(db, viewer.id, { ...input, city }, now)) ? { saved: true } : { error: 'apart' }
}

import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { findOwnChart, type OwnChart } from '~/data/charts/charts.server'
import { parseBirthTime } from '~/domain/birth/birth-date-time'
import { timeAccuracyOf } from '~/domain/birth/time-accuracy'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import { toBirthInput } from '../birth-input'
import { type CalculationOutcome, calculateChart } from '../calculate-chart.server'
import { BIRTH_TIME, type BirthTimeAnswer } from './birth-time'
import { isStill, type StoredTime, savedTimeNotice } from './load-birth-time.server'

/** The forms of the page: `use` makes a time the stored one, `undo` puts the one before it back. Messages are keys of `birth-time`. */
const useTimeSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('use'),
    time: z.string('problem.invalid').refine((time) => parseBirthTime(time) !== null, 'problem.invalid'),
    /** Seconds east of Greenwich, where the clock showed the time twice. */
    offset: z
      .string()
      .default('')
      .refine((text) => /^$|^-?\d{1,5}$/.test(text), 'problem.invalid')
      .transform((text) => (text === '' ? null : Number(text))),
    accuracy: z.enum(['exact', 'approximate'], 'problem.accuracy'),
  }),
  z.object({ intent: z.literal('undo') }),
])

/** Makes a time of the birth day the stored one, by the way of the birth form, or puts the one before it back. */
export async function answerBirthTime(context: Context, request: Request) {
  const form = await request.formData()
  const blank: BirthTimeAnswer = {
    ...NO_FORM_ANSWER,
    intent: String(form.get('intent') ?? ''),
    values: typedValues(form),
  }
  const viewer = await findMember(context)
  if (!viewer) return refuse<BirthTimeAnswer>({ ...blank, error: 'signedOut' }, 401)
  const parsed = parseForm(useTimeSchema, form)
  if (!parsed.ok) return refuse<BirthTimeAnswer>({ ...blank, problems: parsed.problems }, 400)
  const own = await findOwnChart(context.db, viewer.id)
  const birth = own && toBirthInput(own)
  if (!own || !birth) return refuse<BirthTimeAnswer>({ ...blank, error: 'missing' }, 409)

  const { value } = parsed
  const notice = value.intent === 'undo' ? await savedTimeNotice.read(context, request) : null
  const before = storedTime(own)
  if (value.intent === 'undo' && !(notice?.was && isStill(own, notice.now))) {
    return refuse<BirthTimeAnswer>({ ...blank, error: 'noWayBack' }, 409)
  }
  const now: StoredTime =
    value.intent === 'use' ? { time: value.time, accuracy: value.accuracy, offsetSeconds: value.offset } : notice!.was!
  const outcome = await tryOrLog(context, 'birth_time.save_broke', () =>
    calculateChart(context, viewer, {
      ...birth,
      birth_time: now.time,
      time_accuracy: now.accuracy,
      utc_offset_seconds: now.offsetSeconds,
    }),
  )
  if (outcome === null) return refuse<BirthTimeAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (!outcome.ok) return refuseOutcome(blank, outcome)
  const cookie = await savedTimeNotice.write(context, request, { now, was: value.intent === 'use' ? before : null })
  return redirect(`${BIRTH_TIME}?view=report`, { headers: { 'Set-Cookie': cookie } })
}

function storedTime(own: OwnChart): StoredTime {
  const { birthTime, birthOffsetChosen, birthUtcOffsetSeconds } = own
  const accuracy = timeAccuracyOf(own)
  const isUnknown = accuracy === 'unknown'
  return {
    time: isUnknown ? null : birthTime,
    accuracy,
    offsetSeconds: birthOffsetChosen && !isUnknown ? birthUtcOffsetSeconds : null,
  }
}

/** 401 nobody is signed in, 409 something is missing, 422 no such time, 429 too many, 503 the service. */
function refuseOutcome(blank: BirthTimeAnswer, outcome: Exclude<CalculationOutcome, { ok: true }>) {
  switch (outcome.reason) {
    case 'signed_out':
      return refuse<BirthTimeAnswer>({ ...blank, error: 'signedOut' }, 401)
    case 'missing':
      return refuse<BirthTimeAnswer>({ ...blank, error: 'missing' }, 409)
    case 'too_many':
      return refuse<BirthTimeAnswer>({ ...blank, error: 'tooMany' }, 429, outcome.retryAfterSeconds)
    case 'refused':
      return refuse<BirthTimeAnswer>({ ...blank, error: 'refused' }, 422)
    case 'failed':
      return refuse<BirthTimeAnswer>({ ...blank, error: 'service' }, 503)
  }
}

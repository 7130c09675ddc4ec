import { data, redirect } from '@remix-run/cloudflare'
import { acceptClockCorrection, findClockCorrection } from '~/data/charts/clock-corrections.server'
import {
  deletePrivateChart,
  findPrivateChart,
  type PrivateChart,
  putPrivateNotes,
  updatePrivateChart,
} from '~/data/charts/private-charts.server'
import {
  type BirthInput,
  birthFormSchema,
  clockChoiceSchema,
  decidedCorrectionSchema,
  type KnownBirthInput,
} from '~/domain/birth/birth-form.schema'
import { withZoneChoice } from '~/domain/birth/zone-choice'
import { toBirthRefusal } from '~/platform/chart/birth-view.server'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import { openNotes, sealNotes } from '~/platform/server/seal.server'
import type { Viewer } from '~/platform/server/session.server'
import { toBirthInput, toBirthValues } from './load-private-charts.server'
import { changedPrivateChartSchema, newPrivateChartSchema, notesSchema } from './private-chart.schema'
import {
  LIST_PATH,
  NO_PRIVATE_ANSWER,
  type NotesAnswer,
  type PrivateAnswer,
  privateChartPath,
  versionOf,
} from './private-charts'
import { addPrivateChart, changePrivateChart, isSamePerson, type SaveOutcome } from './save-private-chart.server'

/** Answers the form that adds a chart. */
export async function answerNewChart(context: Context, request: Request) {
  const form = await request.formData()
  const blank: PrivateAnswer = { ...NO_PRIVATE_ANSWER, values: typedValues(form) }
  const viewer = await findMember(context)
  if (!viewer) return refuse<PrivateAnswer>({ ...blank, error: 'signedOut' }, 401)
  const head = parseForm(newPrivateChartSchema, form)
  const birth = parseForm(birthFormSchema, form)
  if (!head.ok || !birth.ok) return refuse({ ...blank, problems: { ...problemsOf(head), ...problemsOf(birth) } }, 400)
  const { id, name } = head.value
  const outcome = await tryOrLog(context, 'private_charts.add_broke', () =>
    addPrivateChart(context, viewer, { id, name, birth: birth.value }),
  )
  return outcome?.ok ? redirect(privateChartPath(outcome.id)) : refusePrivateChart(request, blank, outcome)
}

/**
 * Answers the form of a chart that is there: `save`, `clock` (by the other of two clocks), `keep_clock` and `undo_clock` (of one that was
 * corrected) and `delete`. 404 where the viewer has no such chart to save.
 */
export async function answerPrivateChart(context: Context, request: Request, id: string) {
  const form = await request.formData()
  const blank: PrivateAnswer = { ...NO_PRIVATE_ANSWER, values: typedValues(form) }
  const viewer = await findMember(context)
  if (!viewer) return refuse<PrivateAnswer>({ ...blank, error: 'signedOut' }, 401)
  if (form.get('intent') === 'delete') {
    const isDone = await tryOrLog(context, 'private_charts.delete_broke', async () => {
      await deletePrivateChart(context.db, viewer.id, id)
      return true
    })
    // What is gone already, and what is somebody else's, is not in the list either: one answer for all of it.
    return isDone ? redirect(LIST_PATH) : refusePrivateChart(request, blank, null)
  }
  const isKept = form.get('intent') === 'keep_clock'
  if (isKept || form.get('intent') === 'undo_clock') {
    const { correction } = decidedCorrectionSchema.parse(typedValues(form))
    const isDone = await tryOrLog(context, 'private_charts.change_broke', async () => {
      await decideClock(context, viewer, { id, correction, isKept })
      return true
    })
    return isDone ? redirect(privateChartPath(id)) : refusePrivateChart(request, blank, null)
  }
  if (form.get('intent') === 'clock') return answerClockChoice(context, request, viewer, { id, form })
  const outcome = await tryOrLog(context, 'private_charts.change_broke', async () => {
    // Before anything of the form is looked at: of somebody else's chart nothing is answered.
    const privateChart = await findPrivateChart(context.db, viewer.id, id)
    if (!privateChart) return { ok: false, reason: 'missing' } as const
    const head = parseForm(changedPrivateChartSchema, form)
    const birth = parseForm(birthFormSchema, form)
    const problems = { ...problemsOf(head), ...problemsOf(birth) }
    if (!head.ok || !birth.ok) return { ok: false, reason: 'problems', problems } as const
    const { name, consent } = head.value
    const input = { id, name, birth: withKeptClock(privateChart, withZoneChoice(birth.value, privateChart.birth)) }
    const isAgreed = consent === 'on'
    if (!isAgreed && !isSamePerson(privateChart, input)) {
      return { ok: false, reason: 'problems', problems: { consent: 'consent.missing' } } as const
    }
    return changePrivateChart(context, viewer, { ...input, isAgreed })
  })
  return outcome?.ok ? redirect(privateChartPath(id)) : refusePrivateChart(request, blank, outcome)
}

type ClockDecision = { id: string; correction: string | null; isKept: boolean }

/**
 * Leaves a corrected chart, or puts the one before in its place, whose offset holds from then on. A page that shows a correction
 * which was decided or replaced since decides nothing.
 */
async function decideClock(context: Context, viewer: Viewer, { id, correction, isKept }: ClockDecision) {
  const [kept, before] = await Promise.all([
    findPrivateChart(context.db, viewer.id, id),
    findClockCorrection(context.db, viewer.id, id),
  ])
  if (!kept || !before || before.id !== correction) return
  const chart = {
    name: kept.name,
    birth: { ...before.birth, offsetOverridden: true },
    offsetChosen: false,
    data: before.data,
  }
  if (isKept) await acceptClockCorrection(context.db, viewer.id, id, before.id)
  else await updatePrivateChart(context.db, viewer.id, id, chart, new Date())
  announceNotifications(context, [{ userId: viewer.id }])
}

type ClockChoice = { id: string; form: FormData }

/** Computes the chart by the clock that was chosen, from what is stored; the form comes back with that where it can't be done. */
async function answerClockChoice(context: Context, request: Request, viewer: Viewer, { id, form }: ClockChoice) {
  const choice = clockChoiceSchema.parse(typedValues(form))
  let blank = NO_PRIVATE_ANSWER
  const outcome = await tryOrLog(context, 'private_charts.change_broke', async () => {
    const privateChart = await findPrivateChart(context.db, viewer.id, id)
    if (!privateChart) return { ok: false, reason: 'missing' } as const
    const { name, birth, offsetChosen } = privateChart
    blank = { ...NO_PRIVATE_ANSWER, values: { name, ...toBirthValues(birth, offsetChosen) } }
    return changePrivateChart(context, viewer, {
      id,
      name,
      birth: { ...toBirthInput(privateChart), ...choice },
      isAgreed: false,
    })
  })
  return outcome?.ok ? redirect(privateChartPath(id)) : refusePrivateChart(request, blank, outcome)
}

/** An offset that holds whatever the zone says goes on doing so for the same reading of the clock in the same zone. */
function withKeptClock(kept: PrivateChart, entered: BirthInput): BirthInput | KnownBirthInput {
  const { date, time, timezone, latitude, longitude } = kept.birth
  const isSame =
    date === entered.birth_date &&
    time === entered.birth_time &&
    timezone === entered.timezone &&
    latitude === entered.latitude &&
    longitude === entered.longitude
  const { utc_offset_override_seconds } = toBirthInput(kept)
  return isSame ? { ...entered, utc_offset_override_seconds } : entered
}

const problemsOf = (parsed: { ok: true } | { ok: false; problems: Record<string, string> }) =>
  parsed.ok ? {} : parsed.problems

type Refused = Exclude<SaveOutcome, { ok: true }> | { ok: false; reason: 'problems'; problems: Record<string, string> }

/** Says why a form of a chart was not done; null: we broke. `blank` holds what was typed. Throws 404 where there is no such chart. */
async function refusePrivateChart(request: Request, blank: PrivateAnswer, outcome: Refused | null) {
  switch (outcome?.reason) {
    case undefined:
      return refuse<PrivateAnswer>({ ...blank, error: 'unexpected' }, 500)
    case 'missing':
      throw notFound()
    case 'problems':
      return refuse<PrivateAnswer>({ ...blank, problems: outcome.problems }, 400)
    case 'refused': {
      const isChoice = outcome.refusal.code === 'ambiguous_local_time'
      const refusal = toBirthRefusal(outcome.refusal, await languageOf(request))
      return refuse<PrivateAnswer>({ ...blank, ...refusal }, isChoice ? 409 : 422)
    }
    case 'too_many':
      return refuse<PrivateAnswer>({ ...blank, error: 'tooMany' }, 429, outcome.retryAfterSeconds)
    case 'full':
      return refuse<PrivateAnswer>({ ...blank, error: 'full' }, 409)
    case 'service':
      return data<PrivateAnswer>({ ...blank, error: 'service' }, { status: 502 })
  }
}

const WRITES_PER_HOUR = 240

type Saved = { kind: 'saved'; at: Date | null } | { kind: 'changed'; kept: PrivateChart; notes: string | null }

/**
 * Answers the form of notes and labels. 404 where the viewer has no such chart; 409 where they were saved elsewhere since the form
 * was filled, with what is kept, so that the next press replaces it knowingly.
 */
export async function answerNotes(context: Context, form: FormData, id: string) {
  const blank: NotesAnswer = { ...NO_FORM_ANSWER, kept: null, values: typedValues(form) }
  const viewer = await findMember(context)
  if (!viewer) return refuse<NotesAnswer>({ ...blank, error: 'signedOut' }, 401)
  // Before anything of the form is looked at: of somebody else's chart nothing is answered.
  const known = await tryOrLog(context, 'private_charts.notes_broke', async () => ({
    isThere: (await findPrivateChart(context.db, viewer.id, id)) !== null,
  }))
  if (!known) return refuse<NotesAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (!known.isThere) throw notFound()
  const parsed = parseForm(notesSchema, form)
  if (!parsed.ok) return refuse<NotesAnswer>({ ...blank, problems: parsed.problems }, 400)
  const limit = { name: 'private_charts.notes', subject: viewer.id, most: WRITES_PER_HOUR, seconds: 3600 }
  const wait = await spend(context, [limit])
  if (wait !== null) return refuse<NotesAnswer>({ ...blank, error: 'tooMany' }, 429, wait)
  const outcome = await tryOrLog(context, 'private_charts.notes_broke', () =>
    saveNotes(context, viewer, id, parsed.value),
  )
  if (!outcome) return refuse<NotesAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (outcome.kind === 'missing') throw notFound()
  if (outcome.kind === 'changed') {
    const { kept, notes } = outcome
    const values = { ...blank.values, version: versionOf(kept.notesUpdatedAt) }
    return refuse<NotesAnswer>(
      { ...blank, values, error: 'changed', kept: { notes: notes ?? '', labels: kept.labels } },
      409,
    )
  }
  return Response.json({
    ...blank,
    done: 'saved',
    values: { version: versionOf(outcome.at) },
  } satisfies NotesAnswer)
}

type Input = { notes: string; labels: string[]; version: Date | null }

async function saveNotes(
  context: Context,
  viewer: Viewer,
  id: string,
  { notes, labels, version }: Input,
): Promise<Saved | { kind: 'missing' }> {
  const { db } = context
  const before = await findPrivateChart(db, viewer.id, id)
  if (!before) return { kind: 'missing' }
  // Notes that don't open stay as they are until others are written.
  const isUnreadable = (await openNotes(context, viewer.id, before)) === null
  const sealed = isUnreadable && notes === '' ? undefined : await sealNotes(context, viewer.id, id, notes)
  const isSaved = await putPrivateNotes(db, viewer.id, id, { notes: sealed, labels, savedAt: version }, new Date())
  const privateChart = await findPrivateChart(db, viewer.id, id)
  if (!privateChart) return { kind: 'missing' }
  if (isSaved) return { kind: 'saved', at: privateChart.notesUpdatedAt }
  const opened = await openNotes(context, viewer.id, privateChart)
  // Sent twice it is the same.
  const isSame = opened === notes && privateChart.labels.join() === labels.join()
  return isSame
    ? { kind: 'saved', at: privateChart.notesUpdatedAt }
    : { kind: 'changed', kept: privateChart, notes: opened }
}

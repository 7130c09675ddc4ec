import { findPrivateChart, type PrivateChart, putPrivateNotes } from '~/data/charts/private-charts.server'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import { openNotes, sealNotes } from '~/platform/server/seal.server'
import type { Viewer } from '~/platform/server/session.server'
import { notesSchema } from './notes.schema'
import { type NotesAnswer, versionOf } from './private-charts'

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

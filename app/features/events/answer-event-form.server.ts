import { redirect } from '@remix-run/cloudflare'
import { findOwnEvent } from '~/data/events/events.server'
import { whyMayNotAct } from '~/domain/community/moderation/may-act'
import { eventFieldsSchema } from '~/domain/events/event-fields.schema'
import { NO_FORM_ANSWER } from '~/platform/forms/form-answer'
import { parseForm, typedValues } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf } from '~/platform/server/i18n.server'
import { refuse, unlessBroken } from '~/platform/server/refusal.server'
import { type EventFormAnswer, eventPath } from './events'
import { withChosenCity } from './find-place.server'
import { readPlan } from './read-plan.server'
import { changeEvent, createEvent, type Saved } from './save-event.server'

const STATUS = { suspended: 403, undecided: 403, over: 409, missing: 404, noPlaces: 503, problems: 422 } as const

/** Answers the form of an event; `id` is that of the event it changes, null: a new one. Done, it leads to the event. */
export async function answerEventForm(context: Context, request: Request, id: string | null) {
  const form = await request.formData()
  const typed = typedValues(form)
  const language = await languageOf(request)
  const values = await unlessBroken(context, 'events.form_broke', () => withChosenCity(context, language, typed))
  const blank: EventFormAnswer = { ...NO_FORM_ANSWER, intent: 'save', values: values ?? typed }
  const viewer = await findMember(context)
  if (!viewer) return refuse<EventFormAnswer>({ ...blank, error: 'signedOut' }, 401)
  const now = new Date()
  const reason = whyMayNotAct(viewer, now)
  if (reason) return refuse<EventFormAnswer>({ ...blank, error: reason }, 403)
  const parsed = parseForm(eventFieldsSchema, form)
  if (!parsed.ok) return refuse<EventFormAnswer>({ ...blank, problems: parsed.problems }, 400)
  const outcome = await unlessBroken(context, 'events.form_broke', async (): Promise<Saved | Refused> => {
    const before = id === null ? null : await findOwnEvent(context.db, id, viewer.id)
    if (id !== null && !before) return { refused: 'missing' }
    const reading = { language, now: now.getTime(), was: before?.startsAt.getTime() ?? null }
    const read = await readPlan(context, parsed.value, reading)
    if (!read.ok) return 'error' in read ? { refused: read.error } : { refused: 'problems', ...read }
    return before
      ? changeEvent(context, viewer, { id: before.id, plan: read.plan, now })
      : createEvent(context, viewer, { id: String(form.get('id') ?? ''), plan: read.plan, now })
  })
  if (outcome === null) return refuse<EventFormAnswer>({ ...blank, error: 'unexpected' }, 500)
  if ('id' in outcome) return redirect(eventPath(outcome.id), 303)
  switch (outcome.refused) {
    case 'problems': {
      const values = { ...blank.values, ...outcome.place }
      return refuse<EventFormAnswer>(
        { ...blank, values, problems: outcome.problems, choices: outcome.choices ?? [] },
        422,
      )
    }
    case 'too_many':
      return refuse<EventFormAnswer>({ ...blank, error: 'tooMany' }, 429, outcome.retryAfterSeconds)
    case 'missing':
      return refuse<EventFormAnswer>({ ...blank, error: 'over' }, 404)
    default:
      return refuse<EventFormAnswer>({ ...blank, error: outcome.refused }, STATUS[outcome.refused])
  }
}

type Refused = { refused: 'missing' | 'noPlaces' }

import { redirect } from '@remix-run/cloudflare'
import type { KnownBirthInput } from '~/domain/birth/birth-form.schema'
import { birthDraft } from '~/platform/chart/birth-draft.server'
import { parseForm } from '~/platform/forms/forms.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { refuse, unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import { toBirthInput, toBirthValues } from '../load-private-charts.server'
import { newPrivateChartSchema } from '../private-chart.schema'
import { privateChartPath } from '../private-charts'
import { addPrivateChart } from '../save-private-chart.server'
import { linkPath, NO_TAKE_OVER_ANSWER, type TakeOverAnswer } from './link'
import { type OpenedLink, offerOf, openLink } from './load-linked-page.server'

const OWN_CHART = '/app/profile'

type Calculated = { ok: true } | { ok: false; reason: string; retryAfterSeconds?: number }
/** Makes the chart of a birth the member's own. */
type Calculate = (context: Context, viewer: Viewer, birth: KnownBirthInput) => Promise<Calculated>

/** The chart that is kept: named as in the link. */
const keepSchema = newPrivateChartSchema.omit({ name: true })

/**
 * Answers the form by which the chart of a link is taken over. The button says what the page offered: where the viewer is offered
 * something else by now, as after signing in, the page is shown again. 404 as for the page.
 */
export async function answerTakeOver(
  context: Context,
  request: Request,
  token: string | undefined,
  calculate: Calculate,
) {
  const form = await request.formData()
  const viewer = await findMember(context)
  const opened = await openLink(context, viewer, token)
  const offer = offerOf(viewer, opened)
  if (form.get('intent') !== offer) return redirect(linkPath(token ?? ''), 303)
  if (offer === 'register') return takeToRegistration(context, request, opened)
  if (viewer && offer === 'own') return makeOwn(context, viewer, opened, calculate)
  if (viewer && offer === 'keep') return keep(context, viewer, opened, form)
  return redirect(linkPath(token ?? ''), 303)
}

/** Takes the birth data along to the registration, as the front page does. */
async function takeToRegistration(context: Context, request: Request, { row }: OpenedLink) {
  const values = { ...toBirthValues(row.birth, row.offsetChosen), chart_type: row.data.chart.type }
  const cookie = await birthDraft.write(context, request, values)
  return redirect('/register', { headers: { 'Set-Cookie': cookie } })
}

async function makeOwn(context: Context, viewer: Viewer, { row }: OpenedLink, calculate: Calculate) {
  const outcome = await unlessBroken(context, 'private_charts.take_over_broke', () =>
    calculate(context, viewer, toBirthInput(row)),
  )
  return outcome?.ok ? redirect(OWN_CHART) : refuseTakeOver(outcome)
}

async function keep(context: Context, viewer: Viewer, { row }: OpenedLink, form: FormData) {
  const parsed = parseForm(keepSchema, form)
  if (!parsed.ok) return refuse<TakeOverAnswer>({ ...NO_TAKE_OVER_ANSWER, problems: parsed.problems }, 400)
  const { id } = parsed.value
  const outcome = await unlessBroken(context, 'private_charts.take_over_broke', () =>
    addPrivateChart(context, viewer, { id, name: row.name, birth: toBirthInput(row) }),
  )
  return outcome?.ok ? redirect(privateChartPath(outcome.id)) : refuseTakeOver(outcome)
}

/** Says why nothing was taken over; null: we broke. */
function refuseTakeOver(outcome: Exclude<Calculated, { ok: true }> | null) {
  const refused = (error: TakeOverAnswer['error']) => ({ ...NO_TAKE_OVER_ANSWER, error })
  if (!outcome) return refuse(refused('unexpected'), 500)
  if (outcome.reason === 'too_many') return refuse(refused('tooMany'), 429, outcome.retryAfterSeconds)
  if (outcome.reason === 'full') return refuse(refused('full'), 409)
  return refuse(refused('service'), 503)
}

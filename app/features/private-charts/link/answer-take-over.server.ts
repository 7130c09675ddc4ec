import { redirect } from '@remix-run/cloudflare'
import { findOwnBirth } from '~/data/charts/charts.server'
import type { KnownBirthInput } from '~/domain/birth/birth-form.schema'
import { birthDraft } from '~/platform/chart/birth-draft.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse } from '~/platform/server/forms.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import { toBirthInput, toBirthValues } from '../load-private-charts.server'
import { newPrivateChartSchema } from '../private-chart.schema'
import { privateChartPath } from '../private-charts'
import { addPrivateChart } from '../save-private-chart.server'
import { linkPath, NO_TAKE_OVER_ANSWER, type TakeOverAnswer } from './link'
import { type OpenedLink, openLink } from './load-linked-page.server'

const OWN_CHART = '/app/profile'

type Calculated = { ok: true } | { ok: false; reason: string; retryAfterSeconds?: number }
/** Makes the chart of a birth the member's first; `taken` where they have birth data or a chart by then. */
type CalculateFirst = (context: Context, viewer: Viewer, birth: KnownBirthInput) => Promise<Calculated>

/** The chart that is kept: named as in the link. */
const keepSchema = newPrivateChartSchema.omit({ name: true })

/**
 * Answers the form by which the chart of a link is taken over. The button says what the page offered: where the viewer is offered
 * something else by now, as after signing in, the page is shown again, and says why where it is because of their own birth data. 404 as
 * for the page.
 */
export async function answerTakeOver(
  context: Context,
  request: Request,
  token: string | undefined,
  calculateFirst: CalculateFirst,
) {
  const form = await request.formData()
  const opened = await openLink(context, token)
  const { viewer, offer, hasBirth } = opened
  const intent = form.get('intent')
  if (viewer && intent === 'own' && (offer === 'own' || (offer === 'keep' && hasBirth))) {
    return makeOwn(context, viewer, opened, calculateFirst)
  }
  if (intent === 'register' && offer === 'register') return takeToRegistration(context, request, opened)
  if (viewer && intent === 'keep' && offer === 'keep') return keep(context, viewer, opened, form)
  return redirect(linkPath(token ?? ''), 303)
}

/** Takes the birth data along to the registration, as the front page does. */
async function takeToRegistration(context: Context, request: Request, { row }: OpenedLink) {
  const { birth, offsetChosen, data } = row
  const values = toBirthValues(birth, offsetChosen)
  // That form has no field for an offset that holds whatever the zone says: without it the type may be another one.
  const draft = birth.offsetOverridden ? values : { ...values, chart_type: data.chart.type }
  const cookie = await birthDraft.write(context, request, draft)
  return redirect('/register', { headers: { 'Set-Cookie': cookie } })
}

async function makeOwn(context: Context, viewer: Viewer, { row, offer }: OpenedLink, calculateFirst: CalculateFirst) {
  const outcome = await tryOrLog(context, 'private_charts.take_over_broke', async () => {
    const calculated: Calculated =
      offer === 'own' ? await calculateFirst(context, viewer, toBirthInput(row)) : { ok: false, reason: 'taken' }
    if (calculated.ok || calculated.reason !== 'taken') return calculated
    // The form sent twice: what they have is this chart.
    const own = await findOwnBirth(context.db, viewer.id)
    return own?.birthUtc === row.data.birthUtc ? ({ ok: true } as const) : calculated
  })
  return outcome?.ok ? redirect(OWN_CHART) : refuseTakeOver(outcome)
}

async function keep(context: Context, viewer: Viewer, { row }: OpenedLink, form: FormData) {
  const parsed = parseForm(keepSchema, form)
  if (!parsed.ok) {
    const { problems } = parsed
    // The id is no field that anybody sees.
    const error = problems.consent ? null : ('unexpected' as const)
    return refuse<TakeOverAnswer>({ problems, error }, 422)
  }
  const { id } = parsed.value
  const outcome = await tryOrLog(context, 'private_charts.take_over_broke', () =>
    addPrivateChart(context, viewer, { id, name: row.name, birth: toBirthInput(row) }),
  )
  return outcome?.ok ? redirect(privateChartPath(outcome.id)) : refuseTakeOver(outcome)
}

/** Says why nothing was taken over; null: we broke. */
function refuseTakeOver(outcome: Exclude<Calculated, { ok: true }> | null) {
  const refused = (error: TakeOverAnswer['error']) => ({ ...NO_TAKE_OVER_ANSWER, error })
  switch (outcome?.reason) {
    case undefined:
      return refuse(refused('unexpected'), 500)
    case 'too_many':
      return refuse(refused('tooMany'), 429, outcome?.retryAfterSeconds)
    case 'full':
      return refuse(refused('full'), 409)
    case 'taken':
      return refuse(refused('taken'), 409)
    case 'refused':
      return refuse(refused('refused'), 422)
    default:
      return refuse(refused('service'), 503)
  }
}

import { z } from 'zod'
import { createToken, hashToken } from '~/data/accounts/account-tokens.server'
import { deleteChartLink, findChartLink, findPrivateChart, insertChartLink } from '~/data/charts/private-charts.server'
import { mayAct } from '~/domain/community/moderation/may-act'
import { CHART_LINK_DAYS } from '~/domain/membership/limits'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { type LinkAnswer, MAKE_LINK, WITHDRAW_LINK } from './link'
import { sealToken } from './sealed-token.server'

const DAY_MILLISECONDS = 86_400_000
const CHANGES_AN_HOUR = 60

/** Messages are keys of the namespace `private-charts`. */
const linkSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal(MAKE_LINK),
    days: z.enum(CHART_LINK_DAYS.map(String), 'linkDays.missing').transform(Number),
  }),
  z.object({ intent: z.literal(WITHDRAW_LINK) }),
])
type LinkForm = z.infer<typeof linkSchema>

type Outcome = { done: NonNullable<LinkAnswer['done']> } | { error: 'full' | 'suspended' | 'deleted' }

/** Answers the forms that make and withdraw the link to a kept chart. 404 where the viewer has no such chart. */
export async function answerLink(context: Context, form: FormData, id: string) {
  const blank: LinkAnswer = { ...NO_FORM_ANSWER, intent: String(form.get('intent') ?? ''), values: typedValues(form) }
  const viewer = await findMember(context)
  if (!viewer) return refuse<LinkAnswer>({ ...blank, error: 'signedOut' }, 401)
  // Before anything of the form is looked at: of somebody else's chart nothing is answered.
  const known = await tryOrLog(context, 'private_charts.link_broke', async () => ({
    isThere: (await findPrivateChart(context.db, viewer.id, id)) !== null,
  }))
  if (!known) return refuse<LinkAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (!known.isThere) throw notFound()
  const parsed = parseForm(linkSchema, form)
  if (!parsed.ok) return refuse<LinkAnswer>({ ...blank, problems: parsed.problems }, 422)
  const limit = { name: 'private_charts.link', subject: viewer.id, most: CHANGES_AN_HOUR, seconds: 3600 }
  // Who shared something by mistake is never told to wait before taking it back.
  const wait = parsed.value.intent === MAKE_LINK ? await spend(context, [limit]) : null
  if (wait !== null) return refuse<LinkAnswer>({ ...blank, error: 'tooMany' }, 429, wait)
  const outcome = await tryOrLog(context, 'private_charts.link_broke', () =>
    changeLink(context, viewer, id, parsed.value),
  )
  if (!outcome) return refuse<LinkAnswer>({ ...blank, error: 'unexpected' }, 500)
  if ('error' in outcome) {
    if (outcome.error === 'deleted') throw notFound()
    return refuse<LinkAnswer>({ ...blank, error: outcome.error }, outcome.error === 'full' ? 409 : 403)
  }
  return Response.json({ ...blank, values: {}, done: outcome.done } satisfies LinkAnswer)
}

async function changeLink(context: Context, viewer: Viewer, chartId: string, form: LinkForm): Promise<Outcome> {
  const { db } = context
  if (form.intent === WITHDRAW_LINK) {
    await deleteChartLink(db, viewer.id, chartId)
    return { done: 'withdrawn' }
  }
  const now = new Date()
  if (!mayAct(viewer, now)) return { error: 'suspended' }
  const id = crypto.randomUUID()
  const token = createToken()
  const link = {
    id,
    tokenHash: await hashToken(token),
    sealedToken: await sealToken(context, viewer.id, id, token),
    expiresAt: new Date(now.getTime() + form.days * DAY_MILLISECONDS),
  }
  await insertChartLink(db, viewer.id, chartId, link, now)
  // Sent twice, as by a page that is loaded anew: the link that works stays as it is.
  if (await findChartLink(db, viewer.id, chartId, now)) return { done: 'made' }
  // The chart may be gone since it was looked up.
  return { error: (await findPrivateChart(db, viewer.id, chartId)) ? 'full' : 'deleted' }
}

import { data, redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { NO_FORM_ANSWER } from '~/platform/forms/form-answer'
import { isSelling } from '~/platform/payments/stripe.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { spend } from '~/platform/server/rate-limit.server'
import { refuse, unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import { openPortal, payOpen, resume } from './manage-subscription.server'
import { openCheckout } from './open-checkout.server'
import type { PremiumOutcome } from './outcome'
import { PREMIUM_INTENTS, type PremiumAnswer, type PremiumIntent } from './premium'

const intentField = z.enum(PREMIUM_INTENTS)
const ACTS_AN_HOUR = 60

type Verb = (context: Context, request: Request, viewer: Viewer) => Promise<PremiumOutcome>

const VERBS: Record<PremiumIntent, Verb> = {
  upgrade: openCheckout,
  portal: (context, request, viewer) => openPortal(context, request, viewer, 'portal'),
  card: (context, request, viewer) => openPortal(context, request, viewer, 'card'),
  cancel: (context, request, viewer) => openPortal(context, request, viewer, 'cancel'),
  resume: (context, _, viewer) => resume(context, viewer),
  pay: (context, _, viewer) => payOpen(context, viewer),
}

const STATUS = { notSelling: 503, stripeAway: 503, declined: 422, alreadyPremium: 409, customerGone: 409 } as const

/** Answers every form of the tab "Premium"; what is paid is paid at Stripe, and the way there is a redirect. */
export async function answerPremium(context: Context, request: Request) {
  const form = await request.formData()
  const parsed = intentField.safeParse(form.get('intent'))
  if (!parsed.success) return refuse<PremiumAnswer>({ ...NO_FORM_ANSWER, error: 'unexpected' }, 400)
  const intent = parsed.data
  const blank: PremiumAnswer = { ...NO_FORM_ANSWER, intent }
  const viewer = await findMember(context)
  if (!viewer) return refuse<PremiumAnswer>({ ...blank, error: 'signedOut' }, 401)
  if (!isSelling(context.settings)) return refuse<PremiumAnswer>({ ...blank, error: 'notSelling' }, STATUS.notSelling)
  if (intent === 'upgrade' && form.get('start_now') !== 'on') {
    return refuse<PremiumAnswer>({ ...blank, problems: { start_now: 'startNow.missing' } }, 400)
  }
  const wait = await spend(context, [{ name: 'premium.act', subject: viewer.id, most: ACTS_AN_HOUR, seconds: 3600 }])
  if (wait !== null) return refuse<PremiumAnswer>({ ...blank, error: 'tooMany' }, 429, wait)
  const outcome = await unlessBroken(context, 'premium.failed', () => VERBS[intent](context, request, viewer))
  if (outcome === null) return refuse<PremiumAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (!outcome.ok) return refuse<PremiumAnswer>({ ...blank, error: outcome.error }, STATUS[outcome.error])
  return 'leadsTo' in outcome ? redirect(outcome.leadsTo, 303) : data<PremiumAnswer>({ ...blank, done: outcome.done })
}

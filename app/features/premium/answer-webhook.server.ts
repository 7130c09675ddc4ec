import { deliverMails } from '~/platform/mail/mail-outbox.server'
import { isSelling, readWebhook } from '~/platform/payments/stripe.server'
import { takeEvent } from '~/platform/payments/take-event.server'
import type { Context } from '~/platform/server/context.server'
import { notFound } from '~/platform/server/http.server'
import { logEvent, toErrorFields } from '~/platform/server/log.server'

/**
 * Takes in what Stripe says. 400: not signed by it, or too long ago; 500: could not be done, and Stripe sends it again; else
 * 200, also for what is known already or changes nothing here.
 */
export async function answerWebhook(context: Context, request: Request): Promise<Response> {
  const { settings, requestId } = context
  if (!isSelling(settings)) throw notFound()
  const body = await request.text()
  try {
    const event = await readWebhook(settings, body, request.headers.get('Stripe-Signature') ?? '')
    if (!event) {
      logEvent('warn', 'payments.webhook_refused', { requestId })
      return new Response('Bad signature', { status: 400 })
    }
    const taken = await takeEvent(context, event, new Date())
    if (taken === 'applied') context.waitUntil(sendMails(context))
    return new Response(taken)
  } catch (error) {
    // What it says of an object that could not be read names its fields, not what they hold.
    logEvent('error', 'payments.webhook_failed', { requestId, ...toErrorFields(error) })
    return new Response('Try again', { status: 500 })
  }
}

const sendMails = ({ bindings, requestId }: Context) =>
  deliverMails(bindings, { now: Date.now() }).catch((error: unknown) => {
    logEvent('error', 'mail.round_failed', { requestId, ...toErrorFields(error) })
  })

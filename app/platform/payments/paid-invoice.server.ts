import type { Settings } from '../server/env.server'
import { askStripe } from './stripe.server'
import { type InvoiceObject, invoiceObject } from './stripe-objects'

/** The invoice that a payment had paid: neither charge nor dispute says. Null: it paid none. Throws where Stripe cannot be asked. */
export async function findPaidInvoice(settings: Settings, paymentIntent: string | null): Promise<InvoiceObject | null> {
  if (paymentIntent === null) return null
  const payment = { type: 'payment_intent' as const, payment_intent: paymentIntent }
  const found = await askStripe(settings, 'paid invoice', (stripe) =>
    stripe.invoicePayments.list({ payment, expand: ['data.invoice'], limit: 1 }),
  )
  if (!found.ok) throw new Error(`Which invoice was paid cannot be told: ${found.failure}`)
  const invoice = found.value.data[0]?.invoice
  return invoice ? invoiceObject.parse(invoice) : null
}

import { createHmac, randomBytes } from 'node:crypto'

/** What the site's settings name; known to everybody, and good for nothing but this stand-in. */
export const TEST_SHOP = {
  STRIPE_SECRET_KEY: 'sk_test_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
  STRIPE_PRICE_ID: 'price_standin',
}

const MONTH_SECONDS = 30 * 86_400
const seconds = () => Math.floor(Date.now() / 1000)
const newId = (/** @type {string} */ prefix) => `${prefix}_${randomBytes(9).toString('hex')}`

export const PRICE = {
  id: TEST_SHOP.STRIPE_PRICE_ID,
  object: 'price',
  active: true,
  currency: 'eur',
  unit_amount: 1999,
  recurring: { interval: 'month', interval_count: 1 },
}

/** The header that Stripe signs a delivery with. */
export function signatureOf(/** @type {string} */ body, secret = TEST_SHOP.STRIPE_WEBHOOK_SECRET, at = seconds()) {
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${v1}`
}

/** An error as Stripe answers one. */
export class ShopError extends Error {
  constructor(/** @type {number} */ status, /** @type {object} */ error) {
    super(JSON.stringify(error))
    this.status = status
    this.error = error
  }
}
const missing = (/** @type {string} */ what) =>
  new ShopError(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` })
const refused = (/** @type {string} */ message) => new ShopError(400, { type: 'invalid_request_error', message })
const declined = () =>
  new ShopError(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })

/**
 * A small shop in Stripe's place: customers, checkouts, one subscription each, their invoices, refunds and credit, and the
 * events that all this brings, in the order it happens. What the site may ask is in `api.mjs`, what people press in `pages.mjs`.
 */
export class Shop {
  /** @type {Record<string, Record<string, any>>} */
  state = {
    ...{ customers: {}, checkouts: {}, subscriptions: {}, invoices: {}, charges: {}, portals: {}, deleted: {} },
    ...{ credits: {}, refunds: {}, answers: {} },
  }

  /** @param {{ origin: string, tell: (event: any) => void }} options Where the pages are, and whom events go to. */
  constructor({ origin, tell }) {
    this.origin = origin
    this.tell = tell
  }

  find(/** @type {string} */ kind, /** @type {string} */ id) {
    const found = this.state[kind]?.[id]
    if (!found) throw missing(`${kind.slice(0, -1)}: ${id}`)
    return found
  }

  #put(/** @type {string} */ kind, /** @type {any} */ object) {
    this.state[kind][object.id] = object
    return object
  }

  /** An event about an object as it is at this moment. */
  #say(/** @type {string} */ type, /** @type {any} */ object) {
    const event = { id: newId('evt'), object: 'event', type, created: seconds(), livemode: false, data: { object } }
    this.tell(structuredClone(event))
  }

  createCustomer({ email = null, metadata = {} }) {
    const customer = { id: newId('cus'), object: 'customer', email, metadata, balance: 0, card: 'good' }
    return this.#put('customers', customer)
  }

  /** Forgets a customer, which ends what they had at once. */
  deleteCustomer(/** @type {string} */ id) {
    this.find('customers', id)
    for (const subscription of this.subscriptionsOf(id))
      if (subscription.status !== 'canceled') this.end(subscription.id)
    delete this.state.customers[id]
    return this.#put('deleted', { id, object: 'customer', deleted: true })
  }

  /** As when all data of a test account are deleted: not even the name is left. */
  forgetCustomer(/** @type {string} */ id) {
    this.deleteCustomer(id)
    return delete this.state.deleted[id]
  }

  createCheckout(/** @type {any} */ asked) {
    this.find('customers', asked.customer)
    if (asked.line_items?.[0]?.price !== PRICE.id) throw refused(`No such price: ${asked.line_items?.[0]?.price}`)
    const id = newId('cs_test')
    return this.#put('checkouts', {
      ...{ id, object: 'checkout.session', mode: asked.mode, status: 'open', currency: PRICE.currency },
      ...{ customer: asked.customer, client_reference_id: asked.client_reference_id ?? null, subscription: null },
      ...{ success_url: asked.success_url, cancel_url: asked.cancel_url, locale: asked.locale ?? 'auto' },
      ...{ custom_text: asked.custom_text ?? null },
      ...{ carried: asked.subscription_data?.metadata ?? {}, url: `${this.origin}/pay/${id}`, livemode: false },
    })
  }

  /** Pays a checkout, once: the subscription, its first invoice, and where to go back to. */
  payCheckout(/** @type {string} */ id, card = 'good') {
    const checkout = this.find('checkouts', id)
    if (checkout.status !== 'open') throw refused('This checkout is over')
    if (card !== 'good') throw declined()
    const customer = this.find('customers', checkout.customer)
    customer.card = card
    const start = seconds()
    const subscription = this.#put('subscriptions', {
      ...{ id: newId('sub'), object: 'subscription', customer: customer.id, status: 'active', livemode: false },
      ...{
        metadata: checkout.carried,
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
        ended_at: null,
        start_date: start,
      },
      items: {
        object: 'list',
        data: [
          {
            ...{ id: newId('si'), object: 'subscription_item', price: PRICE, quantity: 1 },
            ...{ current_period_start: start, current_period_end: start + MONTH_SECONDS },
          },
        ],
      },
      latest_invoice: null,
    })
    Object.assign(checkout, { status: 'complete', subscription: subscription.id })
    const invoice = this.#charge(subscription, 'subscription_create')
    this.#say('customer.subscription.created', subscription)
    this.#say('invoice.paid', invoice)
    this.#say('checkout.session.completed', checkout)
    return checkout.success_url.replace('{CHECKOUT_SESSION_ID}', id)
  }

  /** An invoice for the month a subscription is in, paid by credit first and the card then; or left open where it does not pay. */
  #charge(/** @type {any} */ subscription, /** @type {string} */ reason) {
    const customer = this.find('customers', subscription.customer)
    const [item] = subscription.items.data
    const byCredit = Math.min(PRICE.unit_amount, Math.max(0, -customer.balance))
    const due = PRICE.unit_amount - byCredit
    const isPaid = due === 0 || customer.card === 'good'
    customer.balance += byCredit
    const id = newId('in')
    const invoice = this.#put('invoices', {
      ...{
        id,
        object: 'invoice',
        customer: customer.id,
        number: `TEST-${Object.keys(this.state.invoices).length + 1}`,
      },
      ...{ currency: PRICE.currency, subtotal: PRICE.unit_amount, total: PRICE.unit_amount, livemode: false },
      ...{ status: isPaid ? 'paid' : 'open', amount_due: due, amount_paid: isPaid ? due : 0, attempt_count: 1 },
      ...{ billing_reason: reason, hosted_invoice_url: `${this.origin}/invoices/${id}`, created: seconds() },
      status_transitions: { paid_at: isPaid ? seconds() : null },
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      lines: {
        object: 'list',
        data: [{ period: { start: item.current_period_start, end: item.current_period_end } }],
      },
    })
    subscription.latest_invoice = id
    if (isPaid && due > 0) this.#noteCharge(invoice)
    return invoice
  }

  #noteCharge(/** @type {any} */ invoice) {
    const { id, customer, currency, amount_paid: amount } = invoice
    const charge = { id: newId('ch'), object: 'charge', customer, currency, amount, amount_refunded: 0, invoice: id }
    this.#put('charges', { ...charge, payment_intent: newId('pi') })
  }

  /** Begins the next month now, as if the present one had passed. */
  renew(/** @type {string} */ id) {
    const subscription = this.find('subscriptions', id)
    if (subscription.cancel_at_period_end) return this.end(id)
    const [item] = subscription.items.data
    item.current_period_start = seconds()
    // Two renewals within a second are two months all the same.
    item.current_period_end = Math.max(seconds() + MONTH_SECONDS, item.current_period_end + 1)
    const invoice = this.#charge(subscription, 'subscription_cycle')
    subscription.status = invoice.status === 'paid' ? 'active' : 'past_due'
    this.#say('customer.subscription.updated', subscription)
    this.#say(invoice.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice)
    return subscription
  }

  /** Pays an open invoice with the card the customer has now. */
  payInvoice(/** @type {string} */ id) {
    const invoice = this.find('invoices', id)
    if (invoice.status !== 'open') throw refused('Invoice is already paid')
    const customer = this.find('customers', invoice.customer)
    // Stripe counts its own attempts alone.
    if (customer.card !== 'good') throw declined()
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due })
    invoice.status_transitions.paid_at = seconds()
    this.#noteCharge(invoice)
    const subscription = this.find('subscriptions', invoice.parent.subscription_details.subscription)
    if (subscription.status !== 'canceled') subscription.status = 'active'
    this.#say('customer.subscription.updated', subscription)
    this.#say('invoice.paid', invoice)
    return invoice
  }

  setCard(/** @type {string} */ customerId, /** @type {string} */ card) {
    this.find('customers', customerId).card = card
  }

  /** Lets a subscription end with its month, or go on. */
  setRenewal(/** @type {string} */ id, /** @type {boolean} */ renews) {
    const subscription = this.find('subscriptions', id)
    if (subscription.status === 'canceled') throw refused('A canceled subscription cannot be changed')
    const [item] = subscription.items.data
    Object.assign(subscription, {
      cancel_at_period_end: !renews,
      cancel_at: renews ? null : item.current_period_end,
      canceled_at: renews ? null : seconds(),
    })
    this.#say('customer.subscription.updated', subscription)
    return subscription
  }

  /** Ends a subscription at once. */
  end(/** @type {string} */ id) {
    const subscription = this.find('subscriptions', id)
    if (subscription.status === 'canceled') throw missing(`subscription: ${id}`)
    Object.assign(subscription, { status: 'canceled', ended_at: seconds(), canceled_at: seconds() })
    this.#say('customer.subscription.deleted', subscription)
    return subscription
  }

  /** Gives back what is left of an invoice, or so many cents of it. */
  refund(/** @type {string} */ invoiceId, /** @type {number | undefined} */ cents = undefined) {
    const charge = Object.values(this.state.charges).find(({ invoice }) => invoice === invoiceId)
    if (!charge) throw refused('Nothing was charged for this invoice')
    charge.amount_refunded = Math.min(charge.amount, charge.amount_refunded + (cents ?? charge.amount))
    const { invoice: _, ...said } = charge
    this.#say('charge.refunded', said)
    return charge
  }

  /** Gives a part back by hand. */
  refundByHand(/** @type {string} */ invoiceId, /** @type {number} */ cents) {
    const { payment_intent } = Object.values(this.state.charges).find(({ invoice }) => invoice === invoiceId)
    return this.createRefund({ payment_intent, amount: cents })
  }

  /** The same as the site asks for it: by the payment, so many cents, and never more than is left. */
  createRefund(/** @type {any} */ { payment_intent: paidBy, amount, metadata = {} }) {
    const charge = Object.values(this.state.charges).find(({ payment_intent }) => payment_intent === paidBy)
    if (!charge) throw missing(`payment_intent: ${paidBy}`)
    if (charge.refusesRefunds) throw refused('Insufficient funds to refund this charge')
    const left = charge.amount - charge.amount_refunded
    if (left === 0) throw new ShopError(400, { type: 'invalid_request_error', code: 'charge_already_refunded' })
    if (Number(amount) > left) throw refused('Refund amount is greater than unrefunded amount on charge')
    const refund = { id: newId('re'), object: 'refund', amount: Number(amount), payment_intent: paidBy, metadata }
    this.refund(charge.invoice, Number(amount))
    return this.#put('refunds', { ...refund, status: 'succeeded' })
  }

  /** Moves a subscription and what was paid for it into the past, as if so many days had gone by. */
  age(/** @type {string} */ id, /** @type {number} */ days) {
    const subscription = this.find('subscriptions', id)
    const by = days * 86_400
    const [item] = subscription.items.data
    subscription.start_date -= by
    item.current_period_start -= by
    item.current_period_end -= by
    for (const { parent, lines } of this.invoicesOf(subscription.customer)) {
      if (parent.subscription_details.subscription !== id) continue
      for (const { period } of lines.data) {
        period.start -= by
        period.end -= by
      }
    }
    return subscription
  }

  /** A refund comes back from the bank: it is as if it had not been made. */
  failRefund(/** @type {string} */ id) {
    const refund = this.find('refunds', id)
    const charge = Object.values(this.state.charges).find((one) => one.payment_intent === refund.payment_intent)
    charge.amount_refunded -= refund.amount
    return Object.assign(refund, { status: 'failed' })
  }

  /** Refuses to refund an invoice, or no longer; keys of idempotency are forgotten with it, as after a day. */
  refuseRefunds(/** @type {string} */ invoiceId, /** @type {boolean} */ refuses) {
    this.state.answers = {}
    const charge = Object.values(this.state.charges).find(({ invoice }) => invoice === invoiceId)
    return Object.assign(charge, { refusesRefunds: refuses })
  }

  /** The refunds of an invoice, the oldest first. */
  refundsOf(/** @type {string} */ invoiceId) {
    const charge = Object.values(this.state.charges).find(({ invoice }) => invoice === invoiceId)
    return Object.values(this.state.refunds).filter((one) => one.payment_intent === charge?.payment_intent)
  }

  /** A bank takes the money of an invoice back, or decides about it. */
  dispute(/** @type {string} */ invoiceId, /** @type {string} */ status) {
    const charge = Object.values(this.state.charges).find(({ invoice }) => invoice === invoiceId)
    if (!charge) throw refused('Nothing was charged for this invoice')
    const { id, payment_intent, amount, currency } = charge
    const type = status === 'won' || status === 'lost' ? 'closed' : 'created'
    const dispute = { id: `du_${id}`, object: 'dispute', charge: id, payment_intent, amount, currency, status }
    this.#say(`charge.dispute.${type}`, { ...dispute, reason: 'fraudulent' })
  }

  addCredit(/** @type {string} */ customerId, /** @type {any} */ { amount, currency, metadata = {} }) {
    this.find('customers', customerId).balance += Number(amount)
    const id = newId('cbtxn')
    return this.#put('credits', {
      ...{
        id,
        object: 'customer_balance_transaction',
        customer: customerId,
        amount: Number(amount),
        currency,
        metadata,
      },
    })
  }

  openPortal(/** @type {any} */ { customer, return_url: returnUrl, flow_data: flow, locale = 'auto' }) {
    this.find('customers', customer)
    const id = newId('bps')
    const url = `${this.origin}/portal/${id}`
    return this.#put('portals', {
      ...{ id, object: 'billing_portal.session', customer, return_url: returnUrl, url, locale },
      flow: flow?.type ?? null,
    })
  }

  subscriptionsOf(/** @type {string} */ customerId) {
    return Object.values(this.state.subscriptions).filter(({ customer }) => customer === customerId)
  }

  /** The newest first; without a customer those of all. */
  invoicesOf(/** @type {string | undefined} */ customerId) {
    return Object.values(this.state.invoices)
      .filter(({ customer }) => customerId === undefined || customer === customerId)
      .reverse()
  }
}

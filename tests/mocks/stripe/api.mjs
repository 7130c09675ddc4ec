import { PRICE, ShopError, TEST_SHOP } from './shop.mjs'

/** Fields as Stripe takes them, `line_items[0][price]=…`, as an object. */
export function parseFields(/** @type {string} */ encoded) {
  /** @type {any} */
  const fields = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    const last = path.pop() ?? ''
    let place = fields
    for (const part of path) place = place[part] ??= {}
    place[last] = value
  }
  return fields
}

const list = (/** @type {any[]} */ data) => ({ object: 'list', data, has_more: false, url: '/v1' })

/** @typedef {import('./shop.mjs').Shop} Shop */
/** @type {[string, RegExp, (shop: Shop, fields: any, id: string) => any][]} */
const CALLS = [
  ['GET', /^\/v1\/prices\/(\w+)$/, (_, __, id) => (id === PRICE.id ? PRICE : unknown(id))],
  ['POST', /^\/v1\/customers$/, (shop, fields) => shop.createCustomer(fields)],
  // One that was deleted is still named, where anything else about them is missing.
  ['GET', /^\/v1\/customers\/(\w+)$/, (shop, _, id) => shop.state.deleted[id] ?? shop.find('customers', id)],
  ['POST', /^\/v1\/customers\/(\w+)$/, (shop, fields, id) => Object.assign(shop.find('customers', id), fields)],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, (shop, _, id) => shop.deleteCustomer(id)],
  [
    'GET',
    /^\/v1\/customers\/(\w+)\/balance_transactions$/,
    (shop, _, id) => list(Object.values(shop.state.credits).filter(({ customer }) => customer === id)),
  ],
  ['POST', /^\/v1\/customers\/(\w+)\/balance_transactions$/, (shop, fields, id) => shop.addCredit(id, fields)],
  ['POST', /^\/v1\/checkout\/sessions$/, (shop, fields) => shop.createCheckout(fields)],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (shop, _, id) => shop.find('checkouts', id)],
  ['POST', /^\/v1\/billing_portal\/sessions$/, (shop, fields) => shop.openPortal(fields)],
  [
    'GET',
    /^\/v1\/subscriptions$/,
    (shop, { customer }) => {
      shop.find('customers', customer)
      return list(shop.subscriptionsOf(customer))
    },
  ],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, (shop, _, id) => shop.find('subscriptions', id)],
  [
    'POST',
    /^\/v1\/subscriptions\/(\w+)$/,
    (shop, fields, id) => shop.setRenewal(id, fields.cancel_at_period_end !== 'true'),
  ],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, (shop, _, id) => shop.end(id)],
  [
    'GET',
    /^\/v1\/invoices$/,
    (shop, { customer, status, subscription }) => {
      if (customer !== undefined) shop.find('customers', customer)
      return list(
        shop
          .invoicesOf(customer)
          .filter((invoice) => !status || invoice.status === status)
          .filter(({ parent }) => !subscription || parent.subscription_details.subscription === subscription),
      )
    },
  ],
  ['GET', /^\/v1\/invoices\/(\w+)$/, (shop, _, id) => shop.find('invoices', id)],
  ['POST', /^\/v1\/invoices\/(\w+)\/pay$/, (shop, _, id) => shop.payInvoice(id)],
  [
    'GET',
    /^\/v1\/invoice_payments$/,
    (shop, { payment, invoice }) => {
      const charge = Object.values(shop.state.charges).find((one) =>
        invoice ? one.invoice === invoice : one.payment_intent === payment?.payment_intent,
      )
      if (!charge) return list([])
      const paid = { type: 'payment_intent', payment_intent: charge.payment_intent }
      return list([{ id: 'inpay_1', payment: paid, invoice: shop.find('invoices', charge.invoice) }])
    },
  ],
  ['POST', /^\/v1\/refunds$/, (shop, fields) => shop.createRefund(fields)],
  [
    'GET',
    /^\/v1\/refunds$/,
    (shop, { payment_intent: paidBy }) =>
      list(Object.values(shop.state.refunds).filter(({ payment_intent }) => payment_intent === paidBy)),
  ],
]

function unknown(/** @type {string} */ what) {
  throw new ShopError(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such: ${what}` })
}

/**
 * Answers a call of Stripe's API. A repeated `Idempotency-Key` gets the first answer again, and an error with other fields, as
 * Stripe has it.
 * @param {Shop} shop
 * @param {{ method: string, url: URL, body: string, key: string | null, authorization: string | null }} call
 * @returns {{ status: number, body: any }}
 */
export function answerApi(shop, { method, url, body, key, authorization }) {
  if (authorization !== `Bearer ${TEST_SHOP.STRIPE_SECRET_KEY}`) {
    return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } }
  }
  const known = key === null ? undefined : shop.state.answers[key]
  const asked = `${method} ${url.pathname} ${body}`
  if (known && known.asked !== asked) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
    return { status: 400, body: { error: { type: 'idempotency_error', message } } }
  }
  if (known) return known.answer
  const answer = call(shop, method, url, body)
  if (key !== null && answer.status < 500) shop.state.answers[key] = { asked, answer: structuredClone(answer) }
  return answer
}

/** @returns {{ status: number, body: any }} */
function call(
  /** @type {Shop} */ shop,
  /** @type {string} */ method,
  /** @type {URL} */ url,
  /** @type {string} */ body,
) {
  const fields = parseFields(method === 'GET' ? url.search.slice(1) : body)
  try {
    for (const [verb, path, does] of CALLS) {
      const found = method === verb && path.exec(url.pathname)
      if (found) return { status: 200, body: does(shop, fields, found[1] ?? '') }
    }
    return {
      status: 404,
      body: { error: { type: 'invalid_request_error', message: `No such call: ${method} ${url.pathname}` } },
    }
  } catch (error) {
    if (error instanceof ShopError) return { status: error.status, body: { error: error.error } }
    throw error
  }
}

import { readForm } from '../sign-in-page.mjs'
import { PRICE, ShopError } from './shop.mjs'

const WORDS = {
  en: {
    shop: 'Test shop in Stripe’s place: no money moves',
    checkout: 'Pay €19.99 a month',
    good: 'Pay with a good card',
    bad: 'Pay with a card that is declined',
    leave: 'Back without paying',
    declined: 'The card was declined.',
    portal: 'Your subscription',
    back: 'Back to the site',
    setGood: 'Use a good card',
    setBad: 'Use a card that is declined',
    cancel: 'Cancel the subscription',
    resume: 'Renew the subscription',
    controls: 'What the shop can do',
    renew: 'End the month now',
    end: 'End the subscription now',
    refund: 'Refund',
    invoices: 'Invoices',
    pay: 'Pay this invoice',
  },
  ru: {
    shop: 'Тестовый магазин вместо Stripe: деньги не списываются',
    checkout: 'Оплатить 19,99 € в месяц',
    good: 'Оплатить хорошей картой',
    bad: 'Оплатить картой, которую отклонят',
    leave: 'Назад без оплаты',
    declined: 'Карта отклонена.',
    portal: 'Ваша подписка',
    back: 'Вернуться на сайт',
    setGood: 'Взять хорошую карту',
    setBad: 'Взять карту, которую отклонят',
    cancel: 'Отменить подписку',
    resume: 'Возобновить подписку',
    controls: 'Что может магазин',
    renew: 'Закончить месяц сейчас',
    end: 'Закончить подписку сейчас',
    refund: 'Вернуть деньги',
    invoices: 'Счета',
    pay: 'Оплатить этот счёт',
  },
}

const escaped = (/** @type {unknown} */ text) =>
  String(text).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
const wordsIn = (/** @type {string} */ locale) => (locale === 'ru' ? WORDS.ru : WORDS.en)
const button = (/** @type {string} */ act, /** @type {string} */ label) =>
  `<p><button name="act" value="${escaped(act)}">${escaped(label)}</button></p>`

function page(/** @type {string} */ locale, /** @type {string} */ title, /** @type {string} */ body) {
  return `<!doctype html>
<html lang="${locale === 'ru' ? 'ru' : 'en'}"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<link rel="icon" href="data:,"><style>body{font:16px/1.5 system-ui;max-width:32rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;padding:.5rem 1rem}strong{color:#a33}</style>
<p><strong>${escaped(wordsIn(locale).shop)}</strong></p><h1>${escaped(title)}</h1>${body}</html>`
}

/** @typedef {import('./shop.mjs').Shop} Shop */

function checkoutPage(/** @type {any} */ { locale }, /** @type {string} */ problem) {
  const t = wordsIn(locale)
  return page(
    locale,
    t.checkout,
    `${problem && `<p role="alert">${escaped(problem)}</p>`}<form method="post">
${button('good', t.good)}${button('bad', t.bad)}${button('leave', t.leave)}</form>`,
  )
}

function portalPage(/** @type {Shop} */ shop, /** @type {any} */ portal) {
  const t = wordsIn(portal.locale)
  const [subscription] = shop.subscriptionsOf(portal.customer).filter(({ status }) => status !== 'canceled')
  const renewal = subscription?.cancel_at_period_end ? button('resume', t.resume) : button('cancel', t.cancel)
  const invoices = shop
    .invoicesOf(portal.customer)
    .map(
      ({ id, number, status, amount_paid: paid }) =>
        `<li>${escaped(number)}: ${escaped(status)}, ${paid / 100} ${PRICE.currency} ${
          status === 'open' ? button(`pay:${id}`, t.pay) : button(`refund:${id}`, t.refund)
        }</li>`,
    )
  return page(
    portal.locale,
    t.portal,
    `<form method="post">${button('setGood', t.setGood)}${button('setBad', t.setBad)}${subscription ? renewal : ''}
${button('back', t.back)}<h2>${t.controls}</h2>${subscription ? button('renew', t.renew) + button('end', t.end) : ''}
<h2>${t.invoices}</h2><ul>${invoices.join('')}</ul></form>`,
  )
}

/** What somebody pressed in the portal; where to go then, or null to stay. */
function actInPortal(/** @type {Shop} */ shop, /** @type {any} */ portal, /** @type {string} */ act) {
  const [verb, invoice = ''] = act.split(':')
  const subscription = shop.subscriptionsOf(portal.customer).find(({ status }) => status !== 'canceled')
  if (verb === 'setGood' || verb === 'setBad') {
    shop.setCard(portal.customer, verb === 'setGood' ? 'good' : 'bad')
    return portal.flow === 'payment_method_update' ? portal.return_url : null
  }
  if (verb === 'refund') shop.refund(invoice)
  else if (verb === 'pay') shop.payInvoice(invoice)
  else if (subscription && verb === 'renew') shop.renew(subscription.id)
  else if (subscription && verb === 'end') shop.end(subscription.id)
  else if (subscription && (verb === 'cancel' || verb === 'resume')) {
    shop.setRenewal(subscription.id, verb === 'resume')
    return portal.flow === 'subscription_cancel' ? portal.return_url : null
  }
  return verb === 'back' ? portal.return_url : null
}

/**
 * The pages of the shop that people walk through: the checkout and the portal, with what the shop itself can do.
 * @param {Shop} shop
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function answerPage(shop, request, response) {
  const [, kind = '', id = ''] = new URL(request.url ?? '/', shop.origin).pathname.split('/')
  const show = (/** @type {string} */ html) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
  const go = (/** @type {string} */ url) => response.writeHead(303, { Location: url }).end()
  const act = request.method === 'POST' ? ((await readForm(request)).get('act') ?? '') : null
  try {
    if (kind === 'pay') {
      const checkout = shop.find('checkouts', id)
      if (act === 'leave') return go(checkout.cancel_url)
      if (checkout.status === 'complete') return go(checkout.success_url.replace('{CHECKOUT_SESSION_ID}', id))
      if (act === 'bad') return show(checkoutPage(checkout, wordsIn(checkout.locale).declined))
      return act === 'good' ? go(shop.payCheckout(id)) : show(checkoutPage(checkout, ''))
    }
    const portal = shop.find('portals', id)
    return act === null ? show(portalPage(shop, portal)) : go(actInPortal(shop, portal, act) ?? portal.url)
  } catch (error) {
    if (error instanceof ShopError) return response.writeHead(error.status).end(error.message)
    throw error
  }
}

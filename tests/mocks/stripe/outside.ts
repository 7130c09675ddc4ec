import { answerApi } from './api.mjs'
import { Shop } from './shop.mjs'

const events: object[] = []
const shop = new Shop({ origin: 'https://stripe.test', tell: (event: object) => events.push(event) })

/**
 * The shop for tests inside workerd, at `https://stripe.test`. It sends nothing by itself: `/act/VERB/ID` does something in it,
 * `/state/KIND/ID` shows what it holds, `/refund/CUSTOMER` refunds and gives every event of that customer so far,
 * `/partly/INVOICE/CENTS` gives a part back by hand, `/refunds/INVOICE` lists what was given back, `/age/SUBSCRIPTION/DAYS` lets days go by, `/dispute/CUSTOMER/STATUS` has their bank dispute what they paid and gives the event of it.
 */
export async function answerShop(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const [, part, name = '', id = ''] = url.pathname.split('/')
  if (part === 'state') return Response.json(shop.find(name, id))
  if (part === 'act' && name === 'payCheckout') return Response.json({ url: shop.payCheckout(id) })
  if (part === 'act' && name === 'renew') return Response.json(shop.renew(id))
  if (part === 'act' && (name === 'good' || name === 'bad')) {
    shop.setCard(id, name)
    return Response.json(shop.find('customers', id))
  }
  if (part === 'act' && name === 'deleteCustomer') return Response.json(shop.deleteCustomer(id))
  if (part === 'act' && name === 'forgetCustomer') return Response.json(shop.forgetCustomer(id))
  if (part === 'act' && name === 'failRefund') return Response.json(shop.failRefund(id))
  if (part === 'act' && (name === 'refuseRefunds' || name === 'allowRefunds')) {
    return Response.json(shop.refuseRefunds(id, name === 'refuseRefunds'))
  }
  if (part === 'age') return Response.json(shop.age(name, Number(id)))
  if (part === 'refunds') return Response.json({ refunds: shop.refundsOf(name) })
  if (part === 'refund') {
    for (const { id: invoiceId } of shop.invoicesOf(name)) shop.refund(invoiceId)
    return Response.json({ events: events.filter((event) => JSON.stringify(event).includes(`"customer":"${name}"`)) })
  }
  if (part === 'partly') return Response.json(shop.refundByHand(name, Number(id)))
  if (part === 'dispute') {
    for (const { id: invoiceId } of shop.invoicesOf(name)) shop.dispute(invoiceId, id)
    return Response.json(events.at(-1))
  }
  const { status, body } = answerApi(shop, {
    ...{ method: request.method, url, body: await request.text() },
    ...{ key: request.headers.get('Idempotency-Key'), authorization: request.headers.get('Authorization') },
  })
  return Response.json(body, { status })
}

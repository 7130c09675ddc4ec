import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../sign-in-page.mjs'
import { answerApi } from './api.mjs'
import { answerPage } from './pages.mjs'
import { Shop, signatureOf, TEST_SHOP } from './shop.mjs'

const ATTEMPTS = 8

/**
 * The shop on a free port of this machine, and the settings that lead a site on `port` to it; its events go there, signed.
 * `file` keeps what was bought over a restart. For development and tests: production refuses `STRIPE_API_BASE`.
 * @param {number} port
 * @param {{ file?: string }} [options]
 */
export async function startTestShop(port, { file } = {}) {
  /** @type {Shop} */
  let shop
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', shop.origin)
    if (!url.pathname.startsWith('/v1/')) {
      await answerPage(shop, request, response)
      return keep()
    }
    let body = ''
    for await (const chunk of request) body += chunk
    const { authorization = null, 'idempotency-key': key = null } = request.headers
    const answer = answerApi(shop, { method: request.method ?? '', url, body, key: key && String(key), authorization })
    keep()
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  const origin = await listen(server)
  // One after the other, as they happened; Stripe itself promises no order, which other tests see to.
  let last = Promise.resolve()
  shop = new Shop({ origin, tell: (event) => (last = last.then(() => deliver(port, event))) })
  if (file && existsSync(file)) shop.state = { ...shop.state, ...JSON.parse(readFileSync(file, 'utf8')) }
  for (const checkout of Object.values(shop.state.checkouts)) checkout.url = `${origin}/pay/${checkout.id}`
  // What was answered before names pages on the port of that time.
  shop.state.answers = {}
  function keep() {
    if (!file) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(shop.state))
  }
  return { ...TEST_SHOP, STRIPE_API_BASE: origin }
}

/** Sends an event until it is taken, a while longer each time. */
async function deliver(/** @type {number} */ port, /** @type {object} */ event) {
  const body = JSON.stringify(event)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signatureOf(body) }
      const answer = await fetch(`http://localhost:${port}/webhooks/stripe`, { method: 'POST', headers, body })
      await answer.text()
      if (answer.ok) return
    } catch {
      // The site is not there: as Stripe does, later.
    }
    await wait(100 * 2 ** attempt)
  }
}

import { chromium, devices } from 'playwright'
import { installedBrowser } from '../browser/installed.mjs'
import { median } from './quantile.mjs'

/** A slow phone: a processor four times slower, and the network that Lighthouse takes for a slow 4G one. */
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const ACTS_WITHIN_MILLISECONDS = 10_000

/** What is pressed at first paint, by page; each says by an attribute that it acted. */
const EARLY_PRESSES = {
  '/': [['center', '[data-node^="center."]', 'aria-pressed']],
  '/app/dashboard': [
    ['like', 'article button[aria-pressed]', 'aria-pressed'],
    ['post menu', 'article button[aria-haspopup=menu]', 'aria-expanded'],
    ['account menu', 'header button[aria-haspopup=menu]', 'aria-expanded'],
  ],
  '/app/profile': [['gate', '[data-node^="gate."]', 'aria-pressed']],
}

/** A page of a fresh browser on the slow phone, as whoever holds `cookie`. */
async function withPage(origin, cookie, use) {
  const browser = await chromium.launch({ executablePath: installedBrowser() ?? undefined, args: ['--no-sandbox'] })
  try {
    const { viewport, deviceScaleFactor, hasTouch, isMobile } = devices['Pixel 7']
    const context = await browser.newContext({ viewport, deviceScaleFactor, hasTouch, isMobile })
    if (cookie) {
      const [name, ...value] = cookie.split('; ')[0].split('=')
      await context.addCookies([{ name, value: value.join('='), url: origin }])
    }
    const page = await context.newPage()
    const device = await context.newCDPSession(page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await device.send('Network.enable')
    await device.send('Network.emulateNetworkConditions', NETWORK)
    return await use(page)
  } finally {
    await browser.close()
  }
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

/** Median ms from first contentful paint to `html[data-hydrated]`. */
export async function hydrationOf(origin, path, { cookie, looks }) {
  const times = []
  for (let turn = 0; turn < looks; turn++)
    times.push(await withPage(origin, cookie, (page) => look(page, origin + path)))
  return median(times)
}

async function look(page, url) {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      globalThis.hydratedAt = performance.now()
      observer.disconnect()
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => globalThis.hydratedAt !== undefined)
  return page.evaluate(
    () => globalThis.hydratedAt - performance.getEntriesByName('first-contentful-paint')[0].startTime,
  )
}

/**
 * Presses each control once at first paint, on a page of its own. By control: whether the press came before hydration, and
 * whether the control acted on it without a reload.
 */
export async function earlyPressesOf(origin, cookie) {
  const found = []
  for (const [path, controls] of Object.entries(EARLY_PRESSES)) {
    for (const [name, selector, attribute] of controls) {
      const outcome = await withPage(origin, path === '/' ? undefined : cookie, (page) =>
        press(page, origin + path, selector, attribute),
      )
      found.push({ path, name, ...outcome })
    }
  }
  return found
}

async function press(page, url, selector, attribute) {
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(isPainted)
  const control = page.locator(selector).first()
  await control.waitFor({ state: 'attached' })
  const [before, isEarly] = await control.evaluate((element, attribute) => {
    const { dataset } = document.documentElement
    dataset.sameDocument = ''
    const seen = [element.getAttribute(attribute), dataset.hydrated === undefined]
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
    return seen
  }, attribute)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const acted = await page
    .waitForFunction(
      ([selector, attribute, before]) =>
        document.documentElement.dataset.sameDocument === '' &&
        document.querySelector(selector)?.getAttribute(attribute) !== before,
      [selector, attribute, before],
      { timeout: ACTS_WITHIN_MILLISECONDS },
    )
    .then(
      () => true,
      () => false,
    )
  return { isEarly, acted }
}

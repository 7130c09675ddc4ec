import { chromium, devices } from 'playwright'
import { installedBrowser } from '../browser/installed.mjs'
import { median } from './quantile.mjs'

/** A slow phone: a processor four times slower, and the network that Lighthouse takes for a slow 4G one. */
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const ACTS_WITHIN_MILLISECONDS = 10_000

const TEXT = 'Typed before hydration'
const ACCOUNT_MENU = { name: 'account menu', selector: 'header button[aria-haspopup=menu]', attribute: 'aria-expanded' }

/**
 * What is pressed or typed at first paint, by page. A control says by an attribute that it acted, or by what the page shows
 * then (`shows`, a selector).
 */
const EARLY_INPUT = {
  '/': [{ name: 'center', selector: '[data-node^="center."]', attribute: 'aria-pressed' }],
  '/app/dashboard': [
    { name: 'like', selector: 'article button[aria-pressed]', attribute: 'aria-pressed' },
    { name: 'post menu', selector: 'article button[aria-haspopup=menu]', attribute: 'aria-expanded' },
    {
      name: 'share',
      selector: 'article button[data-needs-activation]',
      shows: '[role=status] kbd, [role=status] span',
    },
    // It opens up once it is written in, by a render.
    { name: 'post text', selector: '#composer [name=content]', text: TEXT, shows: '#composer [name=visibility]' },
    ACCOUNT_MENU,
  ],
  '/app/explore': [ACCOUNT_MENU],
  '/app/messages': [
    { name: 'search', selector: 'main input[type=search]', text: TEXT, shows: 'main [role=search] a' },
    ACCOUNT_MENU,
  ],
  '/app/profile': [{ name: 'gate', selector: '[data-node^="gate."]', attribute: 'aria-pressed' }],
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
 * Presses each control, or types into it, once at first paint, on a page of its own. By control: whether that came before
 * hydration, and whether the page acted on it without a reload.
 */
export async function earlyInputOf(origin, cookie) {
  const found = []
  for (const [path, controls] of Object.entries(EARLY_INPUT)) {
    for (const control of controls) {
      const outcome = await withPage(origin, path === '/' ? undefined : cookie, (page) =>
        act(page, origin + path, control),
      )
      found.push({ path, name: control.name, ...outcome })
    }
  }
  return found
}

async function act(page, url, { selector, attribute, text, shows }) {
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(isPainted)
  const control = page.locator(selector).first()
  await control.waitFor({ state: 'attached' })
  // Evaluated as if by a press of the user, without which browsers refuse to share.
  const [before, isEarly] = await control.evaluate(
    (element, { attribute, text }) => {
      const { dataset } = document.documentElement
      dataset.sameDocument = ''
      const seen = [element.getAttribute(attribute), dataset.hydrated === undefined]
      if (text) {
        element.focus()
        element.value = text
        element.dispatchEvent(new InputEvent('input', { bubbles: true }))
      } else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
      return seen
    },
    { attribute, text },
  )
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const acted = await page
    .waitForFunction(
      ({ selector, attribute, before, text, shows }) => {
        const control = document.querySelector(selector)
        if (document.documentElement.dataset.sameDocument !== '' || (text && control?.value !== text)) return false
        return shows
          ? document.querySelector(shows)?.checkVisibility() === true
          : control?.getAttribute(attribute) !== before
      },
      { selector, attribute, before, text, shows },
      { timeout: ACTS_WITHIN_MILLISECONDS },
    )
    .then(
      () => true,
      () => false,
    )
  return { isEarly, acted }
}

import { chromium } from 'playwright'
import { installedBrowser } from '../browser/installed.mjs'

const SLOWER = 4

/** What is done on a page, and how often: presses and keys whose answers are timed by the browser itself. */
const INTERACTIONS = {
  '/app/dashboard': async (page) => {
    const field = page.getByRole('textbox').first()
    await field.tap()
    await field.pressSequentially('A quiet morning, and gate 34.')
    for (const like of (await page.getByRole('button', { name: /^(Like|Unlike)/ }).all()).slice(0, 3))
      await like.click()
    await page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click()
    await page.keyboard.press('Escape')
  },
  '/app/explore': async (page) => {
    await page.getByRole('searchbox').last().pressSequentially('anna')
  },
  '/app/profile': async (page) => {
    await page.keyboard.press('Tab')
    for (let step = 0; step < 12; step++) await page.keyboard.press('Tab')
  },
}

/** How long presses and keys took to show on a processor four times slower: the slowest of each page, in ms, and how many. */
export async function slowestOf(origin, cookie) {
  const browser = await chromium.launch({ executablePath: installedBrowser() ?? undefined, args: ['--no-sandbox'] })
  try {
    const [name, ...value] = cookie.split('; ')[0].split('=')
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true })
    await context.addCookies([{ name, value: value.join('='), url: origin }])
    const found = {}
    for (const [path, interact] of Object.entries(INTERACTIONS))
      found[path] = await timed(context, origin + path, interact)
    return found
  } finally {
    await browser.close()
  }
}

/** A page is ready once it is hydrated and has nothing left to do. */
const isReady = () =>
  'hydrated' in document.documentElement.dataset && new Promise((rest) => requestIdleCallback(() => rest(true)))

async function timed(context, url, interact) {
  const page = await context.newPage()
  await page.addInitScript(() => {
    globalThis.presses = []
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId) globalThis.presses.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
  const device = await context.newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(isReady)
  await interact(page)
  // Two frames on, the last answer has been shown and counted.
  const presses = await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(globalThis.presses)))),
      ),
  )
  await page.close()
  return { slowest: Math.max(0, ...presses), counted: presses.length }
}

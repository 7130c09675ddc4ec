import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { openUnhydrated } from './fixtures/open-unhydrated'
import { OF_MEMBERS } from './fixtures/sweep/of-members'
import { OF_VISITORS } from './fixtures/sweep/of-visitors'
import { nameOf } from './fixtures/sweep/places'
import { goTo } from './fixtures/sweep/way'

// Every control that is there at first paint, pressed before hydration, does what it does after it. Links are left to the
// browser, and the marks of charts to early-input.spec.ts. `TEST_RUN=long` goes to all pages, an ordinary run to a tenth,
// another one each day; a control of the frame, or one of many alike, is pressed once.
const IS_LONG = process.env.TEST_RUN === 'long'
const SHARES = 10
const TODAY = Number(process.env.SWEEP_DAY)
const PLACES = [...OF_VISITORS, ...OF_MEMBERS].filter((_, index) => IS_LONG || (index + TODAY) % SHARES === 0)

const CONTROLS = 'button, a[data-press], div[data-press]'
const OPENED = '[role=menu], [role=dialog], [role=listbox], dialog[open]'
const STATES = ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected']
/** A press that shows nothing by then shows nothing. */
const SHOWS_WITHIN_MS = 1_500

type Control = { kind: string; label: string; nth: number; isPressable: boolean }

/** The controls of a page, in its order. `nth`: among those of the same label. */
const listControls = (page: Page) =>
  page.evaluate((controls) => {
    const seen: string[] = []
    return [...document.querySelectorAll<HTMLElement>(controls)].map((element): Control => {
      const form = element.closest('form')
      const label = `${element.getAttribute('aria-label') ?? element.textContent?.trim()} ${element.getAttribute('value')}`
      seen.push(label)
      return {
        kind: [element.className, form?.getAttribute('action'), element.getAttribute('aria-haspopup')].join(' '),
        label,
        nth: seen.filter((other) => other === label).length,
        isPressable: element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]'),
      }
    })
  }, CONTROLS)

/** Presses a control of the page that is open; false where it isn't there, or something lies over it. */
async function press(page: Page, { label, nth }: Control): Promise<boolean> {
  const at = (await listControls(page)).findIndex((other) => other.label === label && other.nth === nth)
  if (at < 0) return false
  const click = page.locator(CONTROLS).nth(at).click({ timeout: 5_000 })
  return click.then(
    () => true,
    () => false,
  )
}

/** What a press has changed, as far as a member could tell. */
async function outcomeOf(page: Page, sent: string[]) {
  const { pathname, search } = new URL(page.url())
  const shown = await page.evaluate(
    ({ opened, states }) => ({
      opened: [...document.querySelectorAll(opened)].filter((element) => element.checkVisibility()).length,
      states: states.map((name) => document.querySelectorAll(`[${name}=true]`).length),
    }),
    { opened: OPENED, states: STATES },
  )
  return { ...shown, path: pathname + search, sent: [...new Set(sent)].sort() }
}

/** What pages have sent since this was called. Nothing arrives, so that a control finds the same again. */
async function stopForms(page: Page) {
  const sent: string[] = []
  await page.route('**', (route, request) => {
    if (request.method() === 'GET') return route.fallback()
    sent.push(new URL(request.url()).pathname)
    return route.fulfill({ status: 204 })
  })
  return sent
}

const pressed = new Set<string>()

for (const place of PLACES)
  test(`on ${nameOf(place)} an early press acts like a late one`, async ({ page, signIn, baseURL, consoleErrors }) => {
    test.setTimeout(IS_LONG ? 900_000 : 300_000)
    // Forms that don't arrive are complained about.
    consoleErrors.expect(/./)
    if (place.who === 'newcomer') await newMember(page)
    else if (place.who !== 'visitor') await signIn(place.who)
    await goTo(page, baseURL ?? '', place)
    const path = page.url()
    const early = await page.context().newPage()
    await openUnhydrated(early, path)
    await early.waitForLoadState('domcontentloaded')
    const controls = (await listControls(early)).filter(({ kind, isPressable }) => isPressable && !pressed.has(kind))
    for (const control of controls) {
      if (pressed.has(control.kind)) continue
      pressed.add(control.kind)
      await Promise.all([page, early].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
      const sent = { late: await stopForms(page), early: await stopForms(early) }
      await page.goto(path)
      const before = await outcomeOf(page, sent.late)
      if (!(await press(page, control))) continue
      const outcome = expect.poll(() => outcomeOf(page, sent.late), { timeout: SHOWS_WITHIN_MS })
      await outcome.not.toEqual(before).catch(() => undefined)

      const hydrate = await openUnhydrated(early, path)
      await early.waitForLoadState('domcontentloaded')
      expect(await press(early, control), `${control.label} can be pressed early`).toBe(true)
      await hydrate()
      await expect(async () => {
        expect(await outcomeOf(early, sent.early)).toEqual(await outcomeOf(page, sent.late))
      }, `${control.label}, pressed early, acts as it does late`).toPass({ timeout: 20_000 })
    }
  })

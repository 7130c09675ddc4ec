import { stripVTControlCharacters } from 'node:util'
import type { BrowserContext, Cookie, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { openUnhydrated } from './fixtures/open-unhydrated'
import { OF_MEMBERS } from './fixtures/sweep/of-members'
import { OF_VISITORS } from './fixtures/sweep/of-visitors'
import { nameOf, type Place } from './fixtures/sweep/places'
import { goTo } from './fixtures/sweep/way'

// Every control that is there at first paint, pressed before hydration, does what it does after it. Of a few pages that have controls
// of most kinds between them an ordinary run goes to one, another one each day, and presses a sixth of its controls, another sixth
// the next time; `TEST_RUN=long` presses all of all pages. Left to early-input.spec.ts: typing, keys, and what browsers allow only
// soon after a press (`data-needs-activation`).
// Their lists have seeded members and posts only: those that journeys make beside would come between two looks.
const CHOSEN: Place[] = [
  { who: 'visitor', path: '/' },
  { who: 'visitor', path: '/register' },
  { who: 'demo', path: '/app/dashboard?feed=following' },
  { who: 'demo', path: '/app/explore?verified=1' },
  { who: 'demo', path: '/app/messages', link: /\/app\/messages\?c=[\w-]+/ },
  { who: 'demo', path: '/app/profile' },
  { who: 'demo', path: '/app/settings?tab=privacy' },
  { who: 'demo', path: '/u/river_santafe?tab=posts' },
]
const IS_LONG = process.env.TEST_RUN === 'long'
const TODAY = Number(process.env.SWEEP_DAY)
const PLACES = IS_LONG ? [...OF_VISITORS, ...OF_MEMBERS] : CHOSEN.filter((_, index) => index === TODAY % CHOSEN.length)
/** In six rounds of the chosen pages each control is pressed once. */
const SHARES = 6
const ROUND = Math.floor(TODAY / CHOSEN.length)
/** A page with fewer controls has one a day. */
const isPressedToday = (_: Control, index: number, { length }: Control[]) =>
  IS_LONG || (index + ROUND) % Math.min(SHARES, length) === 0

/** The controls around the pages of members and of visitors are pressed on these alone. */
const OF_FRAME = /^(demo \/app\/dashboard|visitor \/$)/
const FRAME = 'header, nav, footer, aside'

const CONTROLS = [
  // One that can't be seen is for Enter in a field.
  'button:not([data-needs-activation], .sr-only)',
  'a[data-press]',
  'div[data-press]',
  'input[type=checkbox]',
  'input[type=radio]:not(:checked)',
  '[data-node]',
].join()
const OPENED = '[role=menu], [role=dialog], [role=listbox], dialog[open]'
const STATES = ['aria-disabled', 'aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected']

/** Controls whose press changes nothing that this could compare, by label, and why. */
const SHOWS_NOTHING: Record<string, string> = {}

const SHOWS_WITHIN_MS = 15_000

type Control = { label: string; nth: number; isPressable: boolean; isInFrame: boolean }

/** The controls of a page, in its order. `nth`: among those of the same label. */
const listControls = (page: Page) =>
  page.evaluate(
    ({ controls, frame }) => {
      const seen: string[] = []
      return [...document.querySelectorAll<HTMLInputElement>(controls)].map((element): Control => {
        const { node } = element.dataset
        const item = element.closest('article, li')
        const words = (element.ariaLabel ?? (element.labels?.[0] ?? element).textContent ?? '').trim()
        // Of many alike in a list, each has the name of its item in its label.
        const names = [...(item?.querySelectorAll('a, h2, h3') ?? [])].map(
          ({ textContent }) => textContent?.trim() ?? '',
        )
        const general = names.reduce((label, name) => (name ? label.replaceAll(name, '…') : label), words)
        const value = element.getAttribute('value')
        const label = node
          ? String(node.split('.')[0])
          : [general.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' '), value].filter(Boolean).join(' = ')
        seen.push(label)
        return {
          label,
          nth: seen.filter((other) => other === label).length,
          isPressable: element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]'),
          isInFrame: element.closest(frame) !== null && element.closest('main') === null,
        }
      })
    },
    { controls: CONTROLS, frame: FRAME },
  )

/** Finds a control on the page that is open. */
async function find(page: Page, { label, nth }: Control) {
  const at = (await listControls(page)).findIndex((other) => other.label === label && other.nth === nth)
  expect(at, 'it is there').toBeGreaterThanOrEqual(0)
  return page.locator(CONTROLS).nth(at)
}

async function press(control: Locator) {
  // What is drawn of a mark or a field of choice lies beside it, or over it.
  if (await control.evaluate((element) => element.matches('input, [data-node]'))) await control.dispatchEvent('click')
  else await control.click({ timeout: 5_000, noWaitAfter: true })
}

/** What a press has changed, as far as a member could tell. */
async function outcomeOf(page: Page, sent: string[]) {
  const { pathname, searchParams } = new URL(page.url())
  // A search form that the browser sends by itself has its empty fields in the address.
  const query = [...searchParams].filter(([, value]) => value !== '').map((pair) => pair.join('='))
  const shown = await page.evaluate(
    ({ opened, states }) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')]
      return {
        opened: [...document.querySelectorAll<HTMLElement>(opened)]
          .filter((element) => element.checkVisibility())
          .map(({ innerText }) => innerText.replaceAll(/\d+/g, '#')),
        states: states.map((name) => document.querySelectorAll(`[${name}=true]`).length),
        fields: fields.map(({ name, type, value, checked }) => [name, /radio|checkbox/.test(type) ? checked : value]),
        invalid: document.querySelectorAll('[aria-invalid=true]').length,
      }
    },
    { opened: OPENED, states: STATES },
  )
  return { ...shown, path: [pathname, ...query], sent }
}

const textOf = (page: Page) => page.evaluate(() => document.body.innerText)

const ID = /[\da-f]{8}-[\da-f-]{27}|-{4,}WebKitFormBoundary\w+|\d{10,}/g

/** What may carry a form. Nothing else is looked at, so that scripts, styles and fonts come from the cache as ever. */
const CARRIERS = ['Document', 'Fetch', 'Ping'] as const

/**
 * Keeps forms of a page from arriving, so that a control finds the same again; the result begins a new list of them. By the
 * protocol, since Playwright's own routes turn the cache of a page off.
 */
async function stopForms(page: Page) {
  let sent: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', async ({ requestId, request, resourceType }) => {
    // A request whose page has gone on meanwhile is gone.
    if (request.method === 'GET') return session.send('Fetch.continueRequest', { requestId }).catch(() => {})
    const { pathname, search } = new URL(request.url)
    const body = (request.postDataEntries ?? []).map(({ bytes }) => Buffer.from(bytes ?? '', 'base64').toString())
    sent.push(`${request.method} ${pathname}${search} ${body.join('')}`.replaceAll(ID, '#'))
    // A document that is answered so stays; what a script waits for is left unanswered, which is no error.
    if (resourceType === 'Document')
      await session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: CARRIERS.map((resourceType) => ({ resourceType })) })
  return () => {
    sent = []
    return sent
  }
}

/** Leaves the cookies as they were, at no moment without a session. */
async function restoreCookies(context: BrowserContext, cookies: Cookie[]) {
  for (const { name } of await context.cookies())
    if (!cookies.some((cookie) => cookie.name === name)) await context.clearCookies({ name })
  await context.addCookies(cookies)
}

/** Empties what a control may have stored in the browser. */
const emptyStorage = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

for (const place of PLACES)
  test(`on ${nameOf(place)} an early press acts like a late one`, async ({ page, signIn, baseURL, context }) => {
    test.setTimeout(600_000)
    if (place.who === 'newcomer') await newMember(page)
    else if (place.who !== 'visitor') await signIn(place.who)
    await goTo(page, baseURL ?? '', place)
    const path = page.url()
    const early = await context.newPage()
    await early.goto(path)
    const cookies = await context.cookies()
    const watch = { late: await stopForms(page), early: await stopForms(early) }
    await openUnhydrated(early, path)
    await early.waitForLoadState('domcontentloaded')
    const isOfFrame = OF_FRAME.test(`${place.who} ${place.path}`)
    const controls = (await listControls(early)).filter(
      ({ nth, isPressable, isInFrame }) => isPressable && nth === 1 && (isOfFrame || !isInFrame),
    )
    expect(controls.length).toBeGreaterThan(0)

    const failures: string[] = []
    for (const control of controls.filter(isPressedToday)) {
      await test
        .step(control.label, async () => {
          await Promise.all([page, early].map(emptyStorage))
          await restoreCookies(context, cookies)
          const sent = { late: watch.late(), early: watch.early() }

          await page.goto(path)
          const before = { text: await textOf(page), outcome: await outcomeOf(page, []) }
          const hydrate = await openUnhydrated(early, path)
          await early.waitForLoadState('domcontentloaded')
          const late = await find(page, control)
          // One that scripts disable, as that of an empty form, does nothing, early or late.
          if (await late.isEnabled()) {
            await press(late)
            const shows = expect(async () => {
              const now = { text: await textOf(page), outcome: await outcomeOf(page, sent.late) }
              expect(now, 'pressed late, shows something').not.toEqual(before)
            })
            if (!SHOWS_NOTHING[control.label]) await shows.toPass({ timeout: SHOWS_WITHIN_MS })
          }

          await press(await find(early, control))
          await hydrate()
          await expect(async () => {
            expect(await outcomeOf(early, sent.early)).toEqual(await outcomeOf(page, sent.late))
          }).toPass({ timeout: SHOWS_WITHIN_MS })
        })
        .catch((error) => failures.push(`${control.label}: ${stripVTControlCharacters(String(error.message))}`))
    }
    expect(failures).toEqual([])
  })

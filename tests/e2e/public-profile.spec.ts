import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { open } from './fixtures/open'
import { weighScripts } from './fixtures/script-weight'

let made = 0

/** Registers somebody by the form's own request and leaves the browser signed in. */
async function becomeMember(page: Page, baseURL: string | undefined) {
  const username = `guest_${Date.now().toString(36)}_${process.pid}_${++made}`.slice(0, 30)
  const response = await page.request.post('/register', {
    headers: { Origin: baseURL ?? '' },
    maxRedirects: 0,
    form: {
      full_name: 'Ada Lovelace',
      username,
      email: `${username}@example.com`,
      password: 'plinth walrus kayak',
      confirmPassword: 'plinth walrus kayak',
      intent: 'skip',
    },
  })
  expect(response.status()).toBe(302)
}

const prefer = (context: BrowserContext, baseURL: string | undefined, cookies: Record<string, string>) =>
  context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL })))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const more = (page: Page) => page.getByRole('button', { name: /^More about/ })

/** Opens the menu once the frame has come, and with it what answers to a press. */
async function openMenu(page: Page) {
  await more(page).evaluate(async (button) => {
    while (!Object.keys(button).some((key) => key.startsWith('__reactProps'))) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await more(page).click()
}

test('a visitor reads a profile and is led to sign in and back', async ({ page }) => {
  test.slow()
  await open(page, '/u/demo')
  await expect(page).toHaveTitle('Mira Halvorsen (@demo) · Human Design Social')
  await expect(heading(page)).toHaveText('Mira Halvorsen')
  await expect(page.getByText('Ceramicist, early riser')).toBeVisible()
  await expect(page.getByText('Member since 5 January 2026')).toBeVisible()
  await expect(page.getByText('Lines, planets and exact positions are not shown')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Design', exact: true })).toHaveCount(0)
  await expectAccessible(page)

  // The drawing sleeps until it is touched: the press that wakes it counts.
  await page.getByRole('button', { name: 'Emotional', exact: true }).click()
  await expect(page.getByRole('region', { name: 'What this means' })).toContainText('Authority')

  await page.getByRole('link', { name: 'Login to Chat' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fapp%2Fmessages%3Fto%3Ddemo$/)
})

test('a profile in Russian and in the dark', async ({ page, context, baseURL }) => {
  test.slow()
  await prefer(context, baseURL, { language: 'ru', theme: 'dark' })
  await open(page, '/u/daniyar')
  await expect(heading(page)).toHaveText('Данияр Жұмабаев')
  await expect(page.getByRole('link', { name: 'Войти, чтобы написать' })).toBeVisible()
  await expect(page.getByText('Показаны только центры и определённые каналы')).toBeVisible()
  await expectAccessible(page)
})

test('with channels only, nothing is said of other gates', async ({ page }) => {
  await open(page, '/u/daniyar')
  // Wakes the drawing, whose gates answer to a press; one that comes before the frame of the page is alive is lost.
  await expect(async () => {
    await page.getByRole('button', { name: 'Generator', exact: false }).first().click()
    await expect(page.getByRole('region', { name: 'What this means' })).toContainText('Type', { timeout: 2_000 })
  }).toPass()
  const labels = await page
    .locator('[data-node^="gate."]')
    .evaluateAll((gates) => gates.map((gate) => gate.getAttribute('aria-label') ?? ''))
  expect(labels).toHaveLength(64)
  expect(labels.filter((label) => label.includes('not active'))).toEqual([])
  const closed = labels.findIndex((label) => !label.includes(':'))
  await page.locator('[data-node^="gate."]').nth(closed).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Whether this gate is active is not shown')).toBeVisible()
})

test('by keyboard the drawing is reached, which the server drew without stops, and it wakes', async ({ page }) => {
  await open(page, '/u/joao_s')
  const head = page.locator('svg [data-node="center.head"]')
  await expect(head).toHaveAttribute('tabindex', '0')
  await expect(page.locator('svg [data-node][tabindex="0"]')).toHaveCount(9)
  await head.focus()
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-pressed', 'true')
  await expect(head).toBeFocused()
})

test('who shows the birth shows the whole chart', async ({ page }) => {
  await open(page, '/u/joao_s')
  await expect(page.getByText(/Born 18 August 1995, 15:33, Lisbon/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Design', exact: true }).getByRole('button')).toHaveCount(13)
  await expect(page.getByText('are not shown')).toHaveCount(0)
})

test('a closed chart, a closed profile and a name of nobody say so', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 40[34]/)
  await open(page, '/u/vera_petrovna')
  await expect(page.getByText('The chart is not shared with you')).toBeVisible()
  await expectAccessible(page)

  await open(page, '/u/kenji')
  await expect(heading(page)).toHaveText('Only members see this profile')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fu%2Fkenji$/)

  await open(page, '/u/thandeka')
  await expect(heading(page)).toHaveText('Only connections see this profile')

  await open(page, '/u/nobody_of_this_name')
  await expect(heading(page)).toHaveText('Nothing here')
  await expectAccessible(page)
})

test.describe('a member', () => {
  test('copies the link, which is said for three seconds', async ({ page, context, signIn, baseURL }) => {
    test.slow()
    await signIn('demo')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/u/kenji')
    await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
    await expectAccessible(page)
    await openMenu(page)
    await page.getByRole('menuitem', { name: 'Copy link' }).click()
    const note = page.getByText('Link copied to clipboard!')
    await expect(note).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/u/kenji`)
    await expect(note).toHaveCount(0)
  })

  test('finds the link itself where nothing can be copied', async ({ page, signIn, baseURL }) => {
    await signIn('demo')
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await open(page, '/u/kenji')
    await openMenu(page)
    await page.getByRole('menuitem', { name: 'Copy link' }).click()
    await expect(page.getByText(`The link could not be copied: ${baseURL}/u/kenji`)).toBeVisible()
  })

  test('shares by the sheet of the device where there is one', async ({ page, signIn, baseURL }) => {
    await signIn('demo')
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => Object.assign(window, { shared: data }),
      })
    })
    await open(page, '/u/kenji')
    await openMenu(page)
    await page.getByRole('menuitem', { name: 'Share' }).click()
    const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared)
    await expect.poll(shared).toEqual({ title: '山本 健二 · Human Design Social', url: `${baseURL}/u/kenji` })
  })

  test('blocks, once asked, and the profile is gone', async ({ page, baseURL, consoleErrors }) => {
    consoleErrors.expect(/status of 404/)
    await becomeMember(page, baseURL)
    await open(page, '/u/sam_t')
    await openMenu(page)
    await page.getByRole('menuitem', { name: 'Block' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(heading(page)).toHaveText('Sam Tremblay')
    await openMenu(page)
    await page.getByRole('menuitem', { name: 'Block' }).click()
    await dialog.getByRole('button', { name: 'Block' }).click()
    // The list of the blocked follows, where it can be undone.
    await expect(page).toHaveURL(/\/app\/settings\?tab=privacy/)
    await page.goto('/u/sam_t')
    await expect(heading(page)).toHaveText('Nothing here')
  })
})

test('the owner looks with other eyes and finds the way back', async ({ page, signIn }) => {
  test.slow()
  await signIn('vera_petrovna')
  await open(page, '/app/profile')
  await page.getByRole('link', { name: 'View public profile' }).click()
  await expect(page).toHaveURL(/\/u\/vera_petrovna$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Your Profile' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Design', exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'As a connection' }).click()
  await expect(page.getByText('You see your profile as a connection does.')).toBeVisible()
  await expect(page.getByText('The chart is not shared with you')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Your Profile' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'As yourself' }).click()
  await expect(page.getByText('How others see this page:')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Privacy settings' })).toHaveAttribute(
    'href',
    '/app/settings?tab=privacy',
  )
})

test('nothing lies beyond the edge, from 320 pixels up', async ({ page, context, baseURL, signIn }) => {
  await prefer(context, baseURL, { language: 'ru' })
  const expectWithin = async (path: string) => {
    await page.goto(path)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(beyond, path).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  for (const name of ['e_voznesenskaya', 'maximilian', 'zhenya']) await expectWithin(`/u/${name}`)
  await signIn('e_voznesenskaya')
  for (const path of ['/u/maximilian', '/u/e_voznesenskaya', '/u/e_voznesenskaya?as=visitor', '/app/profile']) {
    await expectWithin(path)
  }
})

test('the page keeps to 120 kB of JavaScript, and a visitor gets nothing of the frame of members', {
  tag: '@any-screen',
}, async ({ page, signIn }) => {
  const weigh = async () => {
    const weight = await weighScripts(page, '/u/maximilian')
    expect(weight.page).toBeGreaterThan(50_000)
    expect(weight.page).toBeLessThanOrEqual(120_000)
    return { frame: weight.urls.filter((url) => /members-frame|shell/.test(url)).length, live: weight.live }
  }
  expect(await weigh()).toEqual({ frame: 0, live: 0 })
  await signIn('demo')
  const forMembers = await weigh()
  expect(forMembers.frame).toBeGreaterThan(0)
  expect(forMembers.live).toBeGreaterThan(0)
  expect(forMembers.live).toBeLessThanOrEqual(14_000)
})

test('the pictures of link previews are there', async ({ page, request }) => {
  await page.goto('/u/anna_sokolova')
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  for (const picture of [address ?? '', '/og.png']) {
    const response = await request.get(picture)
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png'])
    expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin')
  }
})

test.describe('without scripts', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there to read, and a button blocks', async ({ page, baseURL }) => {
    await page.goto('/u/joao_s')
    await expect(heading(page)).toHaveText('João Saraiva')
    await expect(page.getByRole('region', { name: 'Design', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login to Chat' })).toBeVisible()
    await becomeMember(page, baseURL)
    await page.goto('/u/joao_s')
    await expect(more(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Block' })).toBeVisible()
  })
})

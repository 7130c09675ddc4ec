import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'
import { weighScripts } from './fixtures/script-weight'

const FORM = '/app/settings?tab=hd-data'
const REFUSED = /status of (409|422|400)/

/** Waits until scripts have taken over the page's own form; the note above it sleeps until it is touched. */
const awake = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('#content form')].some((form) =>
      Object.keys(form).some((key) => key.startsWith('__reactProps')),
    ),
  )

const banner = (page: Page) => page.getByRole('heading', { name: 'Your Human Design Chart is Ready!' })
const chartOf = (page: Page) => page.getByRole('region', { name: /^Your chart$/i })

/** Chart 15 of the reference: 09:30 in Nizhny Novgorod, design Sun in 51.1, personality Sun in 39.5. */
async function enterReferenceBirth(page: Page) {
  await page.getByLabel('Birth date').fill('1980-07-05')
  await page.getByLabel('Birth time', { exact: true }).fill('09:30')
  await page.getByLabel('Birth city').pressSequentially('Nizhniy Nov')
  await page.getByRole('option', { name: /Nizhniy Novgorod/ }).click()
  await page.getByRole('button', { name: 'Calculate Chart' }).click()
  await expect(banner(page)).toBeVisible()
}

async function memberWithChart(page: Page, baseURL: string | undefined) {
  await becomeMember(page, baseURL)
  await open(page, FORM)
  await awake(page)
  await enterReferenceBirth(page)
}

test('a member enters birth data, reads the chart, recalculates and updates it', async ({ page, baseURL }) => {
  // The check of a page with a whole chart takes seconds.
  test.slow()
  await becomeMember(page, baseURL)
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Enter birth data' }).click()
  await expect(page.getByRole('heading', { name: 'Your birth data' })).toBeVisible()
  await awake(page)
  await expectAccessible(page)

  await enterReferenceBirth(page)
  await expect(page).toHaveURL(/\/app\/settings\?tab=hd-data$/)
  for (const text of ['5 July 1980', 'Nizhniy Novgorod', 'Europe/Moscow', 'UTC+03:00', '5 April 1980 at 00:23:40']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('5/1 Heretic / Investigator').first()).toBeVisible()
  await expect(page.getByText('26 of 26')).toBeVisible()
  await expect(page.getByText('4 of 9 defined')).toBeVisible()
  const design = chartOf(page).getByRole('region', { name: 'Design' }).getByRole('button')
  await expect(design).toHaveCount(13)
  await expect(design.first()).toContainText('51.1')
  await expect(design.nth(4)).toContainText('34.5')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Recalculate Chart' }).click()
  await expect(page.getByRole('button', { name: 'Recalculate Chart' })).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Calculated now' })).toBeVisible()

  await page.getByRole('link', { name: 'Update Birth Data' }).click()
  await expect(page.getByLabel('Birth time', { exact: true })).toHaveValue('09:30')
  await page.getByRole('link', { name: 'Back to the chart' }).click()
  await page.getByRole('link', { name: 'Update Birth Data' }).click()
  await page.getByLabel('Birth time', { exact: true }).fill('21:30')
  await expect(page.getByText('Europe/Moscow · UTC+3 · no summer time that year')).toBeVisible()
  await page.getByRole('button', { name: 'Calculate Chart' }).click()
  await expect(page.getByText('21:30', { exact: true })).toBeVisible()
  // The Moon goes six degrees in twelve hours, more than a gate.
  await expect(design.nth(4)).not.toContainText('34.')

  await open(page, '/app/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace')
  await expectAccessible(page)
})

test('the chart explains what is pressed, and its switches are remembered', async ({ page, baseURL }) => {
  await memberWithChart(page, baseURL)
  await open(page, '/app/profile')
  await awake(page)
  const design = chartOf(page).getByRole('region', { name: 'Design' }).getByRole('button').first()
  // The drawing sleeps until it is touched: the press that wakes it counts.
  await design.click()
  const explanation = page.getByRole('region', { name: 'What this means' })
  await expect(explanation).toContainText('Gate 51, line 1')

  // A note by keyboard: planet, gate, line and what the planet stands for; Escape closes it.
  await design.blur()
  await design.focus()
  const note = page.getByRole('tooltip')
  await expect(note).toContainText('Sun · gate 51, line 1')
  await expect(note).toContainText('Conscious Direction')
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)

  await page.getByRole('button', { name: 'Lines' }).click()
  await expect(design).toContainText('51')
  await expect(design).not.toContainText('51.1')
  await expect(page.getByRole('button', { name: 'Lines' })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Symbols' }).click()
  await expect(design).toHaveText('Sun51')
  const remembered = async () => (await page.context().cookies()).find(({ name }) => name === 'chart_show')?.value
  await expect.poll(remembered).toBe('colors')
  await page.reload()
  await expect(design).toHaveText('Sun51')
})

test('a switch turned before the chart was touched draws it anew', async ({ page, baseURL }) => {
  await memberWithChart(page, baseURL)
  await open(page, FORM)
  await awake(page)
  const design = chartOf(page).getByRole('region', { name: 'Design' }).getByRole('button').first()
  await expect(design).toContainText('51.1')
  await page.getByRole('button', { name: 'Lines' }).click()
  await expect(design).not.toContainText('51.1')
})

test('the chart turns to the wheel, where planets are explained by press and by keyboard', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await memberWithChart(page, baseURL)
  await open(page, '/app/profile')
  await page.getByRole('link', { name: 'Wheel', exact: true }).click()
  // 103.375° of the zodiac.
  const sun = page.getByRole('button', { name: 'Sun, Personality: gate 39, line 5, 13°22′ Cancer' })
  await sun.click()
  await expect(sun).toHaveAttribute('aria-pressed', 'true')
  const explanation = page.getByRole('region', { name: 'What this means' })
  await expect(explanation).toContainText('Gate 39, line 5')
  await expectAccessible(page)
  await sun.focus()
  await page.keyboard.press('ArrowRight')
  const mercury = page.getByRole('button', { name: /^Mercury, Personality: gate 62, line 3/ })
  await expect(mercury).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(explanation).toContainText('Gate 62, line 3')
})

test('the sheet is two pages of A4, in both languages', { tag: '@any-screen' }, async ({ page, baseURL }) => {
  await memberWithChart(page, baseURL)
  for (const language of ['en', 'ru']) {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await open(page, '/app/profile?view=sheet')
    await expect(page.getByRole('heading', { level: 2, name: 'Ada Lovelace' })).toBeVisible()
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type \/Page\b/g), language).toHaveLength(2)
    // 210 × 297 mm in points.
    for (const [, width, height] of paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g))
      expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
  }
})

test('a full chart under a long name keeps to its two pages', { tag: '@any-screen' }, async ({ page, baseURL }) => {
  await becomeMember(page, baseURL, 'Александра-Екатерина Константинопольская-Вознесенская')
  // Nine channels: chart 158 of the reference.
  const form = {
    ...{ birth_date: '1972-02-04', birth_time: '09:19', time_accuracy: 'exact', birth_city: 'Greenwich' },
    ...{ birth_country: 'United Kingdom', latitude: '51.48', longitude: '0', timezone: 'UTC', intent: 'calculate' },
  }
  const answer = await page.request.post(FORM, { headers: { Origin: baseURL ?? '' }, maxRedirects: 0, form })
  expect(answer.status()).toBe(302)
  for (const language of ['en', 'ru']) {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await open(page, '/app/profile?view=sheet')
    await expect(page.locator('.sheet')).toHaveCount(2)
    // 186 mm, as wide as paper is without its margins.
    await page.setViewportSize({ width: 703, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const over = await page.locator('.sheet > div').evaluateAll((pages) =>
      pages.map((content) => {
        const feet = [...content.querySelectorAll('*')].map((element) => element.getBoundingClientRect().bottom)
        return Math.max(...feet) - content.getBoundingClientRect().bottom
      }),
    )
    for (const px of over) expect(px, language).toBeLessThanOrEqual(0)
    await page.emulateMedia({ media: null })
  }
})

test('the birth time is checked on demand', async ({ page, baseURL }) => {
  await memberWithChart(page, baseURL)
  await page.getByRole('link', { name: 'Check the birth time' }).click()
  for (const span of ['±5 min', '±15 min', '±30 min', '±60 min', 'The whole day']) {
    await expect(page.getByText(span, { exact: true })).toBeVisible()
  }
})

test('по-русски, город кириллицей, время неизвестно: что остаётся открытым', async ({ page, baseURL }) => {
  test.slow()
  // Colours change at once, so that none is looked at halfway.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await becomeMember(page, baseURL, 'Анна Ковалёва')
  await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  await open(page, FORM)
  await awake(page)
  await page.getByLabel('Дата рождения').fill('1980-07-05')
  await page.getByText('Не знаю', { exact: true }).click()
  await page.getByLabel('Город рождения').pressSequentially('Нижний Нов')
  await page
    .getByRole('option', { name: /Новгород/ })
    .first()
    .click()
  await expect(page.getByLabel('Страна рождения')).toHaveValue('Россия')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Рассчитать карту' }).click()
  await expect(page.getByRole('heading', { name: 'Ваша карта Дизайна Человека готова!' })).toBeVisible()
  await expect(page.getByText('неизвестно, карта на полдень')).toBeVisible()
  await expect(page.getByText('Время неизвестно: это карта на полдень')).toBeVisible()
  await expect(page.getByText(/% суток/).first()).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page)

  await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Здравствуйте, Анна')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Открыть карту' }).click()
  await expect(page.getByText('Время рождения неизвестно: это карта на полдень.')).toBeVisible()
})

test('a time that came twice is asked about, and nothing typed is lost', async ({ page, baseURL, consoleErrors }) => {
  consoleErrors.expect(REFUSED)
  await becomeMember(page, baseURL)
  await open(page, FORM)
  await awake(page)
  await page.getByRole('button', { name: 'Calculate Chart' }).click()
  for (const text of ['Birth date is required', 'Birth time is required', 'Birth city is required']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Birth date')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Birth date').fill('1990-10-28')
  await page.getByLabel('Birth time', { exact: true }).fill('01:30')
  await page.getByLabel('Birth city').pressSequentially('London')
  await page.getByRole('option', { name: /^London.*United Kingdom/ }).click()
  await page.getByLabel(/^The second time/).check()
  await page.getByRole('button', { name: 'Calculate Chart' }).click()
  await expect(banner(page)).toBeVisible()
  await expect(page.getByText('chosen by you')).toBeVisible()
})

test('when the site cannot be reached, the chart stays and the reason is told', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/)
  await memberWithChart(page, baseURL)
  await page.route('**/app/settings.data*', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  )
  await page.getByRole('button', { name: 'Recalculate Chart' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Calculation Error')
  await expect(alert).toContainText('Unable to connect to HD calculation service')
  await expect(alert).toContainText('Your chart is as it was.')
  await expect(alert).toBeFocused()
  await expect(chartOf(page).getByText('51.1').first()).toBeVisible()
})

test('the menus lead everywhere by keyboard and tell where one is', { tag: '@any-screen' }, async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL)
  await open(page, '/app/dashboard')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu).toHaveCount(1)
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  for (const link of await menu.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await menu.getByRole('link', { name: 'Your Chart' }).click()
  await expect(page).toHaveURL(/\/app\/profile$/)
  await expect(menu.getByRole('link', { name: 'Your Chart' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('#content')).toBeFocused()

  const button = page.getByRole('button', { name: 'Ada Lovelace: your account' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Your Profile' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
  await page.goto('/app')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fapp$/)
})

test('what lies below the bottom bar can be reached', async ({ page, signIn }) => {
  await signIn('demo')
  await page.goto('/app/dashboard')
  const last = page.getByRole('link', { name: 'Terms' })
  await last.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await last.click({ trial: true })
})

for (const language of ['en', 'ru']) {
  test(`nothing scrolls sideways at 320 px (${language})`, async ({ page, baseURL, signIn }) => {
    await signIn('maximilian')
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await page.setViewportSize({ width: 320, height: 640 })
    const views = ['', '?view=wheel', '?view=sheet', '?view=share'].map((view) => `/app/profile${view}`)
    for (const path of ['/app/dashboard', ...views, `${FORM}&times=1`, `${FORM}&edit=1`]) {
      await page.goto(path)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beyond, path).toBeLessThanOrEqual(0)
    }
  })
}

test('the pages keep to 120 kB of JavaScript, and what keeps them live to 14 kB', { tag: '@any-screen' }, async ({
  page,
  signIn,
}) => {
  await signIn('demo')
  for (const path of ['/app/dashboard', '/app/profile', FORM, `${FORM}&edit=1`]) {
    await page.context().clearCookies({ name: 'chart_show' })
    const weight = await weighScripts(page, path, 1)
    expect(weight.page, path).toBeGreaterThan(50_000)
    expect(weight.page, path).toBeLessThanOrEqual(120_000)
    expect(weight.live, path).toBeGreaterThan(0)
    expect(weight.live, path).toBeLessThanOrEqual(14_000)
  }
})

test.describe('without scripts', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false })

  test('birth data, chart, check, update and signing out all work', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL)
    await page.goto(FORM)
    await page.getByLabel('Birth date').fill('1980-07-05')
    await page.getByLabel('Birth time', { exact: true }).fill('09:30')
    await page.getByLabel('Birth city').fill('Nizhniy Novgorod')
    await page.getByLabel('Birth country').fill('Russia')
    await page.getByRole('button', { name: 'Calculate Chart' }).click()
    await expect(banner(page)).toBeVisible()
    await expect(chartOf(page).getByText('51.1').first()).toBeVisible()
    // The drawing is a picture then: no key leads to what would do nothing.
    await expect(page.locator('svg [data-node]')).toHaveCount(113)
    await expect(page.locator('svg [tabindex]')).toHaveCount(0)
    await page.getByRole('link', { name: 'Check the birth time' }).click()
    await expect(page.getByText('±60 min')).toBeVisible()
    await page.getByRole('button', { name: 'Lines' }).click()
    await expect(page.getByRole('button', { name: 'Lines' })).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: 'Recalculate Chart' }).click()
    await page.getByRole('link', { name: 'Update Birth Data' }).click()
    await expect(page.getByLabel('Birth time', { exact: true })).toHaveValue('09:30')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})

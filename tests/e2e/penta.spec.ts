import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const PENTA = '/app/penta'

const explanation = (page: Page) => page.getByRole('region', { name: 'Explanation' })
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name })
/** A gate or a channel of the drawing, where a finger would press it. */
const drawn = (page: Page, name: RegExp) => page.getByRole('link', { name }).locator('circle, line').first()

test('a member makes a group of connections and reads who brings what', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, PENTA)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Penta')
  await expect(box(page, /\(you\)/)).toBeChecked()
  await expect(page.getByText('1 person chosen')).toBeVisible()
  await expectAccessible(page)

  // Two are too few, and what was ticked stays so.
  await box(page, /tobias_wren/).check()
  await expect(page.getByText('2 people chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Show the group' }).click()
  await expect(page.getByRole('alert')).toHaveText('A Penta begins with three people: choose a few more.')
  await expect(box(page, /tobias_wren/)).toBeChecked()

  await box(page, /dmitry_k/).check()
  await page.getByRole('button', { name: 'Show the group' }).click()
  await expect(page).toHaveURL(/\/app\/penta\?with=(\w+,){2}\w+$/)
  await expect(page.getByText(/of 6 channels (is|are) closed/)).toBeVisible()
  await expectAccessible(page)

  await drawn(page, /^Gate 31, Leading/).click()
  await expect(explanation(page)).toContainText('Puts a direction into words')
  await expect(page).toHaveURL(/at=gate-31/)
  await explanation(page).getByRole('link', { name: '7–31 The Alpha' }).click()
  await expect(explanation(page)).toContainText('Channel 7–31 · The Alpha')
  await page.getByRole('link', { name: /^Tobias Wren/ }).click()
  await expect(explanation(page).getByRole('heading', { level: 3 })).toHaveText(/Tobias Wren/)
  await expectAccessible(page)
  await explanation(page).getByRole('link', { name: 'Close the explanation' }).click()
  await expect(explanation(page)).toHaveText('Press a gate, a channel or a person to read about it.')

  await page.locator('summary', { hasText: 'The group as a table' }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(7)
})

test('the address of a group shows it again, with what was looked at', { tag: '@any-screen' }, async ({
  page,
  signIn,
}) => {
  await signIn('demo')
  await open(page, `${PENTA}?with=tobias_wren,dmitry_k&at=channel-2-14`)
  await expect(page).toHaveURL(/with=demo,tobias_wren,dmitry_k/)
  await open(page, `${page.url()}&at=channel-2-14`)
  await expect(explanation(page)).toContainText('Channel 2–14')
})

test('who knows nobody here yet is told what to do first', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await open(page, PENTA)
  await expect(page.getByText('A Penta needs people you are connected with')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Calculate your chart' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find people' })).toBeVisible()
  await expectAccessible(page)
})

test('in Russian the group is told in Russian words', { tag: '@any-screen' }, async ({ page, signIn, baseURL }) => {
  await signIn('demo')
  await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  await open(page, `${PENTA}?with=demo,tobias_wren,dmitry_k`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пента')
  await expect(page.getByText(/Замкнут[о]? \d канал(а|ов)? из 6/)).toBeVisible()
  await drawn(page, /^Ворота 29, Согласие/).click()
  await expect(page.getByRole('region', { name: 'Пояснение' })).toContainText('Говорят «да» и остаются')
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a group is picked by a form, and read about by links', { tag: '@any-screen' }, async ({ page, signIn }) => {
    await signIn('demo')
    await page.goto(PENTA)
    await box(page, /tobias_wren/).check()
    await box(page, /dmitry_k/).check()
    await page.getByRole('button', { name: 'Show the group' }).click()
    await expect(page.getByText(/of 6 channels/)).toBeVisible()
    await drawn(page, /^Gate 5, /).click()
    await expect(explanation(page)).toContainText('Gate 5 · Fixed Rhythms')
  })
})

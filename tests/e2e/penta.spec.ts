import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { askAs, readAs, test } from './fixtures/add-member'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const PENTA = '/app/penta'

const explanation = (page: Page) => page.getByRole('region', { name: 'Explanation' })
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name })
/** A gate of the drawing, where a finger would press it. */
const drawn = (page: Page, name: RegExp) => page.getByRole('link', { name }).locator('circle').first()

test('a member makes a group of connections, reads who brings what, and finds it again by its address', async ({
  page,
  addMember,
}) => {
  const me = await newMember(page, { birth: BIRTH })
  await open(page, PENTA)
  await expect(page.getByText('A Penta needs connections')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find people' })).toBeVisible()

  const friends: string[] = []
  for (const [fullName, date] of [
    ['Boris Orlov', '1975-02-11'],
    ['Clara Weiss', '1990-11-30'],
  ] as const) {
    const friend = await addMember({ fullName, birth: { ...BIRTH, date } })
    await friend.ask('/resources/connections', { form: { intent: 'request', username: me } })
    await askAs(page)('/resources/connections', { form: { intent: 'accept', username: friend.username } })
    await friend.ask('/resources/chart-detail', { form: { chart_detail: 'gates' } })
    friends.push(friend.username)
  }

  await open(page, PENTA)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Penta')
  await expect(box(page, /\(you\)/)).toBeChecked()
  await expect(page.getByText('1 person chosen')).toBeVisible()

  // Two are too few, and the choice stays.
  await box(page, /Boris Orlov/).check()
  await expect(page.getByText('2 people chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Show the group' }).click()
  await expect(page.getByRole('alert')).toHaveText('A Penta needs at least three people. Choose a few more.')
  await expect(box(page, /Boris Orlov/)).toBeChecked()

  await box(page, /Clara Weiss/).check()
  await page.getByRole('button', { name: 'Show the group' }).click()
  await expect(page).toHaveURL(/\/app\/penta\?with=(\w+,){2}\w+$/)
  await expect(page.getByText(/of 6 channels complete/)).toBeVisible()
  await drawn(page, /^Gate 31, Leading/).click()
  await expect(explanation(page)).toContainText('Puts a direction into words')
  await expect(page).toHaveURL(/at=gate-31/)
  await explanation(page).getByRole('link', { name: '7–31 The Alpha' }).click()
  await expect(explanation(page)).toContainText('Channel 7–31 · The Alpha')
  await page.getByRole('link', { name: /^Boris Orlov/ }).click()
  await expect(explanation(page).getByRole('heading', { level: 3 })).toHaveText(/Boris Orlov/)
  await explanation(page).getByRole('link', { name: 'Close the explanation' }).click()
  await expect(explanation(page)).toHaveText('Select a gate, a channel or a person to read about it.')
  await page.locator('summary', { hasText: 'The group as a table' }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(7)

  const found = await readAs(page)(`${PENTA}?with=${[me, ...friends].join()}&at=channel-2-14`)
  expect(found).toContain('Channel 2–14')
})

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { askAs } from './fixtures/add-member'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const decision = (page: Page) => page.getByRole('textbox', { name: /^A decision/ })

test('an evening is written, found in its month, and deleted; a consent that ended elsewhere is asked for again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/400 \(Bad Request\)|403 \(Forbidden\)/)
  await newMember(page, { birth: BIRTH })
  await open(page, '/app/insights')
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await expect(page).toHaveURL('/app/insights/journal')
  await page.getByLabel(/^I give my explicit consent/).check()
  await page.getByRole('button', { name: 'Open my journal' }).click()
  await expect(page.getByText('No entries this month')).toBeVisible()

  await page.getByRole('button', { name: 'Save day' }).click()
  await expect(page.getByText('Choose how the day was.')).toBeVisible()
  await page.getByRole('radio', { name: 'Both' }).check()
  await decision(page).fill('Waited until it was clear')
  await page.getByRole('button', { name: 'Save day' }).click()
  const written = page.getByRole('region', { name: 'Your entries' })
  await expect(written.getByText('Waited until it was clear')).toBeVisible()
  await expect(written.getByText(/Sun in gate \d+/)).toBeVisible()
  const today = page.getByRole('region', { name: /20\d\d/ }).locator('[aria-current=date]')
  await expect(today).toHaveAccessibleName(/: both$/)

  // Unsaved text is asked about before it is left.
  await decision(page).fill('Something else')
  await page.getByRole('link', { name: 'Previous day' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(decision(page)).toHaveValue('Something else')
  await page.getByRole('link', { name: 'Previous day' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/day=/)
  await expect(decision(page)).toHaveValue('')
  await page.getByRole('link', { name: 'Next day' }).click()
  await expect(decision(page)).toHaveValue('Waited until it was clear')

  await page.getByText('Delete day…').click()
  await page.getByRole('button', { name: 'Delete day', exact: true }).click()
  await expect(page.getByText('No entries this month')).toBeVisible()
  await expect(decision(page)).toHaveValue('')

  // A consent that ended in another tab is asked for again, and what was typed meanwhile stays.
  await askAs(page)('/resources/consents', { form: { intent: 'withdrawJournal' } })
  await decision(page).fill('Written without a consent')
  await page.getByRole('radio', { name: 'Both' }).check()
  await page.getByRole('button', { name: 'Save day' }).click()
  await page.getByLabel(/^I give my explicit consent/).check()
  await page.getByRole('button', { name: 'Open my journal' }).click()
  await expect(decision(page)).toHaveValue('Written without a consent')
})

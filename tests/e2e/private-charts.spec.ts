import { expect, test } from './fixtures'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const LIST = '/app/connections/private'

test('a member adds a chart of somebody close, compares, edits and deletes it', async ({ page }) => {
  await newMember(page, { birth: BIRTH })
  await open(page, LIST)
  await expect(page.getByText('No charts yet')).toBeVisible()
  await page.getByRole('link', { name: 'Add a chart' }).click()
  await expect(page).toHaveURL(`${LIST}/new`)

  await page.getByLabel('Name').fill('Bronisława')
  await page.getByLabel('Birth date').fill('1954-03-21')
  await page.getByLabel('Birth time', { exact: true }).fill('05:10')
  await page.getByLabel('Birth city').fill('Gda')
  await page.getByRole('option', { name: /Gda/ }).first().click()
  await page.getByLabel(/This person agrees/).check()
  await page.getByRole('button', { name: 'Create chart' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You and Bronisława')
  await expect(page.getByText('only you can see this page')).toBeVisible()
  await expect(page.getByText('Connection theme')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Save picture' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Birth date')).toHaveValue('1954-03-21')
  await page.getByLabel('Name').fill('Babcia')
  // Another name may be another person: agreed upon again.
  await page.getByLabel(/This person agrees/).check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You and Babcia')

  await page.getByRole('link', { name: 'Family and clients' }).click()
  await expect(page).toHaveURL(LIST)
  // The comparison has a link of that name too.
  await expect(page.getByRole('link', { name: 'Add a chart' })).toBeVisible()
  await page.getByRole('link', { name: /Babcia/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You and Babcia')
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByText('Delete chart').click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(LIST)
  await expect(page.getByText('No charts yet')).toBeVisible()
})

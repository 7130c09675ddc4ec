import { expect, test } from './fixtures'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'
import { keepChart } from './fixtures/share-chart'

const LIST = '/app/connections/private'

test('a member adds a chart of somebody close, reads it, takes notes, edits it, compares it with others, and deletes it', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/400 \(Bad Request\)/)
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

  // The chart itself: pressed, it explains.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bronisława')
  await expect(page.getByText('only you can see this page')).toBeVisible()
  const explanation = page.getByRole('region', { name: 'What this means' })
  await page
    .getByRole('button', { name: /Generator|Projector|Manifestor|Reflector/ })
    .first()
    .click()
  await expect(explanation.getByRole('heading')).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Check the birth time' }).click()
  await expect(page.getByText('±5 min')).toBeVisible()

  // Notes: what is wrong is said at its field, what is unsaved is asked about.
  const notes = page.getByRole('textbox', { name: 'Notes' })
  const labels = page.getByRole('textbox', { name: 'Labels' })
  await notes.fill('Likes to decide in the morning')
  await labels.fill('family, a, b, c, d, e')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Use at most 5 labels.')).toBeVisible()
  await expect(labels).toBeFocused()
  await labels.fill('family, Gdańsk')
  await page.getByRole('link', { name: 'Family and clients' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  // The wheel is another look at the same page: nothing is asked and nothing lost.
  await page.getByRole('link', { name: 'Wheel' }).click()
  await expect(page).toHaveURL(/view=wheel/)
  await expect(labels).toHaveValue('family, Gdańsk')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // Saved again after looking elsewhere, it is no conflict with itself.
  await page.getByRole('link', { name: 'Bodygraph', exact: true }).click()
  await notes.fill('Likes to decide in the morning, never at night')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(notes).toHaveValue('Likes to decide in the morning, never at night')

  await page.getByRole('link', { name: 'With you' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You and Bronisława')
  await expect(page.getByText('Connection theme')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Save picture' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Birth date')).toHaveValue('1954-03-21')
  await page.getByLabel('Name').fill('Babcia')
  // Another name may be another person: agreed upon again.
  await page.getByLabel(/This person agrees/).check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Babcia')
  await expect(notes).toHaveValue(/never at night$/)

  for (const name of ['Ann', 'Ben']) await keepChart(page, baseURL ?? '', name)
  await page.getByRole('link', { name: 'Family and clients' }).click()
  await expect(page).toHaveURL(LIST)
  // The comparison has a link of that name too.
  await expect(page.getByRole('link', { name: 'Add a chart' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Babcia.*family.*Gdańsk/ })).toBeVisible()

  // After comparing, the heading of the result is focused, from the list and on the page itself.
  const heading = page.getByRole('heading', { level: 1 })
  for (const name of ['Ann', 'Ben']) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(heading).toHaveText('Ben and Ann')
  await expect(heading).toBeFocused()
  await page.locator('summary', { hasText: 'Choose other people' }).click()
  await page.getByRole('checkbox', { name: /Babcia/ }).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(heading).toHaveText('Comparing 3 people')
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/^Comparing 3 people/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await open(page, LIST)
  await page.getByRole('link', { name: /Babcia/ }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByText('Delete chart').click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(LIST)
  await expect(page.getByRole('link', { name: /Ann/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Babcia/ })).toHaveCount(0)
})

import { expect, test } from './fixtures'
import { BIRTH, newMember } from './fixtures/new-member'
import { hydrated, open } from './fixtures/open'
import { keepChart } from './fixtures/share-chart'

test('a member gives somebody a link to their chart, who reads it and takes it along, until it is withdrawn @both', async ({
  page,
  browser,
  baseURL,
}) => {
  await newMember(page, { birth: BIRTH })
  const path = await keepChart(page, baseURL ?? '', 'Bronisława')
  await open(page, path)
  const card = page.getByRole('region', { name: 'Link to this chart' })
  await page.getByRole('textbox', { name: 'Notes' }).fill('Not saved yet')
  await card.getByText('7 days').click()
  await card.getByRole('button', { name: 'Create link' }).click()
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused()
  const address = await card.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(address).toMatch(/\/c\/[0-9a-f]{64}$/)
  await expect(card.getByText('No visits recorded yet')).toBeVisible()
  // The other form of the page keeps what is typed.
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Not saved yet')

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const reader = await context.newPage()
  await open(reader, address)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Bronisława')
  const asked: string[] = []
  reader.on('request', (request) => asked.push(request.url()))
  await reader.getByRole('link', { name: 'Reading' }).click()
  await expect(reader.getByRole('heading', { level: 2, name: 'Reading' })).toBeVisible()
  await hydrated(reader)
  // The router, which names addresses to the site before it goes to them, never hears of this one.
  expect(asked.filter((url) => url.includes('/__manifest') && url.includes('%2Fc%2F'))).toEqual([])
  await reader.getByRole('button', { name: 'Create account' }).click()
  await expect(reader).toHaveURL('/register')
  await expect(reader.getByText(/Your chart: .*5 July 1980/)).toBeVisible()

  await card.getByText('Withdraw link').click()
  await card.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(card.getByText('Link withdrawn')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Create link' })).toBeVisible()
  const response = await reader.goto(address)
  expect(response?.status()).toBe(404)
  await hydrated(reader)
  await expect(reader.getByText('Bronisława')).toHaveCount(0)
  await context.close()
})

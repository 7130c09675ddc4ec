import { expect, test } from './fixtures'
import { readAs } from './fixtures/add-member'
import { HOME } from './fixtures/feed'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('beside the feed insights open in place, and the list of first steps is put away and brought back', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|Failed to fetch/)
  await newMember(page, { birth: BIRTH })
  await open(page, HOME)
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  const glance = region('HD at a glance')
  await expect(glance.getByRole('img')).toHaveAccessibleName(/\d+ gates/)
  await expect(glance.getByRole('heading', { name: 'Completed today' })).toBeVisible()
  const insights = region('Insights')
  const summaries = insights.locator('summary:visible')
  await expect(summaries).toHaveCount(4)
  const text = insights.getByText('Enjoy it and watch how it works')
  await expect(text).toBeHidden()
  await insights.locator('summary', { hasText: 'A channel on loan' }).press('Enter')
  await expect(text).toBeVisible()
  await insights.getByText('Show 2 more').click()
  await expect(summaries).toHaveCount(6)
  await expect(region('Quick actions').getByRole('link').first()).toBeVisible()

  // A list that cannot be put away stays and says so.
  const started = region('Getting started')
  const yours = region('Your profile')
  const away = started.getByRole('button', { name: 'Hide', exact: true })
  await expect(started.getByRole('progressbar')).toBeVisible()
  await expect(started.getByRole('listitem')).toHaveCount(7)
  await page.route('**/resources/first-steps**', (route) => route.abort())
  await away.press('Enter')
  await expect(started.getByRole('status')).toHaveText('Couldn’t save. Try again.')
  await page.unroute('**/resources/first-steps**')

  // The button keeps the focus and takes its press back; to hide the list loads nothing else of the page again.
  const reloads: string[] = []
  page.on('request', (request) => {
    if (/dashboard\.data(?!\?_routes=root$)/.test(request.url())) reloads.push(request.url())
  })
  await away.press('Enter')
  await expect(yours.getByRole('status')).toHaveText('Steps hidden')
  await expect(yours.getByRole('button', { name: 'Undo' })).toBeFocused()
  expect(reloads).toEqual([])
  await page.keyboard.press('Enter')
  await expect(away).toBeFocused()
  await expect(started.getByRole('status')).not.toBeEmpty()
  // What comes back may bring more of the page with it.
  await expect.poll(() => reloads.length).toBe(1)
  await away.click()
  await expect(yours.getByRole('status')).toHaveText('Steps hidden')
  expect(reloads.length).toBe(1)
  const html = await readAs(page)(HOME)
  expect(html).toContain('Your profile</h2>')
  expect(html).not.toContain('Getting started</h2>')
})

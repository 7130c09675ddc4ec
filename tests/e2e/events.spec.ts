import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { readAs, test } from './fixtures/add-member'
import { bell, rows } from './fixtures/causes'
import { open } from './fixtures/open'

const DAY = 86_400_000
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('an event fills up, the next one waits, one leaves, and whoever waited has the place and is told', async ({
  strangers: { one: host, other: last },
  addMember,
  consoleErrors,
}) => {
  // The form is refused once.
  consoleErrors.expect(/status of 400/)
  const { page } = host
  const guest = await addMember({ fullName: 'Clara Weiss' })
  const name = `Round table ${host.username}`
  await open(page, '/app/events/new')
  await page.getByRole('radio', { name: /^Circle/ }).check()
  await page.getByLabel('Description').fill('We sit in the round.')
  await page.getByLabel('Link').fill('https://meet.example.org/round')
  await page.getByLabel('Time zone').fill('Europe/Berlin')
  await page.getByLabel('Start date').fill(new Date(Date.now() + 7 * DAY).toISOString().slice(0, 10))
  await page.getByLabel('Start time').fill('18:00')
  await page.getByLabel('End time', { exact: true }).fill('20:00')
  await page.getByLabel('Places').fill('1')
  await page.getByRole('button', { name: 'Create event' }).click()
  await expect(page.getByText('Add a title')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Start time')).toHaveValue('18:00')
  await page.getByLabel('Title').fill(name)
  await page.getByRole('button', { name: 'Create event' }).click()
  await expect(title(page, name)).toBeVisible()
  await expect(page.getByText('0 of 1 places taken')).toBeVisible()
  const path = new URL(page.url()).pathname

  // One who goes has the place and the link.
  const id = path.slice(path.lastIndexOf('/') + 1)
  await guest.ask('/resources/events', { form: { intent: 'register', id } })
  expect(await guest.read(path)).toContain('https://meet.example.org/round')
  expect(await readAs(page)('/app/notifications')).toContain(' registered for your event')

  await open(last.page, '/app/events')
  await last.page.getByRole('article').getByRole('link', { name }).click()
  await expect(title(last.page, name)).toBeVisible()
  await expect(last.page.getByText('Only people who are going can see the link.')).toBeVisible()
  await expect(last.page.getByText('All places are taken.')).toBeVisible()
  await last.page.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(last.page.getByText('You’re next on the waitlist.')).toBeVisible()
  const link = last.page.getByRole('link', { name: 'https://meet.example.org/round' })
  await expect(link).toBeHidden()
  await guest.ask('/resources/events', { form: { intent: 'leave', id } })
  await expect(bell(last.page)).toHaveAccessibleName(/1/)
  await open(last.page, '/app/notifications')
  await expect(rows(last.page)).toHaveText([new RegExp(`A place opened up: you’re going.*${name}`)])
  await rows(last.page).getByRole('link').click()
  await expect(title(last.page, name)).toBeVisible()
  await expect(last.page.getByText('You’re going.')).toBeVisible()
  await expect(link).toBeVisible()

  // The host cancels with a note, and everybody who goes is told.
  await page.getByText('Cancel event…').click()
  await page.getByLabel('Message to your guests').fill('The table broke')
  await page.getByRole('button', { name: 'Yes, cancel event' }).click()
  await expect(page.getByText('This event was cancelled')).toBeVisible()
  await open(last.page, '/app/notifications')
  await expect(rows(last.page)).toHaveText([new RegExp(`An event was cancelled.*${name}: The table broke`)])
  await rows(last.page).getByRole('link').click()
  await expect(title(last.page, name)).toBeVisible()
  await expect(last.page.getByText('The table broke')).toBeVisible()
})

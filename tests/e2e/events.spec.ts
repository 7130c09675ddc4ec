import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures'
import { bell, rows } from './fixtures/causes'
import { becomeMember } from './fixtures/new-member'
import { alive, open } from './fixtures/open'
import { test } from './fixtures/three-members'

const DAY = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** What every event needs; the rest is as the form begins. */
async function fill(page: Page, name: string) {
  await page.getByRole('radio', { name: /^(Circle|Круг)/ }).check()
  await page.getByLabel(/^(Title|Название)$/).fill(name)
  await page.getByLabel(/^(Description|Описание)$/).fill('We sit in the round.')
  await page.getByLabel(/^(Link|Ссылка)$/).fill('https://meet.example.org/round')
  await page.getByLabel(/^(Time zone|Часовой пояс)$/).fill('Europe/Berlin')
  await page.getByLabel(/^(Begins on|День начала)$/).fill(dayIn(7))
  await page.getByLabel(/^(Begins at|Время начала)$/).fill('18:00')
  await page.getByLabel(/^(Ends at|Время окончания)$/).fill('20:00')
  await page.getByLabel(/^(Places|Мест)$/).fill('2')
}

async function fourth(browser: Browser, baseURL: string | undefined) {
  const page = await (await browser.newContext()).newPage()
  await becomeMember(page, baseURL, 'Dora Maar')
  return page
}

test('an event fills up, the third waits, one leaves, and the third has the place and is told', async ({
  three: { author, reader, third },
  browser,
  baseURL,
}) => {
  test.slow()
  const last = await fourth(browser, baseURL)
  const { page } = author
  await open(page, '/app/events/new')
  await expectAccessible(page)
  const name = `Round table ${author.username}`
  await fill(page, name)
  await page.getByRole('button', { name: 'Create the event' }).click()
  await expect(title(page, name)).toBeVisible()
  await expect(page.getByText('0 of 2 places taken')).toBeVisible()
  await expect(page.getByRole('link', { name: 'https://meet.example.org/round' })).toBeVisible()
  await expectAccessible(page)
  const path = new URL(page.url()).pathname

  for (const guest of [reader.page, third.page]) {
    await open(guest, path)
    await expect(guest.getByText('The link is shown to those who are going.')).toBeVisible()
    await guest.getByRole('button', { name: 'Register' }).click()
    await expect(guest.getByText('You are going.')).toBeVisible()
    await expect(guest.getByRole('link', { name: 'https://meet.example.org/round' })).toBeVisible()
  }
  // The host is told who comes.
  await open(page, '/app/notifications')
  await expect(rows(page)).toHaveText([/ and .* registered for your event/])
  await open(last, path)
  await expect(last.getByText('All places are taken.')).toBeVisible()
  await last.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(last.getByText('You are next on the waiting list.')).toBeVisible()
  await expect(last.getByRole('link', { name: 'https://meet.example.org/round' })).toBeHidden()
  await expectAccessible(last)

  await reader.page.getByRole('button', { name: 'Cancel registration' }).click()
  await expect(reader.page.getByText('All places are taken.')).toBeVisible()
  await expect(bell(last)).toHaveAccessibleName(/1/)
  await open(last, '/app/notifications')
  await expect(rows(last)).toHaveText([new RegExp(`A place is free: you are going.*${name}`)])
  await rows(last).getByRole('link').click()
  await expect(title(last, name)).toBeVisible()
  await expect(last.getByText('You are going.')).toBeVisible()

  // The host cancels, with a word, and everybody who goes is told.
  await open(page, path)
  await page.getByText('Cancel the event…').click()
  await page.getByLabel('A word to your guests').fill('The table broke')
  await page.getByRole('button', { name: 'Yes, cancel the event' }).click()
  await expect(page.getByText('This event was cancelled')).toBeVisible()
  await open(last, '/app/notifications')
  await expect(rows(last)).toHaveText([new RegExp(`An event was cancelled.*${name}: The table broke`)])
  await open(last, path)
  await expect(last.getByText('The table broke')).toBeVisible()
  await last.context().close()
})

test('по-русски: форма говорит, что не так, и хранит введённое; событие находится по словам и в календаре', async ({
  strangers: { one, other },
  baseURL,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.expect(/status of 422/)
  for (const { page } of [one, other]) {
    await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  }
  const { page } = one
  await open(page, '/app/events/new')
  const name = `Круглый стол ${one.username}`
  await fill(page, name)
  // The night of 28 March 2027, when clocks of Berlin go over two o'clock.
  await page.getByLabel('День начала').fill('2027-03-28')
  await page.getByLabel('Время начала').fill('02:30')
  await page.getByRole('button', { name: 'Создать событие' }).click()
  await expect(page.getByText('В эту ночь часы переводят вперёд: такого времени нет.')).toBeVisible()
  await expect(page.getByLabel('Название')).toHaveValue(name)
  await expect(page.getByLabel('Время начала')).toBeFocused()
  await page.getByLabel('День начала').fill(dayIn(7))
  await page.getByLabel('Время начала').fill('18:00')
  await page.getByRole('button', { name: 'Создать событие' }).click()
  await expect(title(page, name)).toBeVisible()
  const path = new URL(page.url()).pathname

  await open(other.page, `/app/events?q=${encodeURIComponent(name)}`)
  await expectAccessible(other.page)
  await other.page.getByRole('article').getByRole('link', { name }).click()
  await other.page.getByRole('button', { name: 'Записаться' }).click()
  await expect(other.page.getByText('Вы идёте.')).toBeVisible()
  const file = await (await other.page.request.get(`${path}/calendar.ics`)).text()
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`)
  expect(file).toContain('SEQUENCE:0\r\nSTATUS:CONFIRMED')

  await page.getByRole('link', { name: 'Изменить' }).click()
  await alive(page)
  await page.getByLabel('Время начала').fill('17:00')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(title(page, name)).toBeVisible()
  await open(other.page, '/app/notifications')
  await expect(rows(other.page)).toHaveText([new RegExp(`Изменились время или место.*${name}`)])
  expect(await (await other.page.request.get(`${path}/calendar.ics`)).text()).toContain('SEQUENCE:1\r\n')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an event is planned, registered for and left @any-screen', async ({
    page,
    browser,
    baseURL,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 400/)
    await becomeMember(page, baseURL)
    await page.goto('/app/events/new')
    await fill(page, 'Plain table')
    await page.getByLabel('Title').fill('')
    await page.getByRole('button', { name: 'Create the event' }).click()
    await expect(page.getByText('Please give it a title')).toBeVisible()
    await expect(page.getByLabel('Places')).toHaveValue('2')
    await page.getByLabel('Title').fill('Plain table')
    await page.getByRole('button', { name: 'Create the event' }).click()
    await expect(title(page, 'Plain table')).toBeVisible()
    const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await becomeMember(guest, baseURL, 'Boris Orlov')
    await guest.goto(page.url())
    await guest.getByRole('button', { name: 'Register' }).click()
    await expect(guest.getByText('You are going.')).toBeVisible()
    await guest.getByRole('button', { name: 'Cancel registration' }).click()
    await expect(guest.getByRole('button', { name: 'Register' })).toBeVisible()
    await guest.context().close()
  })
})

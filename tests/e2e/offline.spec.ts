import { en } from '../../app/locales/en'
import { expect } from './fixtures'
import { test } from './fixtures/add-member'
import { posts } from './fixtures/causes'
import { begin, bubble, inOutbox, openLive, post, say } from './fixtures/conversation'
import { allKept, kept, keptNote } from './fixtures/kept'
import { BIRTH, newMember } from './fixtures/new-member'
import { hydrated, open } from './fixtures/open'

test.use({ serviceWorkers: 'allow' })

/** What Chromium logs of requests that are made offline. */
const IN_VAIN = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 503/

test('offline the chart is read and explained, conversations are read and written in, and all of it renews online', async ({
  strangers: { one, other },
  consoleErrors,
}) => {
  consoleErrors.expect(IN_VAIN)
  const { page } = one
  const context = page.context()
  await newMember(page, { birth: BIRTH })
  const id = await begin(one, other)
  await post(one, id, 'Good morning')
  await post(other, id, 'Good evening')
  const path = `/app/messages?c=${id}`
  const gate = page.locator('svg [data-node="gate.51"]')
  const explained = page.getByRole('region', { name: 'What this means' })
  const explain = async () => {
    await gate.press('Enter')
    await expect(explained).toContainText(en['readings-gates']['gate.51'])
  }
  await open(page, '/app/profile')
  await explain()
  await kept(page, '/app/profile')
  await open(page, '/app/messages')
  await kept(page, '/app/messages')
  await openLive(page, path, 'Good evening')
  await kept(page, path)
  const bottomOfSend = async () => {
    const box = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox()
    return Math.round(box!.y + box!.height)
  }
  const bottom = await bottomOfSend()

  await context.setOffline(true)
  await page.goto(path)
  expect(await keptNote(page)).toMatch(/^No connection\. This page was saved \d+ \w+ 20\d\d, \d\d:\d\d\.$/)
  const shown = await page.evaluate(() => getComputedStyle(document.documentElement, '::before').content)
  expect(shown).toBe(JSON.stringify(await keptNote(page)))
  await expect(bubble(page, 'Good morning')).toBeVisible()
  // The line above the page takes its room from the conversation: the composer stays where it is.
  await expect.poll(bottomOfSend).toBe(bottom)
  await say(page, 'Written in the tunnel')
  await expect(bubble(page, 'Written in the tunnel')).toContainText('Sending')
  await inOutbox(page, 1)

  // The router asks for data in vain, and is led to the stored document instead.
  await page.locator('a[href="/app/profile"]:visible').first().click()
  await expect(page).toHaveURL('/app/profile')
  await expect.poll(() => keptNote(page)).not.toBeNull()
  await expect(page.locator('svg [data-node]')).toHaveCount(113)
  await hydrated(page)
  await explain()
  await page.locator('a[href="/app/explore"]:visible').first().click()
  await expect(page).toHaveURL('/app/explore')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByText('This page isn’t saved on this device.')).toBeVisible()
  await expect(page.getByRole('listitem').first()).toContainText('Your Chart')
  // The conversation opened again takes what was written from the outbox.
  await page.getByRole('link', { name: 'Conversation with Boris Orlov' }).click()
  await expect(page).toHaveURL(path)
  await expect(bubble(page, 'Good morning')).toBeVisible()
  await expect(bubble(page, 'Written in the tunnel')).toContainText('Sending')
  await page.goto('/app/profile')
  await expect.poll(() => keptNote(page)).not.toBeNull()

  // From whatever page comes back online the message is sent, once.
  await open(other.page, path)
  await context.setOffline(false)
  await expect.poll(() => keptNote(page)).toBeNull()
  await expect(bubble(other.page, 'Written in the tunnel')).toBeVisible()
  await inOutbox(page, 0)
  await open(page, path)
  await expect(bubble(page, 'Written in the tunnel')).toContainText(/Sent|Read/)
  for (const reader of [page, other.page]) await expect(bubble(reader, 'Written in the tunnel')).toHaveCount(1)
})

test('without a connection every page leads to the list of what is saved, until signing out deletes that, offline too', async ({
  page,
  context,
  addMember,
  consoleErrors,
}) => {
  consoleErrors.expect(IN_VAIN)
  await newMember(page)
  const other = await addMember({ fullName: 'Boris Orlov' })
  const id = await posts(other, 'Read on the way')
  await page.goto('/app/profile')
  await kept(page, '/app/profile')
  const profile = `/u/${other.username}`
  // Each begins on a page that the site has answered; online, the last one has become that.
  for (const [from, to] of [
    ['/gates/34', '/channels/20-34'],
    [`${profile}?tab=posts`, `/posts/${id}`],
    [null, profile],
    ['/app/settings', '?tab=privacy'],
  ] as const) {
    if (from) await open(page, from)
    await context.setOffline(true)
    await page.locator(`main a[href$="${to}"]:visible`).first().click()
    await expect(page).toHaveURL(new RegExp(`${to.replace('?', '\\?')}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
    await expect(page.getByRole('listitem').first()).toContainText('Your Chart')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection')
    await hydrated(page)
  }

  // What stands unsent in a composer of this tab.
  await page.evaluate(() => sessionStorage.setItem('draft:somebody:some-conversation', 'Half a sentence'))
  const signOut = async () => {
    await page.getByRole('button', { name: /: your account$/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  await context.setOffline(true)
  await signOut()
  await expect(page.getByText('so you may still be signed in')).toBeVisible()
  expect(await allKept(page)).toEqual([])
  const draft = await page.evaluate(() => sessionStorage.getItem('draft:somebody:some-conversation'))
  expect(draft).toBe('Half a sentence')
  await page.goto('/app/profile')
  await expect(page.getByText('Nothing is saved for offline reading yet.')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /: your account$/ })).toBeVisible()
  await hydrated(page)
  await kept(page, '/app/profile')
  await signOut()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => allKept(page)).toEqual([])
})

import { en } from '../../app/locales/en'
import { expect } from './fixtures'
import { posts } from './fixtures/causes'
import { begin, bubble, inOutbox, openLive, post, say } from './fixtures/conversation'
import { allKept, kept, keptNote } from './fixtures/kept'
import { BIRTH, newMember } from './fixtures/new-member'
import { hydrated, open } from './fixtures/open'
import { test } from './fixtures/two-members'

test.use({ serviceWorkers: 'allow' })

/** What Chromium logs of requests that are made offline. */
const IN_VAIN = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 503/

test('the chart and the last conversations are read offline, other pages say that they are not there, all renew online', async ({
  strangers: { one, other },
  consoleErrors,
}) => {
  consoleErrors.expect(IN_VAIN)
  const { page } = one
  const context = page.context()
  await newMember(page, { birth: BIRTH })
  const id = await begin(one, other)
  await post(one, id, 'Good morning')
  const path = `/app/messages?c=${id}`
  for (const address of ['/app/profile', '/app/messages']) {
    await page.goto(address)
    await kept(page, address)
  }
  await openLive(page, path, 'Good morning')
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

  // The router asks for data in vain, and is led to the stored document instead.
  await page.locator('a[href="/app/profile"]:visible').first().click()
  await expect(page).toHaveURL('/app/profile')
  await expect.poll(() => keptNote(page)).not.toBeNull()
  await expect(page.locator('svg [data-node]')).toHaveCount(113)
  await hydrated(page)
  await page.locator('a[href="/app/explore"]:visible').first().click()
  await expect(page).toHaveURL('/app/explore')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByText('This page isn’t saved on this device.')).toBeVisible()
  await expect(page.getByRole('listitem').first()).toContainText('Your Chart')
  await page.getByRole('link', { name: 'Conversation with Boris Orlov' }).click()
  await expect(page).toHaveURL(path)
  await expect(bubble(page, 'Good morning')).toBeVisible()
  await hydrated(page)
  await context.setOffline(false)
  await expect.poll(() => keptNote(page)).toBeNull()

  await hydrated(page)
  await context.setOffline(true)
  await page.goto('/app/connections')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your HD Connections')
})

test('without a connection a tab and the pages outside of the app lead to the list of what is saved, too', async ({
  strangers: { one, other },
  consoleErrors,
}) => {
  consoleErrors.expect(IN_VAIN)
  const { page } = one
  const id = await posts(other, 'Read on the way')
  await page.goto('/app/profile')
  await kept(page, '/app/profile')
  const profile = `/u/${other.username}`
  for (const [from, to] of [
    ['/app/settings', '?tab=privacy'],
    [`${profile}?tab=posts`, `/posts/${id}`],
    [`/posts/${id}`, profile],
    ['/gates/34', '/channels/20-34'],
  ] as const) {
    await open(page, from)
    await page.context().setOffline(true)
    await page.locator(`main a[href$="${to}"]:visible`).first().click()
    await expect(page).toHaveURL(new RegExp(`${to.replace('?', '\\?')}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
    await expect(page.getByRole('listitem').first()).toContainText('Your Chart')
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection')
  }
})

test('what was read of the chart is explained offline too', async ({ page, context, consoleErrors }) => {
  consoleErrors.expect(IN_VAIN)
  const gate = page.locator('svg [data-node="gate.51"]')
  const explanation = page.getByRole('region', { name: 'What this means' })
  const read = async () => {
    await hydrated(page)
    await gate.press('Enter')
    await expect(explanation).toContainText(en['readings-gates']['gate.51'])
  }
  await newMember(page, { birth: BIRTH })
  await page.goto('/app/profile')
  await read()
  await kept(page, '/app/profile')

  await context.setOffline(true)
  await page.goto('/app/profile')
  expect(await keptNote(page)).not.toBeNull()
  await read()
  await context.setOffline(false)
})

test('a message written on a page from the device outlives that page, and is sent once from another', async ({
  writers: { one, other, path },
  consoleErrors,
}) => {
  consoleErrors.expect(IN_VAIN)
  const { page } = one
  const context = page.context()
  await openLive(page, path, 'Good evening')
  await kept(page, path)

  await context.setOffline(true)
  await page.goto(path)
  expect(await keptNote(page)).not.toBeNull()
  await expect(bubble(page, 'Good evening')).toBeVisible()
  await say(page, 'Written in the tunnel')
  await expect(bubble(page, 'Written in the tunnel')).toContainText('Sending')
  await inOutbox(page, 1)
  // The same page opened again takes it up from the outbox.
  await page.goto(path)
  await expect(bubble(page, 'Written in the tunnel')).toContainText('Sending')
  await page.close()
  await context.setOffline(false)

  const later = await context.newPage()
  await open(other.page, path)
  await open(later, '/app/dashboard')
  await expect(bubble(other.page, 'Written in the tunnel')).toBeVisible()
  await inOutbox(later, 0)
  await open(later, path)
  await expect(bubble(later, 'Written in the tunnel')).toContainText(/Sent|Read/)
  for (const reader of [later, other.page]) await expect(bubble(reader, 'Written in the tunnel')).toHaveCount(1)
})

test('signing out deletes what the device stores, also offline, where the page says that the session may go on', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(IN_VAIN)
  await newMember(page)
  await page.goto('/app/profile')
  await kept(page, '/app/profile')
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

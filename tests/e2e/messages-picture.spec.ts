import { png } from '../fixtures/pictures'
import { expect, expectAccessible } from './fixtures'
import { bubble, composer, log, post } from './fixtures/conversation'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

const MEGABYTE = 1_048_576

test('a picture goes with its words, opens large for the other, and one that is too large is made smaller', async ({
  writers,
  consoleErrors,
}) => {
  const { one, other, id, path } = writers
  await Promise.all([open(one.page, path), open(other.page, path)])
  const choose = (buffer: Uint8Array) =>
    one.page.getByLabel('Attach a picture').setInputFiles({
      name: 'picture.png',
      mimeType: 'image/png',
      buffer: Buffer.from(buffer),
    })
  const send = one.page.getByRole('button', { name: 'Send', exact: true })

  await choose(await png(60, 30))
  await expect(one.page.getByText('The picture goes with your message.')).toBeVisible()
  await send.click()
  await expect(one.page.getByText('The picture goes with your message.')).toHaveCount(0)
  const link = log(other.page).getByRole('link', {
    name: 'Picture from Ada Lovelace, opens in full size',
  })
  await expect(link).toBeVisible()
  // Nothing runs where a picture is shown alone, the browser's own style for it included.
  consoleErrors.expect(/Content Security Policy|Blocked script execution/)
  const [large] = await Promise.all([other.page.context().waitForEvent('page'), link.click()])
  await large.waitForLoadState()
  expect(
    await large.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([60, 30])

  // What no two pixels of are alike is as large as it looks.
  let seed = 1
  const noise = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed & 255
  }
  const heavy = await png(640, 640, () => [noise(), noise(), noise()])
  expect(heavy.length).toBeGreaterThan(MEGABYTE)
  await choose(heavy)
  await expect(one.page.getByText('This picture is larger than 1 MB.')).toBeVisible()
  await expect(send).toBeDisabled()
  await one.page.getByRole('button', { name: 'Make it smaller' }).click()
  await expect(one.page.getByText('The picture goes with your message.')).toBeVisible()
  await send.click()
  await expect(link).toHaveCount(2)
  await post(other, id, 'Lovely')
  await expect(log(one.page).getByText('Lovely')).toBeVisible()
  await expect(
    log(one.page).getByRole('link', {
      name: 'Your picture, opens in full size',
    }),
  ).toHaveCount(2)
})

test('a picture chosen before the page came alive goes with the message', async ({ writers }) => {
  const { one, other, path } = writers
  let release = () => {}
  const chosen = new Promise<void>((resolve) => {
    release = resolve
  })
  await one.page.route('**/assets/entry.client*', async (route) => {
    await chosen
    await route.continue()
  })
  await one.page.goto(path, { waitUntil: 'commit' })
  await one.page
    .getByLabel('Attach a picture')
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(await png(60, 30)) })
  release()
  await expect(one.page.getByText('The picture goes with your message.')).toBeVisible()
  await one.page.getByRole('button', { name: 'Send', exact: true }).click()
  await open(other.page, path)
  await expect(
    log(other.page).getByRole('link', { name: 'Picture from Ada Lovelace, opens in full size' }),
  ).toBeVisible()
})

test('a message whose picture waited too long says so, and its words go alone', async ({ writers, consoleErrors }) => {
  const { one, other, path } = writers
  await open(one.page, path)
  // As after a day without a connection: the picture was taken, and is there no more.
  consoleErrors.expect(/404/)
  await one.page.route('**/api/conversations/*/attachments', (route) =>
    route.fulfill({
      status: 201,
      json: { id: crypto.randomUUID(), type: 'image/webp', width: 60, height: 30, bytes: 100 },
    }),
  )
  await one.page
    .getByLabel('Attach a picture')
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(await png(60, 30)) })
  await expect(one.page.getByText('The picture goes with your message.')).toBeVisible()
  await composer(one.page).fill('Words with a picture')
  await one.page.getByRole('button', { name: 'Send', exact: true }).click()
  const message = bubble(one.page, 'Words with a picture')
  await expect(message).toContainText('Not sent. Its picture waited for over a day and is gone.')
  await expect(message.getByRole('button', { name: 'Retry', exact: true })).toHaveCount(0)
  await expectAccessible(one.page)
  await message.getByRole('button', { name: 'Send the words alone' }).click()
  await expect(message).toContainText('Sent')
  await expect(message).not.toContainText('Not sent')
  await open(other.page, path)
  await expect(bubble(other.page, 'Words with a picture')).toBeVisible()
})

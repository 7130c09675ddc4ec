import { png } from '../fixtures/pictures'
import { expect } from './fixtures'
import { bubble, composer, log, openLive, post } from './fixtures/conversation'
import { hydrated } from './fixtures/open'
import { test } from './fixtures/two-members'

const MEGABYTE = 1_048_576

/** A picture that does not compress: no two pixels of it are alike. */
function heavyPicture() {
  let seed = 1
  const noise = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed & 255
  }
  return png(640, 640, () => [noise(), noise(), noise()])
}

test('a picture goes with its message: chosen before the page is hydrated, too large, or gone meanwhile', async ({
  writers: { one, other, id, path },
  consoleErrors,
}) => {
  const { page } = one
  const choose = (buffer: Uint8Array) =>
    page
      .getByLabel('Attach picture')
      .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(buffer) })
  const ready = page.getByText('The picture will be sent with your message.')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const received = log(other.page).getByRole('link', { name: 'Picture from Ada Lovelace, opens full size' })
  await openLive(other.page, path, 'Good evening')

  let release = () => {}
  const chosen = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/**/*.js', async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await choose(await png(60, 30))
  release()
  await hydrated(page)
  await expect(ready).toBeVisible()
  await send.click()
  await expect(ready).toHaveCount(0)
  await expect(received).toBeVisible()
  // Nothing runs where a picture is shown alone, not even the browser's own style for it.
  consoleErrors.expect(/Content Security Policy|Blocked script execution/)
  const [large] = await Promise.all([other.page.context().waitForEvent('page'), received.click()])
  await large.waitForLoadState()
  const size = await large
    .locator('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(size).toEqual([60, 30])

  await choose(await png(60, 30))
  await page.getByRole('button', { name: 'Remove picture' }).press('Enter')
  await expect(ready).toHaveCount(0)
  await expect(page.getByRole('status').getByText('Picture removed', { exact: true })).toHaveCount(1)
  await expect(composer(page)).toBeFocused()

  const heavy = await heavyPicture()
  expect(heavy.length).toBeGreaterThan(MEGABYTE)
  await choose(heavy)
  await expect(page.getByText('This picture is larger than 1 MB.')).toBeVisible()
  await expect(send).toBeDisabled()
  await page.getByRole('button', { name: 'Make it smaller' }).click()
  await expect(ready).toBeVisible()
  await send.click()
  await expect(received).toHaveCount(2)
  await post(other, id, 'Lovely')
  await expect(bubble(page, 'Lovely')).toBeVisible()
  await expect(log(page).getByRole('link', { name: 'Your picture, opens full size' })).toHaveCount(2)

  // As after a day offline: the picture was uploaded, and is there no more.
  consoleErrors.expect(/404/)
  const gone = { id: crypto.randomUUID(), type: 'image/webp', width: 60, height: 30, bytes: 100 }
  await page.route('**/api/conversations/*/attachments', (route) => route.fulfill({ status: 201, json: gone }))
  await choose(await png(60, 30))
  await expect(ready).toBeVisible()
  await composer(page).fill('Words with a picture')
  await send.click()
  const message = bubble(page, 'Words with a picture')
  await expect(message).toContainText('Not sent. The picture waited for more than a day and was deleted.')
  await expect(message.getByRole('button', { name: 'Retry', exact: true })).toHaveCount(0)
  await message.getByRole('button', { name: 'Send text only' }).click()
  await expect(message).not.toContainText('Not sent')
  await expect(message).toContainText(/Sent|Read/)
  await expect(bubble(other.page, 'Words with a picture')).toBeVisible()
})

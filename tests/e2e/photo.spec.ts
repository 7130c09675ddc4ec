import type { Page } from '@playwright/test'
import { png, pngOfBytes } from '../fixtures/pictures'
import { expect, test } from './fixtures'
import { readAs } from './fixtures/add-member'
import { newMember } from './fixtures/new-member'
import { expectNotice } from './fixtures/notices'
import { open } from './fixtures/open'

const TAB = '/app/settings?tab=personal'

const file = (bytes: Uint8Array, name = 'me.png', mimeType = 'image/png') => ({
  ...{ name, mimeType },
  buffer: Buffer.from(bytes),
})

const field = (page: Page) => page.getByRole('region', { name: 'Photo', exact: true })
const chooser = (page: Page) => page.locator('input[type=file][name=photo]')
const picture = (page: Page) => field(page).locator('img')

/** Opens the tab and waits until it is hydrated, as the button of its other form says. */
async function openTab(page: Page) {
  await open(page, TAB)
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
}

/** Waits until another photo than the one at `before` has been fetched and drawn, in the header too; gives its address. */
async function drawn(page: Page, before = '') {
  await expect(picture(page)).toHaveAttribute('src', /\/avatars\//)
  await expect(picture(page)).not.toHaveAttribute('src', before)
  const address = (await picture(page).getAttribute('src'))!
  const inHeader = page.getByRole('banner').locator('img')
  await expect(inHeader).toHaveAttribute('src', new RegExp(`^${address.replace(/_\d+\.webp$/, '')}_`))
  for (const image of [picture(page), inHeader]) {
    const isDrawn = () => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)
    await expect.poll(isDrawn).toBe(true)
  }
  return address
}

/** Drops a picture on the field, or pastes it there. */
async function give(page: Page, event: 'drop' | 'paste') {
  const bytes = [...(await png(40, 40))]
  await field(page).evaluate(
    (section, { event, bytes }) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], 'me.png', { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      section.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      )
    },
    { event, bytes },
  )
}

test('a member chooses a photo, keeps it where another is refused, cancelled or not answered, shrinks, drops and removes', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 4\d\d|ERR_FAILED|ERR_FILE_NOT_FOUND/)
  // The recorder of traces looks at the previews, which the page's own scripts may not.
  consoleErrors.expect(/Connecting to 'blob:/)
  await newMember(page)
  await openTab(page)
  await expect(field(page).getByText('Choose photo', { exact: true })).toBeVisible()
  await expect(picture(page)).toHaveCount(0)
  await chooser(page).setInputFiles(file(await png(300, 200)))
  await expectNotice(page, 'Saved successfully!')
  const first = await drawn(page)
  const inHeader = page.getByRole('banner').locator('img')
  await expect(inHeader).toHaveAttribute('src', /\/avatars\//)
  expect(await readAs(page)(TAB)).toContain(first)
  await expect(field(page).getByText('Change photo', { exact: true })).toBeVisible()

  const alert = page.getByRole('alert')
  const text = (words: string) => new TextEncoder().encode(words)
  await chooser(page).setInputFiles(file(text('words'), 'words.txt', 'text/plain'))
  await expect(alert).toHaveText('Please select an image file (JPG, PNG, GIF)')
  await chooser(page).setInputFiles(file(text('<html>')))
  await expect(alert).toHaveText('Selected file is not an image')
  await expect(picture(page)).toHaveAttribute('src', first)

  let letGo = () => {}
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/resources/photo', async (route) => {
    await waiting
    await route.abort()
  })
  await chooser(page).setInputFiles(file(await png(40, 40)))
  await expect(field(page).getByRole('status').filter({ hasText: 'Uploading...' })).toHaveCount(1)
  // An image may ask for the preview where a script may not.
  const isThere = (url: string | null) =>
    page.evaluate((src) => {
      const image = Object.assign(new Image(), { src })
      return image.decode().then(
        () => true,
        () => false,
      )
    }, url)
  await expect(picture(page)).toHaveAttribute('src', /^blob:/)
  const preview = await picture(page).getAttribute('src')
  expect(await isThere(preview)).toBe(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/resources/photo'))
  await field(page).getByRole('button', { name: 'Cancel' }).click()
  expect((await failed).failure()?.errorText).toMatch(/ERR_ABORTED/)
  letGo()
  await expect(picture(page)).toHaveAttribute('src', first)
  await expect(chooser(page)).toBeFocused()
  await expect(field(page)).toContainText('Upload cancelled')
  // The object behind the preview is released.
  await expect.poll(() => isThere(preview)).toBe(false)

  await chooser(page).setInputFiles(file(await png(40, 40)))
  await expect(alert).toContainText('Couldn’t reach the site')
  await expect(picture(page)).toHaveAttribute('src', first)
  await page.unroute('**/resources/photo')

  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/resources/photo')) sent++
  })
  await chooser(page).setInputFiles(file(await pngOfBytes(5_000_000, 700)))
  await expect(alert).toHaveText('File size must be less than 1MB')
  expect(sent).toBe(0)
  await field(page).getByRole('button', { name: 'Make it smaller' }).click()
  const shrunk = await drawn(page, first)
  await expect(alert).toHaveCount(0)
  expect(sent).toBe(1)
  const size = await page.evaluate(
    async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
      return { width, height }
    },
    shrunk.replace('_128', ''),
  )
  expect(size).toEqual({ width: 512, height: 512 })

  await give(page, 'drop')
  const dropped = await drawn(page, shrunk)
  await give(page, 'paste')
  await drawn(page, dropped)

  await field(page).getByText('Remove photo', { exact: true }).click()
  await field(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await expectNotice(page, 'Photo removed')
  await expect(picture(page)).toHaveCount(0)
  await expect(inHeader).toHaveCount(0)
  await expect(chooser(page)).toBeFocused()
})

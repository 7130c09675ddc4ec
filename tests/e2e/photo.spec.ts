import type { BrowserContext, Page } from '@playwright/test'
import { en } from '../../app/locales/en'
import { ru } from '../../app/locales/ru'
import { png, pngOfBytes } from '../fixtures/pictures'
import { expect, expectAccessible, test } from './fixtures'
import { open } from './fixtures/open'

const PAGE = '/app/settings?tab=personal'
const REFUSED = /status of (4\d\d|50[03])/

/** Members of the seeded community, a pair for each test: one for the desktop, one for the phone. */
const MEMBERS = {
  journey: { en: ['joao_s', 'jlopez'], ru: ['aygul', 'lev'] },
  shrink: ['priya_raman', 'kenji'],
  cancel: ['harriet_p', 'thandeka'],
  texts: ['sam_t', 'beatriz_alm'],
  scriptless: ['oksana_bdn', 'yanka_m'],
  dropped: ['nino_t', 'ilya_ural'],
} as const

const oneOf = ([desktop, phone]: readonly [string, string]) => (test.info().project.name === 'phone' ? phone : desktop)

const file = (bytes: Uint8Array, name = 'me.png', mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})

const field = (page: Page, words: typeof en.photo = en.photo) =>
  page.getByRole('region', { name: words.title, exact: true })
const chooser = (page: Page) => page.locator('input[type=file][name=photo]')
const picture = (page: Page) => field(page).locator('img')

async function speak(context: BrowserContext, baseURL: string | undefined, language: 'en' | 'ru') {
  await context.addCookies([{ name: 'language', value: language, url: baseURL! }])
}

/** True once the picture on the page has been fetched and drawn. */
const isDrawn = (page: Page, name: string) =>
  field(page, name === 'ru' ? ru.photo : en.photo)
    .locator('img')
    .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0 && img.src.includes('/avatars/'))

for (const [language, { photo: words }] of Object.entries({ en, ru })) {
  test(`a member takes in a photo, sees it everywhere, changes it and removes it (${language})`, async ({
    page,
    context,
    baseURL,
    signIn,
  }) => {
    await speak(context, baseURL, language as 'en' | 'ru')
    await signIn(oneOf(MEMBERS.journey[language as 'en' | 'ru']))
    await open(page, PAGE)
    const section = field(page, words)
    await expect(section.getByText(words.choose, { exact: true })).toBeVisible()
    await expect(section).toContainText(words.help)
    await expect(section.locator('img')).toHaveCount(0)

    await chooser(page).setInputFiles(file(await png(300, 200)))
    await expect(section.getByRole('status').filter({ hasText: words.saved })).toBeVisible()
    await expect.poll(() => isDrawn(page, language)).toBe(true)
    const address = await section.locator('img').getAttribute('src')
    const inHeader = page.getByRole('banner').locator('img')
    await expect(inHeader).toHaveAttribute('src', /\/avatars\//)
    await expectAccessible(page)

    await page.reload()
    await expect(section.locator('img')).toHaveAttribute('src', address!)
    await open(page, PAGE)
    await expect(section.getByText(words.change, { exact: true })).toBeVisible()
    await chooser(page).setInputFiles(file(await png(90, 90)))
    await expect(section.locator('img')).not.toHaveAttribute('src', address!)
    await expect.poll(() => isDrawn(page, language)).toBe(true)

    await section.getByText(words.remove, { exact: true }).click()
    await expectAccessible(page)
    await section.getByRole('button', { name: words.removeConfirm, exact: true }).click()
    await expect(section.getByRole('status').filter({ hasText: words.removed })).toBeVisible()
    await expect(section.locator('img')).toHaveCount(0)
    await expect(inHeader).toHaveCount(0)
    await expect(chooser(page)).toBeFocused()
  })
}

test('five megabytes are too many, and fit after one click', async ({ page, signIn }) => {
  await signIn(oneOf(MEMBERS.shrink))
  await open(page, PAGE)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++
  })
  await chooser(page).setInputFiles(file(await pngOfBytes(5_000_000, 700)))
  await expect(page.getByRole('alert')).toHaveText('File size must be less than 1MB')
  expect(sent).toBe(0)
  await expectAccessible(page)
  await field(page).getByRole('button', { name: 'Shrink to fit' }).click()
  await expect.poll(() => picture(page).evaluate((img: HTMLImageElement) => img.src)).toContain('/avatars/')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(sent).toBe(1)
  const large = (await picture(page).getAttribute('src'))!.replace('_128', '')
  const size = await page.evaluate(async (address) => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
    return { width, height }
  }, large)
  expect(size).toEqual({ width: 512, height: 512 })
})

test('an upload that is cancelled leaves the old photo and no preview', async ({ page, signIn, consoleErrors }) => {
  await signIn(oneOf(MEMBERS.cancel))
  await open(page, PAGE)
  let letGo = () => {}
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/resources/photo', async (route) => {
    await waiting
    await route.abort()
  })
  consoleErrors.expect(/ERR_FAILED|ERR_FILE_NOT_FOUND|Connecting to 'blob:/)
  await chooser(page).setInputFiles(file(await png(40, 40)))
  await expect(field(page).getByText('Uploading...', { exact: true }).last()).toBeVisible()
  await expect(field(page).getByRole('status').filter({ hasText: 'Uploading...' })).toHaveCount(1)
  const isThere = (url: string | null) =>
    page.evaluate((src) => {
      // An image may ask for it where a script may not.
      const image = Object.assign(new Image(), { src })
      return image.decode().then(
        () => true,
        () => false,
      )
    }, url)
  const preview = await picture(page).getAttribute('src')
  expect(preview).toMatch(/^blob:/)
  expect(await isThere(preview)).toBe(true)
  await expectAccessible(page)
  const failed = page.waitForEvent('requestfailed')
  await field(page).getByRole('button', { name: 'Cancel' }).click()
  expect((await failed).failure()?.errorText).toMatch(/ERR_ABORTED/)
  letGo()
  await expect(picture(page)).toHaveCount(0)
  await expect(chooser(page)).toBeFocused()
  await expect(field(page)).toContainText('Upload cancelled')
  // The object behind the preview is let go of.
  expect(await isThere(preview)).toBe(false)
})

test('every way to fail has its text, and the photo that is there stays', async ({ page, signIn, consoleErrors }) => {
  await signIn(oneOf(MEMBERS.texts))
  await open(page, PAGE)
  consoleErrors.expect(REFUSED)
  consoleErrors.expect(/ERR_FAILED/)
  // The recorder of traces looks at the previews, which the page's own scripts may not.
  consoleErrors.expect(/Connecting to 'blob:/)
  await chooser(page).setInputFiles(file(await png(40, 40)))
  await expect.poll(() => isDrawn(page, 'en')).toBe(true)
  const address = await picture(page).getAttribute('src')
  const alert = page.getByRole('alert')
  const text = (words: string) => new TextEncoder().encode(words)

  await chooser(page).setInputFiles(file(text('words'), 'words.txt', 'text/plain'))
  await expect(alert).toHaveText('Please select an image file (JPG, PNG, GIF)')
  await chooser(page).setInputFiles(file(text('<html>'), 'page.png', 'image/png'))
  await expect(alert).toHaveText('Selected file is not an image')
  await chooser(page).setInputFiles(file(text('<svg/>'), 'me.svg', 'image/svg+xml'))
  await expect(alert).toHaveText('Invalid file type. Allowed: JPG, PNG, GIF, WebP')
  await chooser(page).setInputFiles(file(text(''), 'me.png', 'image/png'))
  await expect(alert).toHaveText('Selected file is empty')

  for (const [answer, said] of [
    [{ status: 413, body: 'Content Too Large' }, 'File size too large. Maximum allowed: 1MB'],
    [{ status: 500, body: 'broken' }, 'Failed to upload photo'],
    [{ status: 503, json: { ok: false, problem: 'storage' } }, 'Upload failed: the storage did not answer'],
    [{ status: 503, json: { ok: false, problem: 'noPath' } }, 'Upload completed but no path returned'],
    [{ status: 422, json: { ok: false, problem: 'noUrl' } }, 'Failed to get public URL for uploaded file'],
    [
      { status: 503, json: { ok: false, problem: 'database' } },
      'Failed to update profile: the database did not answer',
    ],
  ] as const) {
    await page.route('**/resources/photo', (route) => route.fulfill(answer))
    await chooser(page).setInputFiles(file(await png(40, 40)))
    await expect(alert).toHaveText(said)
    await page.unroute('**/resources/photo')
  }
  await page.route('**/resources/photo', (route) => route.abort())
  await chooser(page).setInputFiles(file(await png(40, 40)))
  await expect(alert).toContainText('The site could not be reached')
  await expectAccessible(page)
  await expect(picture(page)).toHaveAttribute('src', address!)
})

test('a picture can be dropped or pasted', async ({ page, signIn }) => {
  await signIn(oneOf(MEMBERS.dropped))
  await open(page, PAGE)
  // The tab comes alive a little after the page; what is dropped before that is nobody's.
  await page.waitForFunction(() => {
    const input = document.querySelector('input[type=file][name=photo]')
    return input !== null && Object.keys(input).some((key) => key.startsWith('__reactProps'))
  })
  for (const event of ['drop', 'paste']) {
    const before = await picture(page).count()
    const address = before ? await picture(page).getAttribute('src') : ''
    const bytes = [...(await png(40, 40))]
    const give = () =>
      field(page).evaluate(
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
    // The section may still be on its way to life, where nothing takes what comes: then it is given once more.
    await expect(async () => {
      await give()
      await expect.poll(() => isDrawn(page, 'en').catch(() => false), { timeout: 5_000 }).toBe(true)
      await expect(picture(page)).not.toHaveAttribute('src', address!)
    }).toPass({ timeout: 30_000 })
  }
})

test.describe('without scripts', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a form takes the photo in, says what is wrong, and removes it', async ({ page, signIn }) => {
    await signIn(oneOf(MEMBERS.scriptless))
    await page.goto(PAGE)
    await chooser(page).setInputFiles(file(await png(40, 40)))
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page).toHaveURL(/photo=saved$/)
    await expect(picture(page)).toHaveAttribute('src', /\/avatars\//)
    await expect(field(page)).toContainText('Saved successfully!')
    await chooser(page).setInputFiles(file(await pngOfBytes(1_048_577)))
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByRole('alert')).toHaveText('File size too large. Maximum allowed: 1MB')
    await field(page).getByText('Remove photo').click()
    await field(page).getByRole('button', { name: 'Remove' }).click()
    await expect(page).toHaveURL(/photo=removed$/)
    await expect(picture(page)).toHaveCount(0)
  })
})

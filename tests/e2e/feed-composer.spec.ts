import { png } from '../fixtures/pictures'
import { expect } from './fixtures'
import { follows } from './fixtures/causes'
import { card, composer, FOLLOWING, postButton, unique } from './fixtures/feed'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

const MEGABYTE = 1_048_576

const file = (name: string, bytes: Uint8Array, mimeType = 'image/png') => ({
  ...{ name, mimeType },
  buffer: Buffer.from(bytes),
})

test('what cannot be posted is explained at its field, a draft outlives a reload; pictures are checked, made smaller and described, and another member opens them large', async ({
  strangers: { one, other },
}) => {
  const { page } = one
  await open(page, FOLLOWING)
  await postButton(page).click()
  await expect(page.getByText('Post content is required')).toBeVisible()
  await expect(composer(page)).toBeFocused()

  // A family is one character to a reader.
  await composer(page).fill(`${'a'.repeat(480)}👨‍👩‍👧‍👦`)
  await expect(page.getByText('19 left')).toBeVisible()
  await composer(page).fill('a'.repeat(501))
  await postButton(page).click()
  await expect(page.getByText('Post cannot exceed 500 characters')).toBeVisible()
  await expect(page.getByText('1 too many')).toBeVisible()

  const text = unique('Out of the kiln')
  await composer(page).fill(text)
  await expect(page.getByText('Post cannot exceed 500 characters')).toBeHidden()
  await page.reload()
  await expect(composer(page)).toHaveValue(text)

  const input = page.getByLabel('Picture', { exact: true })
  const problem = (words: string) => page.getByRole('alert').filter({ hasText: words })
  await input.setInputFiles(file('notes.txt', Buffer.from('no picture'), 'text/plain'))
  await expect(problem('Use JPG, PNG, GIF or WebP.')).toBeVisible()

  // Noise does not compress.
  let seed = 1
  const noise = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed & 255
  }
  const heavy = await png(640, 640, () => [noise(), noise(), noise()])
  expect(heavy.length).toBeGreaterThan(MEGABYTE)
  const small = file('line.png', await png(40, 4))
  await input.setInputFiles([file('bowl.png', await png(60, 30)), small, file('heavy.png', heavy)])
  const words = (number: number) => page.getByRole('textbox', { name: `Describe picture ${number}` })
  await expect(words(3)).toBeVisible()
  await input.setInputFiles([small, small])
  await expect(problem('A post can have up to 4 pictures. The rest were left out.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture 4' }).click()
  await expect(words(4)).toHaveCount(0)

  // The focus goes to what has to be mended: first the size, then the descriptions.
  await expect(problem('This picture is larger than 1 MB.')).toBeVisible()
  await postButton(page).click()
  const shrink = page.getByRole('button', { name: 'Make it smaller' })
  await expect(shrink).toBeFocused()
  await shrink.click()
  await expect(problem('This picture is larger than 1 MB.')).toHaveCount(0)
  await words(3).fill('Noise')
  await postButton(page).click()
  await expect(words(1)).toBeFocused()
  await expect(words(1)).toHaveAccessibleDescription('Describe the picture, or mark it as decorative.')
  await words(1).fill('A bowl with a crack along its foot')
  await page.getByRole('checkbox', { name: 'Decorative' }).nth(1).check()
  await postButton(page).click()
  await expect(card(page, text).getByRole('button', { name: /^Like/ })).toBeVisible()

  await follows(other, one.username)
  await open(other.page, FOLLOWING)
  const links = card(other.page, text).getByRole('link', { name: /^Open (the )?picture/ })
  await expect(links).toHaveCount(3)
  await links.first().click()
  const large = other.page.getByRole('dialog', { name: 'Picture 1 of 3' })
  const image = large.getByRole('img', { name: 'A bowl with a crack along its foot' })
  await expect(image).toBeVisible()
  await expect
    .poll(() => image.evaluate((it: HTMLImageElement) => [it.naturalWidth, it.naturalHeight]))
    .toEqual([60, 30])
  await other.page.keyboard.press('ArrowRight')
  await expect(other.page.getByRole('dialog', { name: 'Picture 2 of 3' })).toBeVisible()
  await other.page.keyboard.press('Escape')
  await expect(other.page.getByRole('dialog')).toHaveCount(0)
  await expect(links.first()).toBeFocused()
})

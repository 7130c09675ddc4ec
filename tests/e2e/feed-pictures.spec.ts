import { png } from '../fixtures/pictures'
import { expect, expectAccessible } from './fixtures'
import { card, composer, HOME, postButton, unique } from './fixtures/feed'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

const MEGABYTE = 1_048_576

const file = (name: string, bytes: Uint8Array, mimeType = 'image/png') => ({
  ...{ name, mimeType },
  buffer: Buffer.from(bytes),
})

test('pictures go with a post, each described or marked as decoration, and another opens them large', async ({
  strangers: { one, other },
}) => {
  const text = unique('Out of the kiln')
  await open(one.page, HOME)
  await composer(one.page).fill(text)
  const pictures = [
    file('bowl.png', await png(60, 30)),
    file('line.png', await png(40, 4)),
    file('c.png', await png(9, 9)),
  ]
  await one.page.getByLabel('Image').setInputFiles(pictures)
  await one.page.getByRole('button', { name: 'Remove picture 3' }).click()
  const words = (number: number) => one.page.getByRole('textbox', { name: `What picture ${number} shows` })
  await expect(words(3)).toHaveCount(0)
  // Without words it does not go out, and what is missing is said where it is.
  await postButton(one.page).click()
  await expect(words(1)).toBeFocused()
  await expect(words(1)).toHaveAccessibleDescription('Say what the picture shows, or that it is only decoration.')
  await expectAccessible(one.page)
  await words(1).fill('A bowl with a crack along its foot')
  await one.page.getByRole('checkbox', { name: 'Only decoration' }).nth(1).check()
  await postButton(one.page).click()
  await expect(card(one.page, text).getByRole('button', { name: /^Like/ })).toBeVisible()

  await open(other.page, HOME)
  const links = card(other.page, text).getByRole('link', { name: /^Open (the )?picture/ })
  await expect(links).toHaveCount(2)
  await links.first().click()
  const large = other.page.getByRole('dialog', { name: 'Picture 1 of 2' })
  const image = large.getByRole('img', { name: 'A bowl with a crack along its foot' })
  await expect(image).toBeVisible()
  await expect
    .poll(() => image.evaluate((it: HTMLImageElement) => [it.naturalWidth, it.naturalHeight]))
    .toEqual([60, 30])
  await expectAccessible(other.page)
  await other.page.keyboard.press('ArrowRight')
  await expect(other.page.getByRole('dialog', { name: 'Picture 2 of 2' })).toBeVisible()
  await other.page.keyboard.press('Escape')
  await expect(other.page.getByRole('dialog')).toHaveCount(0)
  await expect(links.first()).toBeFocused()
})

test('a picture too large is made smaller, what is no picture is left out, and four are the most', {
  tag: '@any-screen',
}, async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await open(page, HOME)
  const text = unique('Noise')
  await composer(page).fill(text)
  const choose = page.getByLabel('Image')
  await choose.setInputFiles(file('notes.txt', Buffer.from('no picture'), 'text/plain'))
  await expect(page.getByRole('alert')).toHaveText('Pictures are JPG, PNG, GIF or WebP.')
  // What no two pixels of are alike is as large as it looks.
  let seed = 1
  const noise = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed & 255
  }
  const heavy = await png(640, 640, () => [noise(), noise(), noise()])
  expect(heavy.length).toBeGreaterThan(MEGABYTE)
  await choose.setInputFiles(file('heavy.png', heavy))
  await expect(page.getByText('This picture is larger than 1 MB.')).toBeVisible()
  await page.getByRole('textbox', { name: 'What picture 1 shows' }).fill('Noise')
  await postButton(page).click()
  const shrink = page.getByRole('button', { name: 'Make it smaller' })
  await expect(shrink).toBeFocused()
  await shrink.click()
  await expect(page.getByText('This picture is larger than 1 MB.')).toHaveCount(0)
  const small = file('small.png', await png(9, 9))
  await choose.setInputFiles([small, small, small, small])
  await expect(page.getByRole('alert')).toHaveText('A post has at most 4 pictures. The others were left out.')
  for (const number of [2, 3, 4]) {
    await page.getByRole('textbox', { name: `What picture ${number} shows` }).fill(`Small, ${number}`)
  }
  await postButton(page).click()
  await expect(card(page, text).getByRole('button', { name: /^Like/ })).toBeVisible()
  await page.reload()
  await expect(card(page, text).getByRole('img')).toHaveCount(4)
})

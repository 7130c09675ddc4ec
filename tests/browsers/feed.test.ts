import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { png } from '../fixtures/pictures'
import { journey } from './journey'
import { KEYS } from './page'

journey(
  'a member posts a picture, likes the post and comments on it',
  async ({ page, signIn }) => {
    const picture = join(tmpdir(), 'bowl.png')
    writeFileSync(picture, await png(60, 30))
    await signIn()
    await page.open('/app/dashboard?feed=following')
    await page.type('Out of the kiln', 'textarea', 'What you want to post')
    await page.type(picture, 'input[type=file]')
    await page.type('A bowl', 'input, textarea', 'Describe picture 1')
    await page.click('button', 'Post')
    await page.see('article img[alt="A bowl"]')
    await page.click('article button', /^Like/)
    await page.see('article button[aria-pressed=true]', /^Like/)
    await page.click('article a', /0 comments$/)
    await page.isAt(/^\/posts\//)
    await page.type('Fired twice', 'textarea', 'Write a comment')
    await page.click('button', 'Comment')
    await page.see('main li', /Fired twice/)
  },
  { widths: ['wide', 'narrow'] },
)

journey('menus, a dialog and a notice work by keyboard and pointer', async ({ page, signIn }) => {
  await signIn()
  await page.open('/app/dashboard')
  await page.click('article button', /^More actions for/)
  await page.see('[role=menu]')
  await page.press(KEYS.Escape)
  await page.gone('[role=menu]')
  await page.click('article button', /^More actions for/)
  await page.click('[role=menuitem]', 'Report')
  await page.see('[role=dialog]', /Report this post/)
  await page.press(KEYS.Escape)
  await page.gone('[role=dialog]')
  await page.click('article button', /^More actions for/)
  await page.click('[role=menuitem]', 'For 7 days')
  await page.click('button', 'Undo')
  await page.gone('button', 'Undo')
})

journey('the palette leads by keyboard to a page', async ({ page, signIn }) => {
  await signIn()
  await page.open('/app/dashboard')
  await page.press(KEYS.Control, 'k')
  await page.see('[role=dialog] [role=combobox]')
  await page.keys('set noti')
  await page.see('[role=option][aria-selected=true]', 'Settings: Notifications')
  await page.press(KEYS.Enter)
  await page.isAt('/app/settings?tab=notifications')
  await page.gone('[role=dialog]')
})

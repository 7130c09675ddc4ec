import { expect, test } from './fixtures'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('an unknown time: the day by slider, by change and by typing, a time compared, saved and put back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newMember(page, { birth: { ...BIRTH, timeAccuracy: 'unknown' } })
  await open(page, '/app/profile')
  await page.getByRole('link', { name: 'See what could change' }).click()
  const heading = page.getByRole('heading', { name: /^Chart at/ })
  await expect(heading).toHaveText('Chart at 12:00')

  const slider = page.getByRole('slider', { name: 'Time of day' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(heading).toHaveText('Chart at 12:01')
  await page.keyboard.press('Home')
  await expect(heading).toHaveText('Chart at 00:00')
  await expect(slider).toHaveAttribute('aria-valuetext', /^00:00, /)
  await expect(page.getByText('No earlier change')).toBeVisible()
  await page.getByRole('link', { name: 'Next change' }).click()
  await expect(page).toHaveURL(/view=day&at=\d\d:\d\d$/)
  await expect(heading).not.toHaveText('Chart at 00:00')
  await expect(page.getByRole('link', { name: 'Previous change' })).toBeVisible()

  const time = page.getByLabel('Time', { exact: true })
  await time.fill('26:00')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Enter hours and minutes, for example 09:30')).toBeVisible()
  await expect(time).toHaveValue('26:00')
  await time.fill('0930')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(heading).toHaveText('Chart at 09:30')

  await page.getByText('Use 09:30').click()
  await page.getByLabel('Exact').check()
  await page.getByRole('button', { name: 'Save 09:30' }).click()
  await expect(page.getByText('Birth time saved: 09:30, exact')).toBeVisible()
  await expect(page.getByText('Every minute from 09:25 to 09:35.')).toBeVisible()
  await page.getByRole('link', { name: 'Whole day' }).click()
  await expect(page.getByText('Every minute from 00:00 to 23:59.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo: back to time unknown' }).click()
  await expect(page.getByText('Birth time saved: time unknown')).toBeVisible()
})

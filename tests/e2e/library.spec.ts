import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a visitor goes from a gate to its channel, its center and other gates, also in Russian; a member to those who have it, and there from their chart', async ({
  page,
}) => {
  await open(page, '/gates/34')
  await expect(page).toHaveTitle('Gate 34: Power in Human Design · Human Design Social')
  await expect(heading(page)).toHaveText('Gate 34: Power')
  await expect(page.getByRole('img', { name: 'Gate 34 and the channels it’s part of' })).toBeVisible()
  await page.getByRole('link', { name: '20–34 Charisma' }).click()
  await expect(heading(page)).toHaveText('Channel 20–34: Charisma')
  await expect(page.getByRole('img', { name: 'Channel 20–34 and the two centers it connects' })).toBeVisible()
  await page.getByRole('link', { name: 'Throat', exact: true }).click()
  await expect(heading(page)).toHaveText('Throat Center')
  await expect(page.getByText('Voice and action.')).toBeVisible()
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Library' }).click()
  await expect(heading(page)).toHaveText('Library')
  await page.getByRole('link', { name: 'All 64 gates and the wheel' }).click()
  await page.getByRole('link', { name: '64 Confusion' }).click()
  await expect(heading(page)).toHaveText('Gate 64: Confusion')
  await page.getByRole('link', { name: '63 Doubt' }).last().click()
  await expect(heading(page)).toHaveText('Gate 63: Doubt')

  await open(page, '/gates/34?lang=ru')
  await expect(heading(page)).toHaveText('Ворота 34: Сила')
  await page.getByRole('link', { name: '20–34 Харизма' }).click()
  await expect(heading(page)).toHaveText('Канал 20–34: Харизма')
  await expect(page).toHaveURL(/\/channels\/20-34\?lang=ru$/)
  await page.getByRole('button', { name: 'EN, English' }).first().click()
  await expect(heading(page)).toHaveText('Channel 20–34: Charisma')

  await newMember(page, { birth: BIRTH })
  await open(page, '/gates/34')
  const who = page.getByRole('region', { name: 'Who has it here' })
  await expect(who.getByRole('listitem').first()).toBeVisible()
  await who.getByRole('link', { name: 'See them in Explore' }).click()
  await expect(page).toHaveURL(/\/app\/explore\?gate=34$/)

  await open(page, '/app/profile')
  await page
    .getByRole('button', { name: /^Throat: / })
    .first()
    .press('Enter')
  await page.getByRole('link', { name: 'More in the library' }).click()
  await expect(heading(page)).toHaveText('Throat Center')
})

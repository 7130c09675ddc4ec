import { expect } from './fixtures'
import { readAs, test } from './fixtures/add-member'
import { posts } from './fixtures/causes'
import { card, choose, HOME, saved, unique } from './fixtures/feed'
import { newMember } from './fixtures/new-member'
import { expectNotice } from './fixtures/notices'
import { open } from './fixtures/open'

const PRIVACY = '/app/settings?tab=privacy'

test('a member mutes another from a card, then words, then blocks them, and takes each back', async ({
  page,
  addMember,
}) => {
  await newMember(page, { fullName: 'Boris Orlov' })
  const author = await addMember()
  const home = () => readAs(page)(HOME)
  const text = unique('All day long')
  await posts(author, text)
  await open(page, HOME)
  await saved(page, '/resources/mutes', () => choose(card(page, text), 'For 7 days'))
  await expect(card(page, text)).toHaveCount(0)
  await expect(page.getByText(`@${author.username} is muted`)).toBeVisible()
  await open(page, PRIVACY)
  const muted = page.getByRole('region', { name: 'Muted members' })
  await expect(muted).toContainText(`@${author.username}`)
  await expect(muted).toContainText(/until \d+ [A-Z]/)
  await muted.getByRole('button', { name: 'Unmute Ada Lovelace' }).click()
  await expect(muted.getByText('No muted members')).toBeVisible()

  const words = page.getByRole('region', { name: 'Muted words' })
  await words.getByRole('textbox').fill(text)
  await words.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(words.getByRole('button', { name: `Unmute “${text}”` })).toBeVisible()
  const without = await home()
  expect(without).toContain('<article')
  expect(without).not.toContain(text)
  await words.getByRole('button', { name: `Unmute “${text}”` }).click()
  await expect(words.getByText('No muted words')).toBeVisible()

  await open(page, HOME)
  await choose(card(page, text), /^Block/)
  await saved(page, '/resources/blocks', () =>
    page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click(),
  )
  await expect(card(page, text)).toHaveCount(0)
  await open(page, PRIVACY)
  const blocked = page.getByRole('region', { name: 'Blocked members' })
  await blocked.getByRole('button', { name: 'Unblock Ada Lovelace' }).click()
  await expectNotice(page, 'Unblocked')
  await expect(page.getByRole('heading', { name: 'Blocked members' })).toBeFocused()
  await expect(blocked.getByText('No blocked members')).toBeVisible()
  expect(await home()).toContain(text)
})

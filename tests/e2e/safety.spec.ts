import { expect } from './fixtures'
import { posts } from './fixtures/causes'
import { card, cards, choose, HOME, saved, unique } from './fixtures/feed'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

const PRIVACY = '/app/settings?tab=privacy'

test('a member mutes another from a card, then words, then blocks them, and takes each back', async ({
  strangers: { one: author, other },
}) => {
  const { page } = other
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
  await open(page, HOME)
  await expect(cards(page).first()).toBeVisible()
  await expect(card(page, text)).toHaveCount(0)
  await open(page, PRIVACY)
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
  await expect(blocked.getByText(`@${author.username}`)).toHaveCount(0)
  await open(page, HOME)
  await expect(card(page, text)).toBeVisible()
})

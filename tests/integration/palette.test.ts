import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { rebuildSteps } from '~/data/search/search.server'
import { walkWhole } from '~/data/walk.server'
import { OFFERS } from '~/features/shell/palette/commands'
import { SETTINGS_TABS } from '~/routes/app.settings/settings-tabs'
import { createDatabase } from '../../drizzle/client'
import { registered } from './account'
import { member } from './members'

vi.setConfig({ testTimeout: 120_000 })

const ways = Object.values(OFFERS).flatMap(({ action }) =>
  'to' in action ? [action as { to: string; focus?: string }] : [],
)

test('whatever the palette leads to is there, and so is what takes the focus', async () => {
  const { visitor } = await registered()
  for (const { to, focus } of ways) {
    const response = await visitor.get(to)
    expect(response.status, to).toBe(200)
    const html = await response.text()
    if (focus) expect(html, to).toContain(`id="${focus.slice(1).split(' ')[0]}"`)
  }
})

test('every tab of the settings is among it', () => {
  const tabs = ways.map(({ to }) => /^\/app\/settings\?tab=([\w-]+)$/.exec(to)?.[1]).filter(Boolean)
  expect(tabs.sort()).toEqual([...SETTINGS_TABS].sort())
})

test('names are found by their beginning, six at most, and not of those who are not to be seen', async () => {
  const looking = await registered()
  await member({ fullName: 'Petronella Hidden', profileVisibility: 'connections' })
  for (let place = 0; place < 7; place++) {
    await member({ fullName: `Petronella ${place}`, username: `petronella_${place}`, createdAt: new Date(place + 1) })
  }
  await walkWhole(rebuildSteps(createDatabase(env.DB)).member, 50)
  const response = await looking.visitor.get('/resources/names?q=petron')
  expect(response.headers.get('Cache-Control')).toBe('no-store, private')
  const { people }: { people: { fullName: string }[] } = await response.json()
  expect(people.map(({ fullName }) => fullName).sort()).toEqual(
    [0, 1, 2, 3, 4, 5].map((place) => `Petronella ${place}`),
  )
  expect(Object.keys(people[0] ?? {}).sort()).toEqual(['avatarUrl', 'fullName', 'hdType', 'id', 'username'])
})

test.each(['', '   ', '?!', '%00'])('nothing is found by "%s"', async (q) => {
  const { visitor } = await registered()
  expect(await (await visitor.get(`/resources/names?q=${q}`)).json()).toEqual({ people: [] })
})

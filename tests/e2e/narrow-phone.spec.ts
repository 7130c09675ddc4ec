import type { SeedBirth } from '../../drizzle/seed/person'
import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'
import { togetherPath } from './fixtures/share-chart'

/** Nine channels: chart 158 of the reference. */
const FULL_CHART: SeedBirth = {
  ...{ date: '1972-02-04', time: '09:19', timeAccuracy: 'exact', city: 'Greenwich', country: 'United Kingdom' },
  ...{ latitude: 51.48, longitude: 0, timezone: 'UTC' },
}

/** An ordinary run looks at half of them, the other half the next day; `TEST_RUN=long` at all. */
const isToday = (_: unknown, index: number) =>
  process.env.TEST_RUN === 'long' || (index + Number(process.env.SWEEP_DAY)) % 2 === 0

/** Pages with the longest names. */
const PUBLIC = ['/u/e_voznesenskaya', '/u/maximilian', '/u/zhenya', '/gates', '/types/manifesting_generator']
const OWN = [
  '/app/dashboard',
  ...['', '?view=wheel', '?view=sheet', '?view=share'].map((view) => `/app/profile${view}`),
  ...['times=1', 'edit=1'].map((query) => `/app/settings?tab=hd-data&${query}`),
  ...['view=day', 'view=compare', 'view=report&within=day'].map((query) => `/app/settings/birth-time?${query}`),
]

test('nothing lies beyond the edge of the narrowest phone, with long names, in Russian', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL }])
  await page.setViewportSize({ width: 320, height: 640 })
  const expectWithin = async (path: string) => {
    await open(page, path)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(beyond, path).toBeLessThanOrEqual(0)
  }
  for (const path of PUBLIC.filter(isToday)) await expectWithin(path)
  const fullName = 'Александра-Екатерина Константинопольская'
  const username = await newMember(page, { fullName, birth: FULL_CHART })
  for (const count of [2, 3, 6].filter(isToday)) await expectWithin(await togetherPath(page, baseURL ?? '', count))
  const own = [...OWN, `/u/${username}`, `/u/${username}?as=visitor`, '/u/maximilian']
  for (const path of own.filter(isToday)) await expectWithin(path)
})

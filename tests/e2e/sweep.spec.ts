import { readdirSync } from 'node:fs'
import { expect, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { lookAtAll } from './fixtures/sweep/look'
import { AWAY, OF_MEMBERS, REFUSED_TO_MEMBERS } from './fixtures/sweep/of-members'
import { HALF_AN_ACCOUNT, OF_VISITORS, REFUSED_TO_VISITORS } from './fixtures/sweep/of-visitors'
import { nameOf } from './fixtures/sweep/places'
import { patternOf, shows } from './fixtures/sweep/routes'
import { goTo } from './fixtures/sweep/way'

// Every page in both languages, at every width, in both themes: `TEST_RUN=long`. Pictures are left in `.wrangler/looks`.

const PLACES = [...OF_VISITORS, HALF_AN_ACCOUNT, ...REFUSED_TO_VISITORS, ...OF_MEMBERS, AWAY, ...REFUSED_TO_MEMBERS]

test('every route that shows something is looked at', () => {
  const routes = readdirSync(new URL('../../app/routes', import.meta.url)).filter(shows)
  const seen = PLACES.map(({ path, link, rest = '' }) => {
    const { pathname } = new URL(link ? link.source.replaceAll('\\', '').replace(/\[.*$/, 'x') : path, 'http://here')
    return `${pathname}${rest}`
  })
  const missed = routes.filter((route) => !seen.some((path) => patternOf(route).test(path)))
  expect(missed).toEqual([])
})

for (const language of ['en', 'ru'] as const)
  for (const place of PLACES)
    test(`${nameOf(place)} in ${language}`, async ({ page, signIn, baseURL, consoleErrors }) => {
      test.setTimeout(180_000)
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      if (place.who === 'newcomer') await becomeMember(page, baseURL, 'Александра-Екатерина Константинопольская')
      else if (place.who !== 'visitor') await signIn(place.who)
      if (place.refused) consoleErrors.expect(new RegExp(`status of ${place.refused}`))
      await goTo(page, baseURL ?? '', place)
      const folder = (variant: string) => `.wrangler/looks/${variant}-${language}`
      expect(await lookAtAll(page, { folder, name: nameOf(place) })).toEqual([])
    })

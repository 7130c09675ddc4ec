import { readdirSync } from 'node:fs'
import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { lookAtAll, WIDTHS } from './fixtures/sweep/look'
import { ASKED_AGAIN, ASKED_FOR_PASSKEY, AWAY, OF_MEMBERS, REFUSED_TO_MEMBERS } from './fixtures/sweep/of-members'
import { HALF_AN_ACCOUNT, OF_A_LINK, OF_VISITORS, REFUSED_TO_VISITORS } from './fixtures/sweep/of-visitors'
import { nameOf } from './fixtures/sweep/places'
import { patternOf, shows } from './fixtures/sweep/routes'
import { goTo } from './fixtures/sweep/way'

// Accessibility and layout of every page, judged here and in no journey. `TEST_RUN=long` looks at all of them in both
// languages, at every width, in both themes, and leaves pictures in `.wrangler/looks`; an ordinary run looks at a twentieth of the
// pages, another one each day, each in one language: at two widths whether all fits, at one of them with axe.
const IS_LONG = process.env.TEST_RUN === 'long'
const SHARES = 20
const TODAY = Number(process.env.SWEEP_DAY)

const PLACES = [
  ...[...OF_VISITORS, HALF_AN_ACCOUNT, OF_A_LINK, ...REFUSED_TO_VISITORS],
  ...[...OF_MEMBERS, AWAY, ASKED_AGAIN, ASKED_FOR_PASSKEY, ...REFUSED_TO_MEMBERS],
]

test('every route that shows something is looked at', () => {
  const routes = readdirSync(new URL('../../app/routes', import.meta.url)).filter(shows)
  const seen = PLACES.map(({ path, link, rest = '' }) => {
    const { pathname } = new URL(link ? link.source.replaceAll('\\', '').replace(/\[.*$/, 'x') : path, 'http://here')
    return `${pathname}${rest}`
  })
  const missed = routes.filter((route) => !seen.some((path) => patternOf(route).test(path)))
  expect(missed).toEqual([])
})

/** Which look at a place it is. Of four, two are in each language, one of them with axe on a computer and one on a phone. */
const lookAt = (index: number) => (index + Math.floor(TODAY / SHARES)) % 4
/** Whether an ordinary run looks at a place in this language today; in forty days it has seen all in both. */
const isToday = (index: number, language: 'en' | 'ru') =>
  (index + TODAY) % SHARES === 0 && lookAt(index) % 2 === (language === 'en' ? 0 : 1)

for (const language of ['en', 'ru'] as const)
  for (const [index, place] of PLACES.entries()) {
    if (!IS_LONG && !isToday(index, language)) continue
    test(`${nameOf(place)} in ${language}`, async ({ page, signIn, baseURL, consoleErrors }) => {
      test.setTimeout(180_000)
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      if (place.who === 'newcomer') await newMember(page, { fullName: 'Александра-Екатерина Константинопольская' })
      else if (place.who !== 'visitor') await signIn(place.who)
      if (place.refused) consoleErrors.expect(new RegExp(`status of ${place.refused}`))
      await goTo(page, baseURL ?? '', place)
      const pictureOf = (variant: string) => `.wrangler/looks/${variant}-${language}/${nameOf(place)}.png`
      const axeWidth = [lookAt(index) < 2 ? 1440 : 390]
      const looks = IS_LONG
        ? { widths: WIDTHS, axeWidths: WIDTHS, darkWidths: WIDTHS, pictureOf }
        : { widths: [1440, 390], axeWidths: axeWidth, darkWidths: axeWidth, pictureOf: null }
      expect(await lookAtAll(page, looks)).toEqual([])
    })
  }

import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import type { Language } from '~/locales/language'
import { ru } from '~/locales/ru'
import { LanguageProvider } from '~/locales/use-t'
import { ChartWheel } from './chart-wheel'
import { type BodySelection, wheelBodies } from './wheel-bodies'
import { WheelList } from './wheel-list'

beforeAll(() => {
  registerDictionaries('en', en)
  registerDictionaries('ru', ru)
})

const bodies = wheelBodies(EXAMPLE_CHART.activations)

const draw = (Part: typeof ChartWheel | typeof WheelList, language: Language, selection: BodySelection | null = null) =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Part bodies={bodies} selection={selection} onSelect={() => {}} />
    </LanguageProvider>,
  )

const count = (markup: string, piece: string) => markup.split(piece).length - 1

describe('the wheel', () => {
  const wheel = (selection?: BodySelection) => draw(ChartWheel, 'en', selection)

  test('is a drawing with a name and a description, of 64 gates, twelve signs and 26 planets', () => {
    const markup = wheel()
    expect(markup).toMatch(/<title id="[^"]+">Chart on the zodiac wheel<\/title><desc id="[^"]+">/)
    expect(count(markup, 'role="button"')).toBe(26)
    for (let gate = 1; gate <= 64; gate++) expect(markup).toContain(`>${gate}</text>`)
    for (const sign of '♈♉♊♋♌♍♎♏♐♑♒♓') expect(markup).toContain(`>${sign}\uFE0E</text>`)
    // Before hydration a tab stop would lead to what doesn't answer.
    expect(markup).not.toContain('tabindex')
  })

  test('says of a planet its side, gate, line and place on the zodiac, in both languages', () => {
    // 103.375247° is 13.375° into the fourth sign, and 0.375° are 22.5 minutes.
    expect(wheel()).toContain('aria-label="Sun, Personality: gate 39, line 5, 13°22′ Cancer"')
    expect(draw(ChartWheel, 'ru')).toContain('aria-label="Солнце, Личность: ворота 39, линия 5, 13°22′ Рака"')
  })

  test('shows itself whole, with buttons to zoom below it', () => {
    expect(wheel()).toContain('viewBox="0 0 640 640"')
    expect(wheel()).toMatch(/<\/svg><div role="group" aria-label="Zoom".*Zoom out.*Zoom in.*Show the whole drawing/)
  })

  test('tells the sides apart by more than colour', () => {
    const markup = wheel()
    // Hollow is smaller inside its ring, and the ties of its thirteen are dashed.
    const radii = (side: string) =>
      [...markup.matchAll(new RegExp(`class="node gate ${side} .*?class="disc"[^>]* r="([\\d.]+)"`, 'g'))].map(
        ([, r]) => r,
      )
    expect([radii('personality').length, radii('design').length]).toEqual([13, 13])
    expect(new Set([...radii('personality'), ...radii('design')]).size).toBe(2)
    const [dashed] = [...markup.matchAll(/<path d="([^"]+)" class="fill-none stroke-design"[^>]*stroke-dasharray/g)]
    expect(count(dashed?.[1] ?? '', 'M')).toBe(13)
    expect(markup).not.toMatch(/stroke-personality"[^>]*stroke-dasharray/)
    expect([...markup.matchAll(/>(Personality|Design)<\/text>/g)].map(([, side]) => side)).toEqual([
      'Personality',
      'Design',
    ])
  })

  test('shows what is selected in its middle', () => {
    const markup = wheel({ kind: 'body', side: 'design', body: 'sun' })
    expect(count(markup, 'aria-pressed="true"')).toBe(1)
    // The design Sun of the reference stands 88° before: 15.375247°.
    for (const words of ['51.1', 'Sun', 'Design', '15°22′ Aries']) expect(markup).toContain(`>${words}</text>`)
  })
})

test('the list says all 26 of them', () => {
  const markup = draw(WheelList, 'en')
  expect(count(markup, '<li')).toBe(26)
  expect(markup).toContain('>39.5<')
  expect(markup).toContain('>13°22′ Cancer<')
  expect(markup).toContain('>51.1<')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import { LanguageProvider } from '~/locales/use-t'
import { BirthFields, type BirthFieldsProps } from './birth-fields'

beforeAll(() => {
  registerDictionaries('en', en)
  registerDictionaries('ru', ru)
})

/** What a page without script is sent. */
const draw = (props: Partial<BirthFieldsProps> = {}, language: 'en' | 'ru' = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <BirthFields
        latestDate="2026-11-21"
        searchPlaces={async () => []}
        searchNearestTowns={async () => []}
        findInstant={async () => null}
        {...props}
      />
    </LanguageProvider>,
  )

const sentValue = (markup: string, name: string) => {
  const tag = markup.match(/<input[^>]*>/g)?.find((input) => input.includes(`name="${name}"`))
  return tag?.match(/ value="([^"]*)"/)?.[1]
}

test('sends every field of the birth form once', () => {
  const names = [...draw().matchAll(/name="(\w+)"/g)].map(([, name]) => name)
  expect([...new Set(names)].sort()).toEqual([
    'birth_city',
    'birth_country',
    'birth_date',
    'birth_time',
    'latitude',
    'longitude',
    'place_id',
    'time_accuracy',
    'timezone',
    'utc_offset_seconds',
    'zone_choice',
  ])
  expect(names.filter((name) => name === 'time_accuracy')).toHaveLength(3)
  expect(names).toHaveLength(13)
})

test('nothing typed is lost: a refused form comes back as it was', () => {
  const initial = {
    birth_date: '1980-07-05',
    birth_time: '09:30',
    birth_city: 'Нижний',
    birth_country: 'Россия',
    latitude: '56,33',
    longitude: '44',
  }
  const markup = draw({ initial, problems: { birth_city: 'city.unknown' } })
  for (const [name, value] of Object.entries(initial)) expect(sentValue(markup, name), name).toBe(value)
  expect(markup).toContain('No place found with this name.')
  // Coordinates given by hand stay in sight.
  expect(markup).toMatch(/<details[^>]* open/)
})

test('no date before 1900 or after today can be picked', () => {
  expect(draw()).toMatch(/type="date"[^>]*min="1900-01-01"[^>]*max="2026-11-21"/)
})

test.each(['en', 'ru'] as const)('the specified problems stand at their fields, %s', (language) => {
  const problems = {
    birth_date: 'date.required',
    birth_time: 'time.required',
    birth_city: 'city.required',
    birth_country: 'country.required',
  }
  const markup = draw({ problems }, language)
  expect(markup.match(/aria-invalid="true"/g)).toHaveLength(4)
  const words = { en, ru }[language]['birth-problems']
  for (const code of Object.values(problems)) expect(markup).toContain(words[code as keyof typeof words])
})

test('without script the two readings of a clock are choices of the form', () => {
  const markup = draw({
    initial: { birth_date: '1980-09-28', birth_time: '02:30', timezone: 'Europe/Berlin' },
    problems: { utc_offset_seconds: 'time.ambiguous' },
    instant: {
      kind: 'ambiguous',
      choices: [
        { offsetSeconds: 7200, clock: '02:30' },
        { offsetSeconds: 3600, clock: '02:30' },
      ],
    },
  })
  expect(markup).toMatch(/type="radio" name="utc_offset_seconds"[^>]* value="7200"/)
  expect(markup).toMatch(/type="radio" name="utc_offset_seconds"[^>]* value="3600"/)
  expect(markup).toContain('The second time, UTC+1')
  expect(markup).toContain('choose which one it was')
})

test('without script the places a city may be are choices of the form', () => {
  const place = { region: 'Oblast', country: 'Russia', latitude: 56, longitude: 44, timezone: 'Europe/Moscow' }
  const markup = draw({ suggestions: [{ id: 520555, name: 'Nizhniy Novgorod', ...place }] })
  expect(markup).toMatch(/type="radio" name="place_choice"[^>]* value="520555"/)
})

test('an unknown time cannot be typed and is not complained about', () => {
  const markup = draw({ initial: { time_accuracy: 'unknown' }, problems: { birth_time: 'time.required' } })
  expect(markup).toMatch(/<input[^>]*name="birth_time"[^>]*disabled/)
  expect(markup).not.toContain('Birth time is required')
})

test.each([
  ['en', 'Leningrad', 1924, 1991, 'Saint Petersburg', 'Leningrad (1924–1991, now Saint Petersburg)'],
  ['ru', 'Ленинград', 1924, 1991, 'Санкт-Петербург', 'Ленинград (1924–1991, ныне Санкт-Петербург)'],
  ['en', 'Breslau', null, 1945, 'Wrocław', 'Breslau (until 1945, now Wrocław)'],
  ['ru', 'Бреслау', null, 1945, 'Вроцлав', 'Бреслау (до 1945, ныне Вроцлав)'],
] as const)('a place found by a former name shows both names and its years, %s, %s', (...example) => {
  const [language, former, from, to, name, shown] = example
  const formerName = { name: former, from, to }
  const place = { region: null, country: 'Russia', latitude: 60, longitude: 30, timezone: 'Europe/Moscow' }
  expect(draw({ suggestions: [{ id: 498817, name, formerName, ...place }] }, language)).toContain(shown)
})

test('a village that is not listed has its nearest town before its coordinates', () => {
  const markup = draw({}, 'ru')
  const at = (text: string) => markup.indexOf(text)
  expect(at('Моего места нет в списке')).toBeGreaterThan(0)
  expect(at('Указать координаты')).toBeGreaterThan(at('Моего места нет в списке'))
  // The search needs script: without it the coordinates are what there is.
  expect(markup).toMatch(/<details[^>]*noscript:hidden[^>]*><summary[^>]*>Моего места нет/)
})

const found = { kind: 'found', season: 'none', mayBeOldStyle: false, otherOffsetSeconds: null } as const

test('coordinates show the zone found for them, and another can be named', () => {
  const initial = { latitude: '40.1', longitude: '124.4' }
  const instant = { ...found, zone: 'Asia/Shanghai', offsetSeconds: 28_800 }
  expect(draw({ initial, instant })).toContain('Time zone found: Asia/Shanghai.')
  expect(draw({ initial, instant }, 'ru')).toContain('Найден пояс Asia/Shanghai.')
  const named = draw({ initial: { ...initial, zone_choice: 'Asia/Pyongyang' }, instant })
  expect(sentValue(named, 'zone_choice')).toBe('Asia/Pyongyang')
  expect(named).not.toContain('Time zone found')
})

test('a zone that does not exist is wrong at its own field', () => {
  const initial = { latitude: '40.1', longitude: '124.4', zone_choice: 'Asia/Nowhere' }
  const markup = draw({ initial, problems: { birth_city: 'timezone.unknown' } })
  const wrong = markup.match(/<input[^>]*aria-invalid="true"[^>]*>/g) ?? []
  expect(wrong.map((tag) => / name="(\w+)"/.exec(tag)?.[1])).toEqual(['zone_choice'])
})

test('two clocks that sources give are a choice, the one that is used being taken', () => {
  const instant = { ...found, zone: 'Asia/Urumqi', offsetSeconds: 21_600, otherOffsetSeconds: 28_800 }
  const markup = draw({ initial: { birth_date: '2000-07-15', timezone: 'Asia/Urumqi' }, instant })
  expect(markup).toContain('Sources disagree about local time')
  const choices = markup.match(/<input[^>]*name="utc_offset_seconds"[^>]*>/g) ?? []
  expect(choices.map((tag) => [/ value="(\d*)"/.exec(tag)?.[1], tag.includes('checked')])).toEqual([
    ['', true],
    ['28800', false],
  ])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { registerDictionaries } from '~/locales/dictionaries'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import { LanguageProvider } from '~/locales/use-t'
import { type TimeWindow, TimeWindowNote } from './time-window'

const day: TimeWindow = {
  minutes: null,
  type: [
    { code: 'generator', share: 0.996 },
    { code: 'manifesting_generator', share: 0.004 },
  ],
  authority: [{ code: 'emotional', share: 1 }],
  profile: [{ code: '5/1', share: 1 }],
  definition: [{ code: 'split', share: 1 }],
}

beforeAll(() => {
  registerDictionaries('en', en)
  registerDictionaries('ru', ru)
})

const textOf = (language: 'en' | 'ru', window: TimeWindow) =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <TimeWindowNote window={window} />
    </LanguageProvider>,
  ).replace(/<[^>]+>/g, '|')

test('every possibility has its share, none is rounded to nothing or to all', () => {
  const text = textOf('en', day)
  expect(text).toContain('Generator: 99% of the day')
  expect(text).toContain('Manifesting Generator: 1% of the day')
  expect(text).toContain('Emotional, the same all day')
})

test('Russian percents stand off by a space that does not break', () => {
  expect(textOf('ru', day)).toContain('Генератор: 99\u202f% суток')
})

test('a rough time speaks of its minutes', () => {
  const text = textOf('en', { ...day, minutes: 30 })
  expect(text).toContain('within 30 minutes either side')
  expect(text).toContain('Generator: 99% of this time')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ANGLES } from '~/domain/human-design/terms/codes'
import { crossName } from './cross-name'
import { en } from './en'
import { ru } from './ru'
import { type Translate, translate } from './translate'

const inEnglish: Translate<'crosses'> = (key, params) => translate(en.crosses, 'en', key, params)
const inRussian: Translate<'crosses'> = (key, params) => translate(ru.crosses, 'ru', key, params)

const crosses = z
  .array(z.object({ angle: z.enum(ANGLES), name: z.string(), variation: z.number().nullable(), fullName: z.string() }))
  .parse(JSON.parse(readFileSync(new URL('../../tests/fixtures/cross-names.json', import.meta.url), 'utf8')))

test('prints the full name of all 192 crosses', () => {
  expect(crosses).toHaveLength(192)
  expect(crosses.map((cross) => crossName(inEnglish, cross))).toEqual(crosses.map((cross) => cross.fullName))
})

test('prints Russian names in the genitive, with the number where there is one', () => {
  expect(crossName(inRussian, { angle: 'right', name: 'The Sphinx', variation: 4 })).toBe(
    'Правоугольный крест Сфинкса 4',
  )
  expect(crossName(inRussian, { angle: 'left', name: 'Wishes', variation: 1 })).toBe('Левоугольный крест Желаний 1')
  expect(crossName(inRussian, { angle: 'juxtaposition', name: 'The Now', variation: null })).toBe(
    'Крест джакстапозиции Настоящего Момента',
  )
})

test('gives every cross its own Russian name', () => {
  const names = crosses.map((cross) => crossName(inRussian, cross))
  expect(new Set(names).size).toBe(192)
  expect(names.filter((name) => !/^[А-ЯЁа-яё ]+( \d)?$/.test(name))).toEqual([])
})

test('holds no name that no cross bears', () => {
  const borne = new Set(crosses.map((cross) => cross.name))
  expect(borne.size).toBe(111)
  expect(Object.keys(en.crosses).filter((key) => !key.startsWith('pattern.') && !borne.has(key))).toEqual([])
})

import { expect, test } from 'vitest'
import { searchWords } from '../../text/search/search-words'
import { readElement } from '../elements/element'
import { namedSubjects } from './named-subjects.server'
import { SYNONYMS } from './synonyms'

const named = (typed: string) => namedSubjects(searchWords(typed))
const subjects = (typed: string) =>
  named(typed).subjects.map((subject) => (subject.kind === 'cross' ? 'cross' : `${subject.kind}/${subject.code}`))

test.each([
  ['мг', 'types/manifesting_generator'],
  ['MG', 'types/manifesting_generator'],
  ['mani gen', 'types/manifesting_generator'],
  ['Манифестирующий генератор', 'types/manifesting_generator'],
  ['манифестирующих генераторов', 'types/manifesting_generator'],
  ['генераторы', 'types/generator'],
  ['Generators', 'types/generator'],
  ['проекторами', 'types/projector'],
  ['солнечное сплетение', 'centers/solar_plexus'],
  ['солнечного сплетения', 'centers/solar_plexus'],
  ['солнечное', 'centers/solar_plexus'],
  ['Сплетение', 'centers/solar_plexus'],
  ['сплетения', 'centers/solar_plexus'],
  ['solar plexus', 'centers/solar_plexus'],
  ['сакрал', 'centers/sacral'],
  ['сакральный центр', 'centers/sacral'],
  ['sacral', 'centers/sacral'],
  ['сакральный авторитет', 'authorities/sacral'],
  ['emotional authority', 'authorities/emotional'],
  ['emotional authorities', 'authorities/emotional'],
  ['эмоциональный авторитет', 'authorities/emotional'],
  ['селезенка', 'centers/spleen'],
  ['крест воплощения', 'cross'],
  ['инкарнационный крест', 'cross'],
  ['incarnation crosses', 'cross'],
])('%s names %s alone', (typed, subject) => {
  expect(subjects(typed)).toEqual([subject])
})

test.each(['general', 'manifest', 'проект', 'крест', 'солнечный день', 'mgm', 'Анна', '34', ''])(
  '"%s" names nothing',
  (typed) => {
    expect(subjects(typed)).toEqual([])
  },
)

test.each(['will smith', 'ego trip', 'сакральный танец', 'солнечное возвращение', 'Mg Tarn', 'джи петров'])(
  '"%s" holds a name of one word beside others, which is no subject',
  (typed) => {
    expect(named(typed)).toMatchObject({ subjects: [], type: null })
  },
)

test('beside a type the other words narrow its people down', () => {
  expect(named('проекторы Анна')).toMatchObject({ type: 'projector', otherWords: ['анна'] })
  expect(named('mental projector')).toMatchObject({ type: 'projector', otherWords: ['mental'] })
  expect(named('Berlin mani gen')).toMatchObject({ type: 'manifesting_generator', otherWords: ['berlin'] })
  expect(named('projector reflector')).toMatchObject({ type: 'projector', otherWords: ['reflector'] })
  expect(subjects('projector reflector')).toEqual(['types/projector', 'types/reflector'])
  expect(named('solar plexus')).toMatchObject({ type: null, otherWords: ['solar', 'plexus'] })
})

test('every name in the table names its own subject, which has a page', () => {
  for (const { subject, names } of SYNONYMS) {
    for (const name of names) expect([name, named(name).subjects]).toEqual([name, [subject]])
    if (subject.kind !== 'cross') expect(readElement(subject.kind, String(subject.code))).toEqual(subject)
  }
})

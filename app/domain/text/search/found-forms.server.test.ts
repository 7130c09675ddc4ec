import { expect, test } from 'vitest'
import { foundForms } from './found-forms.server'
import { searchWords } from './search-words'

test.each([
  ['Генераторами не становятся', 'генераторы', ['генераторами']],
  ['Two okapis were waiting', 'okapi waits', ['okapis', 'waiting']],
  ['Анна и Аннина', 'Анну', ['анна']],
  ['General talk', 'generators', []],
  ['Zebra', 'zebra', []],
])('in "%s" the search for "%s" finds %j too', (text, typed, forms) => {
  expect(foundForms([text, null], searchWords(typed))).toEqual(forms)
})

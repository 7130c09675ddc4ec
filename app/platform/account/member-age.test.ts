import { expect, test } from 'vitest'
import { MEMBER_MIN_AGE } from '~/domain/membership/limits'
import { birthProblems as en } from '~/locales/en/birth-problems'
import { fields as enFields } from '~/locales/en/fields'
import { birthProblems as ru } from '~/locales/ru/birth-problems'
import { fields as ruFields } from '~/locales/ru/fields'

test('the words name the age that holds', () => {
  for (const text of [en['date.young'], ru['date.young'], enFields['birth.young'], ruFields['birth.young']]) {
    expect(text).toContain(String(MEMBER_MIN_AGE))
  }
})

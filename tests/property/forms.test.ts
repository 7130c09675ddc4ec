import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { birthFormSchema } from '~/domain/birth/birth-form.schema'
import { changePasswordSchema, leaveSchema, sessionSchema } from '~/features/account/account.schema'
import { accountSchema, forgottenSchema, newPasswordSchema, signInSchema } from '~/features/auth/auth.schema'
import { photoSchema } from '~/features/photo/photo.server'
import { preferencesSchema } from '~/features/preferences/preferences.schema'
import { blockSchema, firstChoiceSchema, privacySchema } from '~/features/privacy/answer-privacy.server'
import { personalSchema } from '~/features/settings/personal.schema'
import { birthProblems } from '~/locales/en/birth-problems'
import { fields } from '~/locales/en/fields'
import { parseForm, typedValues } from '~/platform/server/forms.server'
import { foreignName, hostileText } from './hostile'

type Fields = Record<string, string>

const PASSWORDS = { password: 'correct horse 17', confirmPassword: 'correct horse 17' }
const ACCOUNT = { full_name: 'Mira Voss', username: 'mira_voss', email: 'mira@example.com' }
const VISIBILITY = { profile_visibility: 'everyone', chart_visibility: 'connections', birth_visibility: 'only_me' }

/** Every form a page of this product sends, as a browser fills it. */
const FORMS: Record<string, { schema: z.core.$ZodType; filled: Fields }> = {
  'sign in': { schema: signInSchema, filled: { email: 'mira@example.com', password: 'correct horse 17' } },
  'forgotten password': { schema: forgottenSchema, filled: { email: 'mira@example.com' } },
  'new password': { schema: newPasswordSchema, filled: PASSWORDS },
  register: { schema: accountSchema, filled: { ...ACCOUNT, ...PASSWORDS, referralCode: 'ABC123' } },
  birth: {
    schema: birthFormSchema,
    filled: {
      birth_date: '1980-07-05',
      birth_time: '09:30',
      time_accuracy: 'exact',
      birth_city: 'Nizhny Novgorod',
      birth_country: 'Russia',
      place_id: '520555',
      place_choice: '',
      latitude: '56.32867',
      longitude: '44.00205',
      timezone: 'Europe/Moscow',
      utc_offset_seconds: '10800',
    },
  },
  personal: {
    schema: personalSchema,
    filled: {
      ...ACCOUNT,
      location: 'Lisbon',
      bio: 'One\r\ntwo',
      current_password: '',
      was_full_name: 'Mira',
      was_username: 'mira',
      was_email: 'mira@example.com',
      was_location: '',
      was_bio: '',
    },
  },
  privacy: {
    schema: privacySchema,
    filled: {
      ...VISIBILITY,
      chart_detail: 'gates',
      birth_confirmed: 'on',
      is_indexed: 'on',
      presence_visibility: 'nobody',
      read_receipts: 'on',
    },
  },
  'privacy at sign-up': { schema: firstChoiceSchema, filled: { profile_visibility: 'everyone' } },
  block: { schema: blockSchema, filled: { intent: 'block', username: 'mira_voss' } },
  'change password': { schema: changePasswordSchema, filled: { currentPassword: 'battery staple 3', ...PASSWORDS } },
  leave: { schema: leaveSchema, filled: { currentPassword: 'battery staple 3', username: 'mira_voss' } },
  'end session': { schema: sessionSchema, filled: { session: '0a'.repeat(32) } },
  preferences: { schema: preferencesSchema, filled: { language: 'ru', returnTo: '/app/settings' } },
  photo: { schema: photoSchema, filled: { intent: 'remove' } },
}

/** Those whose problems no page shows: nobody types what they send. */
const SILENT = ['block', 'end session', 'preferences', 'photo']

/** Of each promise, for each form: some ten thousand cases in all. */
const RUNS = { numRuns: 200 }

const ONE_MEGABYTE = 1_048_576

const toForm = (pairs: Iterable<readonly [string, string]>) => {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}

/** What was parsed, sent once more as a form sends it. */
const sentAgain = (value: unknown) =>
  toForm(
    Object.entries(value as Record<string, unknown>).flatMap(([name, part]) =>
      part === null || part === undefined || part === false
        ? []
        : [[name, part === true ? 'on' : String(part)] as const],
    ),
  )

/** As JSON says it, where zero has no sign and what is undefined is not there. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** A form with some fields as they should be, some hostile, some missing. */
const somehowFilled = (filled: Fields) =>
  fc.record(
    Object.fromEntries(Object.entries(filled).map(([name, good]) => [name, fc.oneof(fc.constant(good), hostileText)])),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Fields>

const texts = new Set<string>([...Object.keys(fields), ...Object.keys(birthProblems)])

describe.each(Object.entries(FORMS))('%s', (name, { schema, filled }) => {
  test('a filled form passes', () => {
    expect(parseForm(schema, toForm(Object.entries(filled)))).toMatchObject({ ok: true })
  })

  test('whatever is typed, the answer is a value or problems that have their texts', () => {
    fc.assert(
      fc.property(somehowFilled(filled), (typed) => {
        const parsed = parseForm(schema, toForm(Object.entries(typed)))
        if (parsed.ok || SILENT.includes(name)) return
        for (const key of Object.values(parsed.problems)) expect(texts).toContain(key)
        expect(Object.keys(parsed.problems)).not.toHaveLength(0)
      }),
      RUNS,
    )
  })

  test('halves of characters that no browser sends are survived too', () => {
    fc.assert(
      fc.property(somehowFilled(filled), (typed) => {
        const result = z.safeParse(schema, typed)
        if (result.success) expect(() => JSON.stringify(result.data)).not.toThrow()
      }),
      RUNS,
    )
  })

  test('fields the form does not have change nothing, and reach no prototype', () => {
    const extra = fc.array(fc.tuple(foreignName, hostileText), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(somehowFilled(filled), extra, (typed, foreign) => {
        const strangers = foreign.filter(([key]) => !(key in filled))
        const alone = parseForm(schema, toForm(Object.entries(typed)))
        const together = parseForm(schema, toForm([...strangers, ...Object.entries(typed), ...strangers]))
        expect(together.ok).toBe(alone.ok)
        if (alone.ok && together.ok) expect(together.value).toEqual(alone.value)
        if (!alone.ok && !together.ok) expect(together.problems).toEqual(alone.problems)
        expect(({} as Record<string, unknown>).polluted).toBeUndefined()
        expect(Object.getPrototypeOf(typedValues(toForm(strangers)))).toBe(Object.prototype)
      }),
      RUNS,
    )
  })

  test('a field that is sent again counts once, the first time', () => {
    fc.assert(
      fc.property(somehowFilled(filled), somehowFilled(filled), (typed, again) => {
        const repeated = Object.entries(again).filter(([key]) => key in typed)
        const once = parseForm(schema, toForm(Object.entries(typed)))
        expect(parseForm(schema, toForm([...Object.entries(typed), ...repeated]))).toEqual(once)
      }),
      RUNS,
    )
  })

  test('what was taken is taken unchanged when it is sent again', () => {
    fc.assert(
      fc.property(somehowFilled(filled), (typed) => {
        const parsed = parseForm(schema, toForm(Object.entries(typed)))
        if (!parsed.ok) return
        const again = parseForm(schema, sentAgain(parsed.value))
        expect(again.ok && plain(again.value)).toEqual(plain(parsed.value))
      }),
      RUNS,
    )
  })

  test.each(Object.keys(filled))('a megabyte in %s is answered', (field) => {
    for (const filling of ['a', '\u0000', '\u202e', ' ', '1', '🌒', 'a@', '\r']) {
      const huge = filling.repeat(ONE_MEGABYTE / filling.length)
      const parsed = parseForm(schema, toForm(Object.entries({ ...filled, [field]: huge })))
      if (parsed.ok) expect(JSON.stringify(parsed.value).length).toBeLessThan(ONE_MEGABYTE)
    }
  })
})

test('no password travels back to the page', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(PASSWORDS), 'current_password', 'bio'), hostileText)),
      (pairs) => {
        expect(Object.keys(typedValues(toForm(pairs))).filter((name) => name !== 'bio')).toEqual([])
      },
    ),
  )
})

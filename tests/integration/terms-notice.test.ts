import { expect, test } from 'vitest'
import { TERMS_VERSION } from '~/domain/membership/limits'
import { users } from '../../drizzle/schema/users'
import { idOf, registered, wordsOf } from './account'
import { updateMember } from './members'
import { press, visit } from './plain-form'
import { countRows, storedRow } from './rows'
import { Visitor } from './visitor'

// Members who agreed to an earlier version of the terms are told of the new one, once.

const DASHBOARD = '/app/dashboard'
const PATH = '/resources/terms-notice'

test('who agreed to an earlier version is told in both languages, and not again after one press', async () => {
  const [member, other] = [await registered(), await registered()]
  const { visitor } = member
  expect(await wordsOf(await visitor.get(DASHBOARD))).not.toContain('The terms have changed')
  // Versions were months before they were days.
  for (const [each, version] of [
    [member, '2026-11'],
    [other, '2026-12'],
  ] as const) {
    await updateMember(idOf(each), { termsVersion: version })
  }
  visitor.cookies.set('language', 'ru')
  expect((await visit(visitor, DASHBOARD)).words).toContain('Условия изменились')
  visitor.cookies.set('language', 'en')
  const page = await visit(visitor, DASHBOARD)
  expect(page.words).toContain('The terms have changed')
  expect(page.html).toContain('href="/terms#changes"')
  expect((await press(visitor, page, 'Got it')).words).not.toContain('The terms have changed')
  const told = await storedRow(users, { id: idOf(member) }, 'terms_version', 'terms_notice_version', 'terms_notice_at')
  expect(told).toMatchObject({ terms_version: '2026-11', terms_notice_version: TERMS_VERSION })
  expect(told?.terms_notice_at).toBeGreaterThan(Date.now() - 60_000)
  expect((await visit(other.visitor, DASHBOARD)).words).toContain('The terms have changed')
})

test('the terms say what changed, and nothing is recorded for who has agreed to them or is signed out', async () => {
  const member = await registered()
  const terms = await visit(member.visitor, '/terms')
  expect(terms.html).toContain('id="changes"')
  expect(terms.words).toContain('Version of 1 December 2026')
  expect(terms.words).toContain('New in December 2026')
  const script = { 'Sec-Fetch-Dest': 'empty' }
  expect((await member.visitor.post(`${PATH}.data`, {}, script)).status).toBe(200)
  expect(await countRows(users, { id: idOf(member), termsNoticeVersion: null })).toBe(1)
  expect((await new Visitor().post(`${PATH}.data`, {}, script)).status).toBe(401)
})

import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { rewardsBack, rewardsFor } from '~/data/payments/referrals.server'
import { createDatabase } from '../../drizzle/client'
import { referralEntries, referrals } from '../../drizzle/schema/referrals'
import { idOf, newAccount, registered, rowOf, wordsOf } from './account'
import { updateMember } from './members'
import { countRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const db = createDatabase(env.DB)
const TAB = '/app/settings?tab=referral'
const MONTH_SECONDS = 30 * 86_400

async function inOneBatch(statements: ReturnType<typeof rewardsFor>) {
  const [first, ...rest] = statements
  await db.batch([first!, ...rest])
}

const codeOf = ({ row }: { row: Record<string, unknown> | null }) => String(row?.referral_code)
const refCookieOf = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => /^(__Host-)?ref=/.test(cookie))

// — The link

test('an invitation is remembered for thirty days and leads to the registration with its code in the field', async () => {
  const inviter = await registered({ full_name: 'Vera Orlova' })
  const code = codeOf(inviter)
  const visitor = new Visitor()
  const response = await visitor.get(`/join?ref=${code.toLowerCase()}`)
  expect([response.status, response.headers.get('Location')]).toEqual([302, `/register?ref=${code.toLowerCase()}`])
  expect(refCookieOf(response)).toContain(`Max-Age=${MONTH_SECONDS}`)
  expect(refCookieOf(response)).toContain('HttpOnly')
  // They look around first, and come back without the code in the address.
  const html = await (await visitor.get('/register')).text()
  expect(/<input[^>]*name="referralCode"[^>]*>/.exec(html)?.[0]).toContain(`value="${code}"`)
  const { row } = await registered({ referralCode: code.toLowerCase() }, visitor)
  expect(await countRows(referrals, { referredId: String(row?.id), referrerId: idOf(inviter) })).toBe(1)
  const words = await wordsOf(await visitor.get('/register/success'))
  expect(words).toContain('Your referral code has been applied: 10% of your first Premium payment comes back')
})

test('a code nobody has is said at its field and not remembered, least of all in place of one that somebody has', async () => {
  const code = codeOf(await registered())
  const visitor = new Visitor()
  await visitor.get(`/join?ref=${code}`)
  const response = await visitor.get('/join?ref=NOBODYS7')
  expect(response.headers.get('Location')).toBe('/register?ref=NOBODYS7')
  expect(refCookieOf(response)).toBeUndefined()
  const invited = await visitor.get('/register?ref=NOBODYS7')
  expect(refCookieOf(invited)).toBeUndefined()
  expect(await wordsOf(invited)).toContain('This referral code doesn’t exist')
  const html = await (await visitor.get('/register')).text()
  expect(/<input[^>]*name="referralCode"[^>]*>/.exec(html)?.[0]).toContain(`value="${code}"`)
})

test('a code that was remembered and is nobody’s any more is forgotten without a word', async () => {
  const inviter = await registered()
  const visitor = new Visitor()
  await visitor.get(`/join?ref=${codeOf(inviter)}`)
  await updateMember(idOf(inviter), { referralCode: 'CHANGED2' })
  const html = await (await visitor.get('/register')).text()
  expect(/<input[^>]*name="referralCode"[^>]*>/.exec(html)?.[0]).toContain('value=""')
  expect(html).not.toContain('This referral code doesn’t exist')
})

test.each(['', '?ref=', '?ref=ab', '?ref=ABCDEFGHIJK', '?ref=AB%20CD', '?ref=%2F%2Fevil.example', '?ref=A%0D%0AB'])(
  '/join%s leads to a plain registration',
  async (query) => {
    const response = await new Visitor().get(`/join${query}`)
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/register'])
    expect(refCookieOf(response)).toBeUndefined()
  },
)

test('a member who opens an invitation stays signed in and is asked', async () => {
  const inviter = await registered()
  const { visitor } = await registered()
  const { headers } = await visitor.get(`/join?ref=${codeOf(inviter)}`)
  const words = await wordsOf(await visitor.get(headers.get('Location')!))
  expect(words).toContain('You’re signed in as')
  expect(words).toContain('Sign out and create a new account')
  expect((await visitor.get('/app/settings')).status).toBe(200)
})

// — Nobody refers themselves

test('no form lets a member become their own referral, or change who referred them', async () => {
  const [mine, other] = [await registered(), await registered()]
  const code = codeOf(mine)
  const { full_name, username, email } = mine.account
  const personal = { full_name, username, email, bio: 'New', location: '' }
  const tries: Record<string, string>[] = [
    { referralCode: code },
    { referral_code: 'OWNCODE2' },
    { referrer_id: idOf(mine) },
  ]
  for (const fields of tries) {
    const response = await mine.visitor.post('/app/settings?tab=personal', {
      ...personal,
      intent: 'profile',
      ...fields,
    })
    expect(response.status).toBeLessThan(500)
  }
  await mine.visitor.post('/register', newAccount({ referralCode: code }))
  await other.visitor.post('/app/settings?tab=referral', { code, referralCode: code, total: '9' })
  expect(codeOf({ row: await rowOf(username) })).toBe(code)
  expect(await countRows(referrals, { referredId: [idOf(mine), idOf(other)] })).toBe(0)
})

test('of many who register at once by one code in all its cases each is one referral', async () => {
  const inviter = await registered()
  const code = codeOf(inviter)
  const spelt = [code, code.toLowerCase(), `${code.slice(0, 3).toLowerCase()}${code.slice(3)}`, ` ${code} `]
  const came = await Promise.all(spelt.map((referralCode) => registered({ referralCode })))
  expect(await countRows(referrals, { referrerId: idOf(inviter) })).toBe(spelt.length)
  expect((await rowOf(inviter.account.username))?.referral_count).toBe(spelt.length)
  const { row } = came[0]!
  await Promise.all(
    came.flatMap((friend) =>
      [1, 2].map((at) =>
        inOneBatch(
          rewardsFor(db, {
            ...{ referredId: idOf(friend), invoiceId: `in_${idOf(friend)}_${at}` },
            ...{ amountPaidCents: 1999, at: new Date() },
          }),
        ),
      ),
    ),
  )
  expect((await rowOf(inviter.account.username))?.referral_earnings).toBe(200 * spelt.length)
  expect(await countRows(referralEntries, { memberId: String(row?.id) })).toBe(1)
})

// — The tab

test('the tab shows code, link and zero until something came; then what the ledger says, in the language of the reader', async () => {
  const inviter = await registered()
  const code = codeOf(inviter)
  const empty = await wordsOf(await inviter.visitor.get(TAB))
  for (const words of [
    code,
    'Total referrals',
    '€0.00',
    'Your rewards will appear here',
    'not cash',
    'You both get 10%',
    'credit: €2.00 at the full price',
  ]) {
    expect(empty).toContain(words)
  }
  expect(await (await inviter.visitor.get(TAB)).text()).toMatch(new RegExp(`value="http[^"]+/join\\?ref=${code}"`))

  const [paying, back] = [await registered({ referralCode: code }), await registered({ referralCode: code })]
  await registered({ referralCode: code })
  const invoiceOf = (friend: typeof paying) => `in_${idOf(friend)}`
  for (const friend of [paying, back]) {
    const paid = { referredId: idOf(friend), invoiceId: invoiceOf(friend), amountPaidCents: 1999, at: new Date() }
    await inOneBatch(rewardsFor(db, paid))
  }
  await inOneBatch(rewardsBack(db, { invoiceId: invoiceOf(back), refundedCents: 1999, at: new Date() }))
  await inOneBatch(rewardsBack(db, { invoiceId: invoiceOf(paying), refundedCents: 999, at: new Date() }))
  const words = await wordsOf(await inviter.visitor.get(TAB))
  for (const said of [
    /Total referrals 3|3 Total referrals/,
    /Successful referrals 1|1 Successful referrals/,
    /Total earned €1\.00|€1\.00 Total earned/,
    /Taken back: the payment was refunded\./,
    /Reduced after a partial refund\./,
    /Waiting until you have Premium\./,
  ]) {
    expect(words).toMatch(said)
  }
  const russian = await wordsOf(await inviter.visitor.get(`${TAB}&lang=ru`))
  expect(russian.replaceAll(' ', ' ')).toContain('1,00 €')

  // Nothing of whoever came, and of the other side only what is theirs.
  const html = await (await inviter.visitor.get(TAB)).text()
  for (const friend of [paying, back]) {
    for (const secret of [idOf(friend), friend.account.username, friend.account.email, invoiceOf(friend)]) {
      expect(html).not.toContain(secret)
    }
  }
  const theirs = await wordsOf(await paying.visitor.get(TAB))
  expect(theirs).toContain('Your first payment')
  expect(theirs).not.toContain(code)
  expect(theirs).toMatch(/Total earned €0\.00|€0\.00 Total earned/)
})

test('the export tells of own rewards, and of nobody else’s payment', async () => {
  const inviter = await registered()
  const friend = await registered({ referralCode: codeOf(inviter) })
  const invoiceId = `in_${idOf(friend)}`
  await inOneBatch(rewardsFor(db, { referredId: idOf(friend), invoiceId, amountPaidCents: 1999, at: new Date(5) }))
  const { readWholeMember } = await import('~/data/whole-member/whole-member.server')
  const [mine, theirs] = [await readWholeMember(db, idOf(inviter)), await readWholeMember(db, idOf(friend))]
  const row = { cents: 200, createdAt: new Date(5), appliedAt: null }
  expect(mine).toMatchObject({ referralRewards: [{ kind: 'earning', ...row }] })
  expect(theirs).toMatchObject({ referralRewards: [{ kind: 'credit', ...row }] })
  expect(mine && Object.keys((mine as { referralRewards?: object[] }).referralRewards![0]!).sort()).toEqual([
    'appliedAt',
    'cents',
    'createdAt',
    'kind',
  ])
  for (const secret of [idOf(friend), invoiceId]) expect(JSON.stringify(mine)).not.toContain(secret)
  expect(JSON.stringify(theirs)).not.toContain(idOf(inviter))
})

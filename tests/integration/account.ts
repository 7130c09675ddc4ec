import { expect } from 'vitest'
import { users } from '../../drizzle/schema/users'
import { storedRow, updateRows } from './rows'
import { Visitor } from './visitor'

const PASSWORD = 'correct horse 17'

/** The fields of the birth form for chart 15 of the reference: 09:30 at UTC+3, without summer time in 1980. */
export const BIRTH = {
  birth_date: '1980-07-05',
  birth_time: '09:30',
  time_accuracy: 'exact',
  birth_city: 'Nizhny Novgorod',
  birth_country: 'Russia',
  latitude: '56.32867',
  longitude: '44.00205',
  timezone: 'Europe/Moscow',
  intent: 'calculate',
}

// Names have one length, so that none is a prefix of another and cookies have equal length.
let accounts = 10_000

/** The fields of the registration form for a new member. */
export function newAccount(change: Record<string, string> = {}) {
  const name = `member_${++accounts}`
  return {
    full_name: `Mira ${name}`,
    username: name,
    email: `${name}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    referralCode: '',
    intent: 'skip',
    ...change,
  }
}

/** Registers a member with a public profile and leaves them signed in; `row` is their row. */
export async function registered(change: Record<string, string> = {}, visitor = new Visitor()) {
  const { account } = await undecided(change, visitor)
  await updateRows(users, { usernameKey: account.username.toLowerCase() }, { profileVisibility: 'everyone' })
  return { visitor, account, row: await rowOf(account.username) }
}

/** The same, before they choose who can see their profile. */
export async function undecided(change: Record<string, string> = {}, visitor = new Visitor()) {
  const account = newAccount(change)
  const response = await visitor.post('/register', account)
  expect(response.status).toBe(302)
  return { visitor, account, row: await rowOf(account.username) }
}

export type Member = Awaited<ReturnType<typeof registered>>

export const idOf = ({ row }: Pick<Member, 'row'>) => String(row?.id)

export const rowOf = (username: string): Promise<Record<string, unknown> | null> =>
  storedRow(users, { usernameKey: username.toLowerCase() })

export const isSignedIn = async (visitor: Visitor) => (await visitor.get('/login')).status === 302

/** The text of a page, without markup and the data for scripts. */
export async function wordsOf(response: Response) {
  const html = await response.text()
  return html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
}

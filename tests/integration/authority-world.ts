import { expect } from 'vitest'
import { accountTokens } from '../../drizzle/schema/account-tokens'
import { apiTokens } from '../../drizzle/schema/api-tokens'
import { blocks } from '../../drizzle/schema/blocks'
import { events } from '../../drizzle/schema/events'
import { oauthAccounts } from '../../drizzle/schema/oauth-accounts'
import { comments, posts } from '../../drizzle/schema/posts'
import { sessions } from '../../drizzle/schema/sessions'
import { BIRTH, registered, rowOf } from './account'
import { connectMembers, updateMember } from './members'
import { insertRow, rowsOfTable, storedRows, updateRows } from './rows'
import { Visitor } from './visitor'

/** A visitor, and members by their relation to the owner of the data. `away` has deactivated their account. */
export const ASKERS = ['visitor', 'member', 'connection', 'blocked', 'blocking', 'away', 'owner'] as const
export type Asker = (typeof ASKERS)[number]

/** An event of the owner, a week from now. */
export const PLANTED_EVENT = '0e7e0000-0000-4000-8000-000000000001'

const PLANTED_BIRTH = {
  birth_date: '1973-11-03',
  birth_time: '04:17',
  birth_city: 'Plantedgrad',
  birth_country: 'Plantedland',
}

/** A member with private data, and a browser for each kind of visitor. */
export async function createWorld() {
  const of = (name: string, change: Record<string, string> = {}) =>
    registered({
      ...{ username: `w_${name}`, email: `${name}@planted.example`, full_name: `Planted ${name}` },
      ...change,
    })
  const owner = await of('owner', { ...BIRTH, ...PLANTED_BIRTH, intent: 'birth' })
  const [member, connection, blocked, blocking, away] = await Promise.all([
    of('member'),
    of('connection'),
    of('blocked'),
    of('blocking'),
    of('away'),
  ])
  const ownerId = String(owner.row?.id)
  expect(owner.row?.hd_data_calculated).toBe(1)
  await connectMembers(ownerId, String(connection.row?.id))
  await insertRow(blocks, { blockerId: ownerId, blockedId: String(blocked.row?.id) })
  await insertRow(blocks, { blockerId: String(blocking.row?.id), blockedId: ownerId })
  await updateMember(String(away.row?.id), { isActive: false })
  const browsers: Record<Asker, Visitor> = {
    visitor: new Visitor(),
    member: member.visitor,
    connection: connection.visitor,
    blocked: blocked.visitor,
    blocking: blocking.visitor,
    away: away.visitor,
    owner: owner.visitor,
  }
  await plant(ownerId)
  const ids = Object.fromEntries(
    Object.entries({ owner, member, connection, blocked, blocking, away }).map(([name, { row }]) => [
      name,
      String(row?.id),
    ]),
  ) as Record<Exclude<Asker, 'visitor'>, string>
  return { ownerId, ids, username: owner.account.username, browsers, secrets: await secretsOf(owner.account.username) }
}

/** Adds rows of the owner to the tables that registration leaves empty. */
async function plant(ownerId: string) {
  const later = Date.now() + 3_600_000
  await updateMember(ownerId, {
    referralCode: 'PLANTED9',
    referralCount: 771771771,
    successfulReferrals: 772772772,
    referralEarnings: 773773773,
    bio: 'What the owner tells of themselves',
    location: 'Somewhere',
  })
  await insertRow(accountTokens, {
    id: 'planted-token-hash',
    userId: ownerId,
    purpose: 'change_email',
    email: 'new@planted.example',
    expiresAt: new Date(later),
  })
  await insertRow(oauthAccounts, {
    provider: 'github',
    subject: 'planted-subject',
    userId: ownerId,
    label: 'planted-label',
  })
  await insertRow(apiTokens, {
    id: 'planted-api-token',
    userId: ownerId,
    tokenHash: 'planted-api-hash',
    name: 'planted-program',
    scopes: ['chart'],
  })
  await insertRow(posts, { id: 'planted-post', authorId: ownerId, content: 'Planted post' })
  await insertRow(comments, {
    id: 'planted-comment',
    postId: 'planted-post',
    authorId: ownerId,
    content: 'Planted comment',
  })
  const inAWeek = Date.now() + 7 * 86_400_000
  await insertRow(events, {
    id: PLANTED_EVENT,
    hostId: ownerId,
    kind: 'circle',
    title: 'Planted event',
    description: 'Planted',
    language: 'en',
    isOnline: true,
    timeZone: 'Europe/Berlin',
    startsAt: new Date(inAWeek),
    endsAt: new Date(inAWeek + 3_600_000),
    words: 'planted',
  })
  await updateRows(sessions, { userId: ownerId }, { browser: 'PlantedBrowser', city: 'Plantedville' })
}

/** Strings in the owner's data that others must not receive, by who may. */
async function secretsOf(username: string) {
  const row = (await rowOf(username)) ?? {}
  const results = await storedRows(sessions, { userId: String(row.id) }, { columns: ['id'] })
  const { chart, birthUtc, designUtc } = JSON.parse(String(row.hd_raw_data))
  const longitudes = [...chart.activations.personality, ...chart.activations.design].map(
    ({ longitudeDegrees }: { longitudeDegrees: number }) => String(longitudeDegrees),
  )
  return {
    /** For the owner only. */
    account: [
      ...[
        'owner@planted.example',
        'new@planted.example',
        'planted-label',
        'planted-program',
        'planted-api-token',
        'PlantedBrowser',
        'Plantedville',
        'PLANTED9',
      ],
      ...['771771771', '772772772', '773773773'],
      ...results.map(({ id }) => id),
    ],
    /** For no one. */
    hashes: [String(row.password_hash), 'planted-token-hash', 'planted-api-hash', 'planted-subject'],
    /** For those who may see the birth data. */
    birth: [
      ...['Plantedgrad', 'Plantedland', '1973-11-03', '3 November 1973', '56.32867', '44.00205'],
      ...[String(birthUtc), String(designUtc), ...longitudes],
    ],
  }
}

/** The content of the database without the tables that record visits. */
export async function dump() {
  const names = [
    'users',
    'charts',
    'blocks',
    'connections',
    'connection_asks',
    'account_tokens',
    'oauth_accounts',
    'referrals',
    'former_usernames',
    'conversations',
    'message_participants',
    'follows',
    'mutes',
    'muted_words',
    'posts',
    'post_tags',
    'post_likes',
    'comments',
    'events',
    'event_guests',
    'love_settings',
    'love_preferences',
    'love_statements',
    'love_filters',
    'love_interests',
    'love_analyses',
    'lesson_progress',
    'api_tokens',
    'consents',
    'withdrawals',
  ]
  const sorted = async (name: string) => (await rowsOfTable(name)).map((row) => JSON.stringify(row)).sort()
  return JSON.stringify(await Promise.all(names.map(sorted)))
}

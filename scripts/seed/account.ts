import { toAccountKey } from '../../app/domain/membership/account/account-key'
import { TERMS_VERSION } from '../../app/domain/membership/limits'
import { createReferralCode } from '../../app/domain/membership/premium/referrals'
import type { users } from '../../drizzle/schema/users'
import type { SeedMember } from '../../drizzle/seed/community'
import { bytesOf, uuidOf } from './uuid-of'

const FIRST_JOINED = Date.UTC(2026, 0, 5, 9, 0)
const JOINING_DAYS = 280
const DAY_MILLISECONDS = 86_400_000

function referralCodeOf(username: string): string {
  let draw = 0
  return createReferralCode((count) => bytesOf(`referral ${username} ${draw++}`).subarray(0, count))
}

/** Spreads the joining over the year, since a list sorted by one and the same day shows nothing. */
const joinedOn = (index: number) =>
  new Date(FIRST_JOINED + ((index * 37) % JOINING_DAYS) * DAY_MILLISECONDS + index * 60_000)

/** The row of a seeded member, chart apart. `index` is their place in the list. */
export function accountOf(member: SeedMember, index: number, passwordHash: string): typeof users.$inferInsert {
  const joinedAt = joinedOn(index)
  const email = `${member.username}@example.com`
  return {
    id: uuidOf(`member ${member.username}`),
    email,
    emailKey: toAccountKey(email),
    emailConfirmedAt: joinedAt,
    passwordHash,
    username: member.username,
    usernameKey: toAccountKey(member.username),
    fullName: member.fullName,
    bio: member.bio ?? null,
    location: member.location ?? null,
    language: member.language,
    isPremium: member.isPremium ?? false,
    isVerified: member.isVerified ?? false,
    isPractitioner: member.isPractitioner ?? false,
    profileVisibility: 'everyone',
    ...member.privacy,
    referralCode: referralCodeOf(member.username),
    termsVersion: TERMS_VERSION,
    termsAgreedAt: joinedAt,
    createdAt: joinedAt,
    lastActiveAt: joinedAt,
    updatedAt: joinedAt,
  }
}

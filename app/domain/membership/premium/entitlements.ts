import { instantOfWallClock, wallClockAt } from '../../community/places/wall-clock'

// What is free and what premium lifts: the one place of these numbers. Everything about one's own chart is free; answering is
// never counted.

const DAY_MILLISECONDS = 86_400_000

/** What a member's row says of premium, before anybody looked at a clock. */
export type PremiumGrant = { hasPremium: boolean; premiumExpiresAt: Date | null }

/**
 * Whether a member has premium at an instant: granted, and before the end, to which it does not belong itself. Without an end
 * it was given by hand and lasts until it is taken back; an end without the grant is one that was, and gives nothing.
 */
export const isPremiumAt = ({ hasPremium, premiumExpiresAt }: PremiumGrant, now: Date): boolean =>
  hasPremium && (premiumExpiresAt === null || now.getTime() < premiumExpiresAt.getTime())

/** So many of each in so many days without premium. */
export const FREE = {
  /** Members asked to connect. */
  requests: { most: 20, days: 30 },
  /** Conversations begun. */
  conversations: { most: 10, days: 30 },
} as const satisfies Record<string, { most: number; days: number }>

/** What is counted. */
export type Counted = keyof typeof FREE

/** How many were free since a moment. */
export type FreeLimit = { most: number; since: Date }

/** How many a member may do of it, counted since when; null: as many as they like. */
export function freeLimit(of: Counted, { isPremium }: { isPremium: boolean }, now: Date): FreeLimit | null {
  if (isPremium) return null
  return { most: FREE[of].most, since: sinceOf(of, now) }
}

/** What was done before no longer counts. */
export const sinceOf = (of: Counted, now: Date): Date => new Date(now.getTime() - FREE[of].days * DAY_MILLISECONDS)

/** When there is room again, given when the oldest of those was done that still count. */
export const freeAgainAt = (of: Counted, oldest: Date): Date =>
  new Date(oldest.getTime() + FREE[of].days * DAY_MILLISECONDS)

/** Analyses of love matches, each with another member, that open in a month of the member's calendar; those stay open until it ends. */
export const FREE_ANALYSES_A_MONTH = 3

/** How many analyses open for a member in a month; null: as many as they like. */
export const analysesAMonth = ({ isPremium }: { isPremium: boolean }): number | null =>
  isPremium ? null : FREE_ANALYSES_A_MONTH

/** From so many free ones left on a member is told how many, beside the control that spends the next. */
export const FEW_FREE_LEFT = 5

/** What is free in part: what is counted over days, and the analyses of a month. */
export const LIMITED = ['requests', 'conversations', 'analyses'] as const
export type Limited = (typeof LIMITED)[number]

/** How many of a free limit are left, and when there are more again; `nextAt` null: nothing has been used. */
export type Usage = { of: Limited; most: number; left: number; nextAt: Date | null }

/** What was used of a free limit: how many count, no more than there are free, and when the oldest of these was done. */
export type Used = { count: number; oldest: Date | null }

/** An instant, and the member's time zone. */
type ZonedInstant = { now: Date; timeZone: string }

/** How one free limit stands for a member without premium. */
export function usageOfOne(of: Limited, { count, oldest }: Used, { now, timeZone }: ZonedInstant): Usage {
  const most = of === 'analyses' ? FREE_ANALYSES_A_MONTH : FREE[of].most
  const isUnused = count === 0 || oldest === null
  const nextAt = isUnused ? null : of === 'analyses' ? nextMonthAt(now, timeZone) : freeAgainAt(of, oldest)
  return { of, most, left: most - count, nextAt }
}

/** How each free limit stands for a member without premium. */
export const usageOf = (used: Record<Limited, Used>, moment: ZonedInstant): Usage[] =>
  LIMITED.map((of) => usageOfOne(of, used[of], moment))

/** The calendar month that a moment is in by a clock: `2026-11`. */
export const monthOf = (now: Date, timeZone: string): string => dayOn(now, timeZone).toISOString().slice(0, 7)

/** When the next month begins by a clock, and with it a new count. */
export function nextMonthAt(now: Date, timeZone: string): Date {
  const today = dayOn(now, timeZone)
  return new Date(instantOfWallClock(timeZone, Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1)))
}

/** What a clock shows, as if it showed UTC. */
const dayOn = (now: Date, timeZone: string) => new Date(wallClockAt(timeZone, now.getTime()))

/** Questions to the public API: of one personal token in a minute, of all tokens of a member in a day. */
export type ApiQuota = { minute: number; day: number }
export const API_QUOTAS = {
  free: { minute: 60, day: 2000 },
  premium: { minute: 120, day: 20_000 },
} as const satisfies Record<string, ApiQuota>

/** How much a member may ask the public API. */
export const apiQuota = ({ isPremium }: { isPremium: boolean }): ApiQuota => API_QUOTAS[isPremium ? 'premium' : 'free']

// Withdrawal from the contract for Premium (Directive 2011/83/EU, Articles 9 to 14 and 11a).

/** How long a consumer can withdraw, counted from the day after the contract was made. */
export const WITHDRAWAL_DAYS = 14
/** How long a statement of withdrawal is kept as proof, counted from the day it came. */
export const WITHDRAWAL_KEPT_YEARS = 3
/** How long the mailed link carries a statement out; after that an operator decides. */
export const WITHDRAWAL_LINK_DAYS = 30
export const ORDER_NUMBER_MAX_LENGTH = 40

/** Where anyone withdraws, signed in or not. */
export const WITHDRAWAL_PATH = '/withdraw'

/**
 * What became of a statement. `unverified`: came without a session, and the link mailed to its address was not opened yet.
 * `accepted`: to be carried out. `refunded`, `late` (treated as a cancellation) and `nothing` (no such contract) are final.
 */
export const WITHDRAWAL_STATES = ['unverified', 'accepted', 'refunded', 'late', 'nothing'] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

const DAY_MILLISECONDS = 86_400_000
const SATURDAY = 6
const SUNDAY = 0

type Information = {
  /** Whether the checkout stated the right of withdrawal: without that it lasts a year longer (Article 10(1)). */
  isInformed: boolean
}

/**
 * The last day of the right, as its midnight in UTC. The day of the contract does not count, and a last day at a weekend moves to
 * Monday (Regulation 1182/71, Article 3). The year for those who were not informed counts from the end of the first period.
 */
export function withdrawalLastDay(start: Date, { isInformed }: Information): Date {
  const [year, month, date] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()]
  const last = toWorkingDay(new Date(Date.UTC(year, month, date + WITHDRAWAL_DAYS)))
  if (isInformed) return last
  return toWorkingDay(new Date(Date.UTC(last.getUTCFullYear() + 1, last.getUTCMonth(), last.getUTCDate())))
}

/**
 * When a statement is too late. Regulation 1182/71 counts whole days, to the last hour of the last one, and moves a last day that
 * is a public holiday too. Holidays and the buyer's time zone are not known, so a day of grace follows the last day.
 */
export const withdrawalEndsAt = (start: Date, information: Information): Date =>
  new Date(withdrawalLastDay(start, information).getTime() + 2 * DAY_MILLISECONDS)

function toWorkingDay(day: Date): Date {
  const weekday = day.getUTCDay()
  const wait = weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0
  return new Date(day.getTime() + wait * DAY_MILLISECONDS)
}

/** Whether the mailed link no longer carries out a statement that was received at this instant. */
export const isLinkExpired = (receivedAt: Date, now: Date): boolean =>
  now.getTime() - receivedAt.getTime() > WITHDRAWAL_LINK_DAYS * DAY_MILLISECONDS

/**
 * What is paid back of one invoice. Where the member asked for Premium to begin at once: by the period it was paid for, less the
 * days used in full, so nothing of a period that was over at the statement. Otherwise all of it, since what was used in the
 * meantime costs them nothing (Article 14(4)(a)).
 */
export function refundCents({ paidCents, periodStart, periodEnd, at, hasRequestedStart }: Refund): number {
  if (!hasRequestedStart) return paidCents
  if (at >= periodEnd) return 0
  const days = Math.max(1, Math.round((periodEnd.getTime() - periodStart.getTime()) / DAY_MILLISECONDS))
  const used = Math.floor(Math.max(0, at.getTime() - periodStart.getTime()) / DAY_MILLISECONDS)
  return Math.ceil(paidCents * (1 - Math.min(used, days) / days))
}
type Refund = { paidCents: number; periodStart: Date; periodEnd: Date; at: Date; hasRequestedStart: boolean }

import type { Limited } from '~/domain/membership/premium/entitlements'

/** How a free limit stands; `again` says in words of the page's language when there is more, null where nothing was used. */
export type ShownUsage = { of: Limited; most: number; left: number; again: string | null }

/** Every free limit; `isPremium`: nothing of it is counted. */
export type UsageData = { isPremium: boolean; limits: ShownUsage[] }

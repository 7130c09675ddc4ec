import { env } from 'cloudflare:workers'
import { isPremiumAt } from '~/domain/membership/premium/entitlements'
import { createContext } from '~/platform/server/context.server'
import type { Bindings } from '~/platform/server/env.server'
import type { Viewer } from '~/platform/server/session.server'
import type { users } from '../../drizzle/schema/users'
import { member } from './members'

type Row = typeof users.$inferSelect

/** What a verb is given of the world, without a request; nobody waits for what comes later. */
export const worldWith = (bindings: Partial<Bindings> = {}) =>
  createContext(
    new Request('http://localhost/'),
    { ...env, ...bindings },
    { waitUntil: (work) => void work.catch(() => undefined) },
  )

/** A member's row as the session knows it. */
export const asViewer = ({ isPremium: hasPremium, ...row }: Row): Viewer => ({
  ...row,
  isPremium: isPremiumAt({ hasPremium, premiumExpiresAt: row.premiumExpiresAt }, new Date()),
})

/** A member as a row, and as the viewer they would be. */
export async function viewer(change: Parameters<typeof member>[0] = {}) {
  const row = await member(change)
  return { ...row, viewer: asViewer(row) }
}

/** Whether the batch that fails had been done. */
export type Fault = 'before commit' | 'after commit'

/** The database, of whose batches the `nth` fails, its transaction done or not. Each such binding fails once. */
export function failingBatch(fault: Fault, nth = 1): D1Database {
  let batches = 0
  return new Proxy(env.DB, {
    get(whole, name) {
      if (name !== 'batch') {
        const value: unknown = Reflect.get(whole, name)
        return typeof value === 'function' ? value.bind(whole) : value
      }
      return async (statements: D1PreparedStatement[]) => {
        if (++batches !== nth) return whole.batch(statements)
        if (fault === 'after commit') await whole.batch(statements)
        throw new Error('D1_ERROR: Network connection lost')
      }
    },
  })
}

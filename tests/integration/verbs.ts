import { env } from 'cloudflare:workers'
import { isPremiumAt } from '~/domain/membership/premium/entitlements'
import { createContext } from '~/platform/server/context.server'
import type { Bindings } from '~/platform/server/env.server'
import type { Viewer } from '~/platform/server/session.server'
import type { users } from '../../drizzle/schema/users'
import { member } from './members'

type Row = typeof users.$inferSelect

/** A context without a request; `waitUntil` isn't awaited. */
export const worldWith = (bindings: Partial<Bindings> = {}) =>
  createContext(
    new Request('http://localhost/'),
    { ...env, ...bindings },
    { waitUntil: (work) => void work.catch(() => undefined) },
  )

/** A member's row as a viewer. */
export const asViewer = ({ isPremium: hasPremium, ...row }: Row): Viewer => ({
  ...row,
  isPremium: isPremiumAt({ hasPremium, premiumExpiresAt: row.premiumExpiresAt }, new Date()),
})

/** A member with their viewer. */
export async function viewer(change: Parameters<typeof member>[0] = {}) {
  const row = await member(change)
  return { ...row, viewer: asViewer(row) }
}

/** Whether the batch runs before it fails. */
export type Fault = 'before commit' | 'after commit'

/** Wraps the database so that its `nth` batch fails once, before or after its transaction. */
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

import { eq } from 'drizzle-orm'
import { apiTokens } from '../../drizzle/schema/api-tokens'
import type { MemberTable } from './member-table.server'

/** What the database holds of a member's personal tokens; what opens is not told. */
export const API_TABLES: MemberTable[] = [
  {
    table: apiTokens,
    by: [apiTokens.userId],
    held: {
      apiTokens: (db, memberId) =>
        db
          .select({
            name: apiTokens.name,
            scopes: apiTokens.scopes,
            createdAt: apiTokens.createdAt,
            lastUsedOn: apiTokens.lastUsedOn,
          })
          .from(apiTokens)
          .where(eq(apiTokens.userId, memberId))
          .orderBy(apiTokens.createdAt),
    },
  },
]

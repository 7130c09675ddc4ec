import { eq } from 'drizzle-orm'
import { charts } from '../../drizzle/schema/charts'
import { clockCorrections } from '../../drizzle/schema/clock-corrections'
import { privateCharts } from '../../drizzle/schema/private-charts'
import type { MemberTable } from './member-table.server'

/** What the database holds of charts a member had calculated, their own and those they keep for themselves. */
export const CHART_TABLES: MemberTable[] = [
  {
    table: charts,
    by: [charts.userId],
    held: {
      chartHistory: (db, memberId) =>
        db
          .select({ createdAt: charts.createdAt, birth: charts.birth, data: charts.data })
          .from(charts)
          .where(eq(charts.userId, memberId))
          .orderBy(charts.createdAt),
    },
  },
  {
    table: privateCharts,
    by: [privateCharts.ownerId],
    held: {
      privateCharts: (db, memberId) =>
        db
          .select({
            name: privateCharts.name,
            birth: privateCharts.birth,
            data: privateCharts.data,
            consentedAt: privateCharts.consentedAt,
            createdAt: privateCharts.createdAt,
            updatedAt: privateCharts.updatedAt,
          })
          .from(privateCharts)
          .where(eq(privateCharts.ownerId, memberId))
          .orderBy(privateCharts.createdAt),
    },
  },
  {
    table: clockCorrections,
    by: [clockCorrections.userId],
    held: {
      clockCorrections: (db, memberId) =>
        db
          .select({
            createdAt: clockCorrections.createdAt,
            birth: clockCorrections.birth,
            data: clockCorrections.data,
          })
          .from(clockCorrections)
          .where(eq(clockCorrections.userId, memberId))
          .orderBy(clockCorrections.createdAt),
    },
  },
]

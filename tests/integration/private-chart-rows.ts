import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { createDatabase } from '../../drizzle/client'
import { charts } from '../../drizzle/schema/charts'
import { privateCharts } from '../../drizzle/schema/private-charts'
import { insertRow } from './rows'

/** Inserts a private chart with the member's own birth data and chart. */
export async function insertPrivateChart(id: string, ownerId: string, name: string) {
  const [own] = await createDatabase(env.DB).select().from(charts).where(eq(charts.userId, ownerId)).limit(1)
  const times = { consentedAt: new Date(1), createdAt: new Date(1), updatedAt: new Date(1) }
  await insertRow(privateCharts, { id, ownerId, name, birth: own!.birth, data: own!.data, ...times })
}

/** Deletes a private chart when a rate limit is first counted during `during`. */
export async function deletingChartWhenCounted<T>(id: string, limit: string, during: () => Promise<T>): Promise<T> {
  await env.DB.prepare(
    `CREATE TRIGGER deletes_chart BEFORE INSERT ON rate_limits WHEN NEW.key = '${limit}'
      BEGIN DELETE FROM private_charts WHERE id = '${id}'; END`,
  ).run()
  try {
    return await during()
  } finally {
    await env.DB.exec('DROP TRIGGER deletes_chart')
  }
}

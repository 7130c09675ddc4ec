import { importDomainModule } from '../places/domain-module.mjs'

/** A text that was mended is mended where it stands; when it came, and what else is there, stays. */
const write = `INSERT INTO hd_insights
    (id, subject, language, title, description, content, category, color, tags, is_premium, hd_type, created_at)
  SELECT value->>'id', value->>'subject', value->>'language', value->>'title', value->>'description', value->>'content',
    value->>'category', value->>'color', value->'tags', value->>'isPremium', value->>'hdType', value->>'createdAt'
  FROM json_each(?1) WHERE true
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, description = excluded.description, content = excluded.content,
    category = excluded.category, color = excluded.color, tags = excluded.tags, is_premium = excluded.is_premium,
    hd_type = excluded.hd_type`

/**
 * What writes the insights that every site begins with, a statement a language, each safe to run again.
 * @returns {Promise<{ sql: string, json: string }[]>}
 */
export async function insightStatements() {
  const { STARTER_INSIGHTS } = await importDomainModule('drizzle/insights/starter-insights.ts')
  return ['en', 'ru'].map((language) => {
    const rows = STARTER_INSIGHTS.filter((row) => row.language === language)
    return { sql: write, json: JSON.stringify(rows.map((row) => ({ ...row, createdAt: row.createdAt.getTime() }))) }
  })
}

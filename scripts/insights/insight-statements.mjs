import { importDomainModule } from '../places/domain-module.mjs'

/** What an admin has changed is theirs, and what one has deleted stays away. */
const untouched = `FROM json_each(?1) WHERE NOT EXISTS (SELECT 1 FROM hd_insights AS own
    WHERE own.subject = value->>'subject' AND own.revision > 0)
  AND NOT EXISTS (SELECT 1 FROM moderation_actions AS act WHERE act.subject_kind = 'insight'
    AND act.action = 'delete_insight' AND act.subject_id = value->>'subject')`

/** A text that was mended is mended where it stands; when it came, and what else is there, stays. */
const write = `INSERT INTO hd_insights
    (id, subject, language, title, description, content, category, color, tags, is_premium, hd_type, created_at)
  SELECT value->>'id', value->>'subject', value->>'language', value->>'title', value->>'description', value->>'content',
    value->>'category', value->>'color', value->'tags', value->>'isPremium', value->>'hdType', value->>'createdAt'
  ${untouched}
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, description = excluded.description, content = excluded.content,
    category = excluded.category, color = excluded.color, tags = excluded.tags, is_premium = excluded.is_premium,
    hd_type = excluded.hd_type`

const entries = `INSERT INTO search_entries (kind, ref_id, version)
  SELECT 'insight', value->>'id', value->>'version' ${untouched} ON CONFLICT (kind, ref_id) DO UPDATE SET version = excluded.version`
const indexed = `(SELECT value ${untouched}) JOIN search_entries ON kind = 'insight' AND ref_id = value->>'id'`
const forget = `DELETE FROM search_texts WHERE rowid IN (SELECT search_entries.id FROM ${indexed})`
const remember = `INSERT INTO search_texts (rowid, kind, title, body)
  SELECT search_entries.id, 'insight', value->>'titleWords', value->>'bodyWords' FROM ${indexed}`

/**
 * What writes the insights that every site begins with and the words they are found by, language after language, each
 * statement safe to run again.
 * @returns {Promise<{ sql: string, json: string }[]>}
 */
export async function insightStatements() {
  const { STARTER_INSIGHTS } = await importDomainModule('drizzle/insights/starter-insights.ts')
  const { INDEX_VERSION, insightTexts } = await importDomainModule('app/domain/community/search/indexed-texts.ts')
  return ['en', 'ru'].flatMap((language) => {
    const rows = STARTER_INSIGHTS.filter((row) => row.language === language)
    const texts = rows.map((row) => {
      const { title, body } = insightTexts(row)
      return { id: row.id, subject: row.subject, version: INDEX_VERSION, titleWords: title, bodyWords: body }
    })
    const json = JSON.stringify(rows.map((row) => ({ ...row, createdAt: row.createdAt.getTime() })))
    return [{ sql: write, json }, ...[entries, forget, remember].map((sql) => ({ sql, json: JSON.stringify(texts) }))]
  })
}

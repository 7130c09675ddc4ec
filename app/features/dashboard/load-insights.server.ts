import { type InsightRow, listInsightsOfType, listNewestInsights } from '~/data/insights/insights.server'
import { toCategory } from '~/domain/community/insights/insight-categories'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import type { ShownInsight } from '~/ui/layout/insight-fold'

/** `failed` names the text that says why there are none. */
export type InsightsAnswer = { insights: ShownInsight[]; failed: null } | { insights: null; failed: InsightsFailure }
export type InsightsFailure = 'database' | 'offline' | 'signedOut'

/** The newest insights for a member in the language of the page. A failure is part of the answer, so that the page is still shown. */
export async function loadInsights(context: Context, viewer: Viewer, request: Request): Promise<InsightsAnswer> {
  const language = await languageOf(request)
  const rows = await tryOrLog(context, 'insights.list_broke', () =>
    listNewestInsights(context.db, { language, hdType: viewer.hdType }),
  )
  return rows ? { insights: rows.map(toShown), failed: null } : { insights: null, failed: 'database' }
}

/** The newest insights for members of a type. */
export async function loadTypeInsights(context: Context, type: TypeCode, request: Request): Promise<ShownInsight[]> {
  const rows = await listInsightsOfType(context.db, await languageOf(request), type)
  return rows.map((row) => ({ ...toShown(row), isForYou: false }))
}

function toShown({ id, subject, title, description, content, category, color, hdType }: InsightRow): ShownInsight {
  return {
    ...{ id, subject, title, description, color },
    paragraphs: content.split(/\n{2,}/),
    category: toCategory(category),
    isForYou: hdType !== null,
  }
}

import { findInsightRows, listAllInsights } from '~/data/insights/insights.server'
import { INSIGHT_CATEGORIES, toCategory } from '~/domain/community/insights/insight-categories'
import { DEFAULT_INSIGHT_COLOR } from '~/domain/community/insights/insight-fields.schema'
import { cutPage, parseCursor } from '~/domain/community/search/list-cursor'
import type { Context } from '~/platform/server/context.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { EditedPage, InsightFormData } from './editing'

const A_PAGE = 30

/** A page of all texts there are, drafts among them. */
export async function loadEdited(context: Context, request: Request): Promise<EditedPage> {
  const after = parseCursor(new URL(request.url).searchParams.get('cursor'))
  const found = await listAllInsights(context.db, await languageOf(request), { after, limit: A_PAGE + 1 })
  const { page, nextCursor } = cutPage(found, A_PAGE, ({ createdAt: at, id }) => ({ at, id }))
  return {
    items: page.map(({ id: _, createdAt: __, category, ...row }) => ({ ...row, category: toCategory(category) })),
    next: nextCursor,
  }
}

/** What the form of a text that is there begins with; 404 where there is none. */
export async function loadInsightForm(context: Context, subject: string): Promise<InsightFormData> {
  const rows = await findInsightRows(context.db, subject)
  const [first] = rows
  if (!first) throw notFound()
  const texts = rows.flatMap(({ language, title, description, content, tags }) => [
    [`title_${language}`, title],
    [`description_${language}`, description],
    [`content_${language}`, content],
    [`tags_${language}`, tags.join(', ')],
  ])
  return {
    ...{ isNew: false, isPublished: first.isPublished, subject },
    values: {
      ...Object.fromEntries(texts),
      ...{ act: crypto.randomUUID(), seen: String(Math.max(...rows.map(({ revision }) => revision))) },
      ...{ category: first.category, color: first.color, hd_type: first.hdType ?? '' },
      ...{ premium: first.isPremium ? '1' : '', published: first.isPublished ? '1' : '' },
    },
  }
}

/** What the form of a new text begins with. */
export const newInsightForm = (): InsightFormData => ({
  ...{ isNew: true, isPublished: false, subject: '' },
  values: { act: crypto.randomUUID(), seen: '', category: INSIGHT_CATEGORIES[0], color: DEFAULT_INSIGHT_COLOR },
})

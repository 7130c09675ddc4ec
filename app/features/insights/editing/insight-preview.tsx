import { toCategory } from '~/domain/community/insights/insight-categories'
import { firstSentence } from '~/domain/text/sentences'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { InsightMarks } from '../insight-card'
import type { EditingLanguage } from './editing'

const COLOR = /^#[0-9a-f]{6}$/i

/** How a text will look to members in one language; nothing where nothing is written in it yet. */
export function InsightPreview({ language, values }: { language: EditingLanguage; values: Record<string, string> }) {
  const t = useT('insight-editing')
  const said = (field: string) => (values[`${field}_${language}`] ?? '').trim()
  const content = said('content')
  const isPremium = values.premium === '1'
  if (!said('title') && !content) return null
  const marks = {
    category: toCategory(values.category),
    color: COLOR.test(values.color ?? '') ? (values.color ?? '') : '#6366f1',
    isPremium,
    isForYou: false,
  }
  return (
    <Card as="section" aria-label={t('preview', { language: t(`language.${language}`) })}>
      <h3 className="mb-3 text-sm font-semibold text-muted">{t('preview', { language: t(`language.${language}`) })}</h3>
      <article lang={language} className="max-w-150 [overflow-wrap:anywhere]">
        <InsightMarks card={marks} />
        <p className="mt-2 text-2xl leading-8 font-semibold text-pretty">{said('title')}</p>
        <p className="mt-2 text-lg leading-7 text-pretty text-muted">{said('description')}</p>
        <div className="mt-4 grid gap-4 font-serif text-lg leading-8 text-pretty">
          {content.split(/\n{2,}/).map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are cut anew from the text and have no state
            <p key={place}>{paragraph}</p>
          ))}
        </div>
        {isPremium && content ? (
          <p className="mt-4 border-t border-line pt-3 text-sm text-muted">
            {t('teaser', { sentence: firstSentence(content) })}
          </p>
        ) : null}
      </article>
    </Card>
  )
}

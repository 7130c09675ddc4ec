import type { ReactNode } from 'react'
import type { InsightCategory } from '~/domain/community/insights/insight-categories'
import { insightPath } from '~/domain/community/insights/insight-path'
import { useT } from '~/locales/use-t'
import { ChevronDownIcon } from '../icons'
import { StaticLink } from './static-link'

/** A short text to read, in one language. */
export type ShownInsight = {
  id: string
  /** Its name in every language, and in its address. */
  subject: string
  title: string
  description: string
  paragraphs: string[]
  category: InsightCategory
  color: string
  /** Written for the reader's own type. */
  isForYou: boolean
}

type Props = { insight: ShownInsight; summaryClass: string; textClass: string; children?: ReactNode }

/** The way to a text by itself, to keep or to send on. */
export function InsightLink({ subject }: { subject: string }) {
  const t = useT('insights')
  return (
    <p>
      <StaticLink
        to={insightPath(subject)}
        className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-3 pointer-coarse:min-h-11"
      >
        {t('open')}
      </StaticLink>
    </p>
  )
}

/** A short text under its title; the browser itself folds and unfolds it, with or without scripts. Words: `insights`. */
export function InsightFold({ insight, summaryClass, textClass, children }: Props) {
  const t = useT('insights')
  const { title, description, paragraphs, category, color, isForYou } = insight
  return (
    <details className="group">
      <summary
        className={`grid list-none grid-cols-[1fr_auto] gap-x-3 [&::-webkit-details-marker]:hidden ${summaryClass}`}
      >
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <svg viewBox="0 0 8 8" className="size-2" aria-hidden="true">
            <circle cx="4" cy="4" r="4" fill={color} />
          </svg>
          {t(`category.${category}`)}
          {isForYou ? <span className="font-semibold text-accent">{t('forYou')}</span> : null}
        </span>
        <ChevronDownIcon className="row-span-3 mt-1 size-4.5 text-muted transition-transform group-open:rotate-180" />
        <span className="leading-5.5 font-semibold">{title}</span>
        <span className="text-sm leading-5 text-pretty text-muted">{description}</span>
      </summary>
      <div className={`grid gap-3 leading-6 text-pretty ${textClass}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </details>
  )
}

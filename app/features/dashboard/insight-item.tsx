import { useT } from '~/locales/use-t'
import { ChevronDownIcon } from '~/ui/icons'
import type { ShownInsight } from './insights'

/** A short text under its title; the browser itself folds and unfolds it, with or without scripts. */
export function InsightItem({ insight }: { insight: ShownInsight }) {
  const t = useT('dashboard')
  const { title, description, paragraphs, category, color, isForYou } = insight
  return (
    <li>
      <details className="group">
        <summary className="grid list-none grid-cols-[1fr_auto] gap-x-3 py-3 [&::-webkit-details-marker]:hidden">
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <svg viewBox="0 0 8 8" className="size-2" aria-hidden="true">
              <circle cx="4" cy="4" r="4" fill={color} />
            </svg>
            {t(`category.${category}`)}
            {isForYou ? <span className="font-semibold text-accent">{t('forYou')}</span> : null}
          </span>
          <ChevronDownIcon className="row-span-3 mt-1 size-4 text-faint transition-transform group-open:rotate-180" />
          <span className="leading-5.5 font-semibold">{title}</span>
          <span className="text-sm leading-5 text-muted">{description}</span>
        </summary>
        <div className="grid gap-3 pb-4 leading-6 text-pretty">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    </li>
  )
}

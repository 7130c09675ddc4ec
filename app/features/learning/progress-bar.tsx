import { percentText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'

/** How many of so many lessons are done: in words, in percent and as a bar. */
export function ProgressBar({ id, count, total }: { id: string; count: number; total: number }) {
  const t = useT('learning')
  const language = useLanguage()
  return (
    <div>
      <p id={id} className="flex justify-between gap-3 text-sm text-muted">
        {t('progress', { count, total })}
        <span className="tabular font-semibold text-ink">{percentText(count / total, language)}</span>
      </p>
      <progress
        aria-labelledby={id}
        max={total}
        value={count}
        className="mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  )
}

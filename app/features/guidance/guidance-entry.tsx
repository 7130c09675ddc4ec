import { useT } from '~/locales/use-t'
import type { GuidanceLine } from './guidance'

/** One thing that the day's card says, with its reason folded beneath. */
export function GuidanceEntry({ line: { part, name, text, because } }: { line: GuidanceLine }) {
  const t = useT('guidance')
  return (
    <div className="min-w-0">
      <dt className="text-sm leading-5 text-muted">{t(part)}</dt>
      <dd>
        {name ? <p className="leading-5.5 font-semibold">{name}</p> : null}
        <p className={`text-pretty ${part === 'focus' || part === 'affirmation' ? 'reading mt-0.5' : 'leading-5.5'}`}>
          {text}
        </p>
        <details className="group text-sm">
          <summary className="inline-flex min-h-7 list-none items-center text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <span aria-hidden="true">{t('because')}</span>
            <span className="sr-only">{t('becauseOf', { part: t(part) })}</span>
          </summary>
          <p className="leading-5 text-pretty text-muted">{because}</p>
        </details>
      </dd>
    </div>
  )
}

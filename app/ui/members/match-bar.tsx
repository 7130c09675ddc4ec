import { useT } from '~/locales/use-t'
import { StaticLink } from '../layout/static-link'

/** How well two types go together, in percent, and the page that says why, where there is one. */
export type CardMatch = { percent: number; whyHref: string | null }

/** How well two go together as a bar with its number, and the way to the reasons. */
export function MatchBar({ match: { percent, whyHref }, name }: { match: CardMatch; name: string }) {
  const t = useT('member-card')
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-muted">{t('match')}</span>
        <span className="tabular flex items-baseline gap-2.5">
          <span className="font-semibold whitespace-nowrap">{t('percent', { percent })}</span>
          {whyHref ? (
            <StaticLink
              to={whyHref}
              prefetch="intent"
              aria-label={t('whyNamed', { percent, name })}
              className="text-accent underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:-my-3 pointer-coarse:py-3"
            >
              {t('why')}
            </StaticLink>
          ) : null}
        </span>
      </div>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1.5 block h-1.5 w-full overflow-hidden rounded-full bg-sunken"
      >
        <rect width={percent} height="6" className="fill-accent" />
      </svg>
    </div>
  )
}

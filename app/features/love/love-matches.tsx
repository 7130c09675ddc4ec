import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import type { LoveCard } from './love'
import { WriteLink } from './love-card'
import { Percent } from './love-tiles'

/** Whose interest answers the viewer's, with the way to write to them. */
export function LoveMatches({ matches }: { matches: readonly LoveCard[] }) {
  const t = useT('love')
  if (matches.length === 0) return null
  return (
    <Card as="section" id="matches" aria-labelledby="love-matches" className="scroll-mt-4 border-accent/40!">
      <h2 id="love-matches" className="text-lg">
        {t('matches')}
      </h2>
      <p className="mt-1 text-pretty text-muted">{t('matchesText')}</p>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {matches.map((card) => (
          <li key={card.username} className="flex flex-wrap items-center gap-3 pt-3 pb-3 last:pb-0">
            <Avatar name={card.fullName} src={card.avatarUrl} type={card.type?.code ?? null} />
            <p className="min-w-0 grow basis-36">
              <Link
                to={`/u/${card.username}`}
                className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
              >
                {card.fullName}
              </Link>
              <span className="tabular block text-sm text-muted">
                {card.overall === null ? (
                  t('notEnough')
                ) : (
                  <>
                    <Percent value={card.overall} /> {t(card.hasCharts ? 'loveMatch' : 'byTypes')}
                  </>
                )}
              </span>
            </p>
            <WriteLink card={card} isPrimary />
          </li>
        ))}
      </ul>
    </Card>
  )
}

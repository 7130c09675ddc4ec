import { Link } from '@remix-run/react'
import { ACTIVE_MEMBERS_SHOWN_FROM, type CommunityCounts } from '~/domain/community/community-counts'
import { countText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'

/** Active and new members, once there are enough of them, and the top tags: at most an hour or two old. */
export function CommunityCard({ community }: { community: CommunityCounts }) {
  const t = useT('dashboard')
  const language = useLanguage()
  const { activeMembers, newMembers, tags } = community
  const figures =
    activeMembers < ACTIVE_MEMBERS_SHOWN_FROM
      ? []
      : ([
          ['activeMembers', activeMembers, 'last30Days'],
          ['newMembers', newMembers, 'last7Days'],
        ] as const)
  if (figures.length === 0 && tags.length === 0) return null
  return (
    <Card as="section" aria-labelledby="community">
      <h2 id="community" className="text-lg">
        {t('community')}
      </h2>
      {figures.length > 0 ? (
        <dl className="mt-2 grid grid-cols-2 gap-x-4">
          {figures.map(([label, value, period]) => (
            <div key={label} className="flex min-w-0 flex-col">
              <dt className="order-1 text-sm leading-5">
                {t(label)} <span className="block text-muted">{t(period)}</span>
              </dt>
              <dd className="tabular text-xl leading-7 font-semibold">{countText(value, language)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {tags.length > 0 ? (
        <section aria-labelledby="tags" className={figures.length > 0 ? 'mt-4 border-t border-line pt-3' : 'mt-2'}>
          <h3 id="tags">{t('topTags')}</h3>
          <ol className="mt-1.5 grid gap-1">
            {tags.map(({ tag, posts }) => (
              <li key={tag} className="flex items-baseline justify-between gap-3">
                <Link
                  to={`/app/dashboard?feed=tag:${encodeURIComponent(tag)}`}
                  className="inline-flex min-h-7 min-w-0 items-center text-accent wrap-anywhere hover:underline pointer-coarse:min-h-11"
                >
                  #{tag}
                </Link>
                <span className="tabular shrink-0 text-sm text-muted">{t('posts', { count: posts })}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </Card>
  )
}

import { Link } from '@remix-run/react'
import { type Sight, sightOf } from '~/domain/membership/visibility'
import { useT } from '~/locales/use-t'
import type { Privacy } from './privacy'

const AUDIENCES = [
  { relation: 'visitor', sees: 'visitorSees', view: 'viewAsVisitor' },
  { relation: 'member', sees: 'memberSees', view: 'viewAsMember' },
  { relation: 'connection', sees: 'connectionSees', view: 'viewAsConnection' },
] as const

/** One sentence for each circle on what these settings show it, by the policy itself; the links open the page as it sees it. */
export function Audiences({ settings, username }: { settings: Privacy; username: string }) {
  const t = useT('privacy-settings')
  return (
    <section aria-labelledby="audiences" className="border-t border-line pt-5">
      <h3 id="audiences" className="text-lg">
        {t('audiences')}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {AUDIENCES.map(({ relation, sees, view }) => (
          <li key={relation} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
            <p className="min-w-0 flex-[1_1_20rem]">
              <span className="font-semibold">{t(sees)}</span>{' '}
              {t(`sight.${wordOf(sightOf({ ...settings, isActive: true }, relation))}`)}
            </p>
            <Link
              to={`/u/${username}?as=${relation}`}
              className="shrink-0 text-sm font-medium text-accent underline underline-offset-4 pointer-coarse:py-2.5"
            >
              {t(view)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-sm text-faint">{t('viewAsSaved')}</p>
    </section>
  )
}

function wordOf({ profile, chart, birth }: Sight) {
  if (profile !== 'page') return profile
  if (chart !== 'none') return chart
  return birth ? 'profileBirth' : 'profile'
}

import { useT } from '~/locales/use-t'
import type { Dashboard } from './load-dashboard.server'

const LOOK =
  'inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3 text-sm whitespace-nowrap hover:bg-sunken pointer-coarse:min-h-11'

/** Where the sidebar follows below the feed: the short ways down to its parts. */
export function SidebarLinks({ dashboard: { glance, community } }: { dashboard: Dashboard }) {
  const t = useT('dashboard')
  return (
    <nav aria-label={t('furtherDown')} className="xl:hidden">
      <ul className="flex flex-wrap gap-2">
        {glance ? (
          <li>
            <a href="#glance" className={LOOK}>
              {t('glance')}
            </a>
          </li>
        ) : null}
        <li>
          <a href="#first-steps" className={LOOK}>
            {t('completion')}
          </a>
        </li>
        <li>
          <a href="#insights" className={LOOK}>
            {t('insights')}
          </a>
        </li>
        {community ? (
          <li>
            <a href="#community" className={LOOK}>
              {t('community')}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

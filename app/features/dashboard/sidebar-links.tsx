import { useT } from '~/locales/use-t'
import type { Dashboard } from './load-dashboard.server'

const LOOK =
  'inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3 text-sm whitespace-nowrap hover:bg-sunken pointer-coarse:min-h-11'

/** Where the sidebar follows below the feed: the short ways down to its parts. */
export function SidebarLinks({ dashboard: { glance, community } }: { dashboard: Dashboard }) {
  const t = useT('dashboard')
  return (
    <nav aria-label={t('furtherDown')} className="-mx-3.5 overflow-x-auto strip md:mx-0 xl:hidden">
      <ul className="flex min-w-max gap-2 px-3.5 py-0.5 md:px-0">
        {glance ? (
          <li>
            <a href="#guidance" className={LOOK}>
              {t('guidance')}
            </a>
          </li>
        ) : null}
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

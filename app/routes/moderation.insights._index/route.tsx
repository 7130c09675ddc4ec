import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { EDITING_PATH, type EditedInsight, type EditedPage, editingPath } from '~/features/insights/editing/editing'
import { loadEdited } from '~/features/insights/editing/load-editing.server'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { requireAuthor } from '~/platform/server/guards.server'
import { ButtonLink } from '~/ui/controls/button-link'
import { buttonLook } from '~/ui/controls/button-look'
import { EmptyState } from '~/ui/states/empty-state'

export const handle = { i18n: preloadWords('insight-editing', 'insights', 'member-card') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAuthor(context)
  const [title, page] = await Promise.all([
    pageTitle(request, 'insight-editing', 'pageTitle'),
    loadEdited(context, request),
  ])
  return { title, page }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function EditedInsights() {
  return <EditedList page={useLoaderData<typeof loader>().page} />
}

/** All texts there are, drafts among them, each the way to its form. */
function EditedList({ page: { items, next } }: { page: EditedPage }) {
  const t = useT('insight-editing')
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t('listTitle')}</h2>
        <ButtonLink to={`${EDITING_PATH}/new`} variant="primary">
          {t('new')}
        </ButtonLink>
      </div>
      {items.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {items.map((insight) => (
            <li key={insight.subject} className="relative px-4 py-3 has-[a:hover]:bg-sunken">
              <EditedLine insight={insight} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-center text-sm text-muted">
        {next ? (
          <Link to={`${EDITING_PATH}?cursor=${encodeURIComponent(next)}`} className={buttonLook('quiet', 'm')}>
            {t('next')}
          </Link>
        ) : (
          t('end')
        )}
      </p>
    </div>
  )
}

function EditedLine({ insight }: { insight: EditedInsight }) {
  const t = useT('insight-editing')
  const shared = useT('insights')
  const hd = useT('member-card')
  const { subject, title, category, color, isPremium, hdType, isPublished } = insight
  return (
    <>
      <Link
        to={editingPath(subject)}
        className="font-semibold text-ink no-underline [overflow-wrap:anywhere] after:absolute after:inset-0"
      >
        {title}
      </Link>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <svg viewBox="0 0 8 8" className="size-2" aria-hidden="true">
          <circle cx="4" cy="4" r="4" fill={color} />
        </svg>
        {shared(`category.${category}`)}
        <span>· {hdType ? hd(`type.${hdType}`) : t('everybody')}</span>
        {isPremium ? <span>· {t('premium')}</span> : null}
        {isPublished ? null : <strong className="font-semibold text-ink">· {t('draft')}</strong>}
      </p>
    </>
  )
}

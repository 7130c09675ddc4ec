import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Avatar } from '~/ui/avatar'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { ChevronRightIcon, LockIcon, PeopleIcon } from '~/ui/icons'
import { TypeBadge } from '~/ui/type-badge'
import { LIST_PATH, type ListedChart, type PrivateList, privateChartPath } from './private-charts'

/** The charts a member keeps of family and clients. */
export function PrivateListView({ charts, most }: PrivateList) {
  const t = useT('private-charts')
  const isFull = charts.length >= most
  return (
    <div className="grid max-w-170 grid-cols-1 gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1>{t('title')}</h1>
          <p className="mt-1 max-w-[60ch] text-pretty text-muted">{t('lead')}</p>
        </div>
        {charts.length > 0 && !isFull ? <AddLink /> : null}
      </header>
      {charts.length === 0 ? (
        <Card as="section">
          <EmptyState icon={<PeopleIcon className="size-7" />} title={t('emptyTitle')} action={<AddLink />}>
            {t('emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {charts.map((chart) => (
            <Row key={chart.id} chart={chart} />
          ))}
        </ul>
      )}
      <p className="flex items-start gap-2 text-sm text-muted">
        <LockIcon className="mt-0.5 size-4" />
        <span className="min-w-0">{isFull ? t('full', { most }) : t('onlyYou', { most })}</span>
      </p>
    </div>
  )
}

function AddLink() {
  const t = useT('private-charts')
  return (
    <ButtonLink to={`${LIST_PATH}/new`} variant="primary">
      {t('add')}
    </ButtonLink>
  )
}

function Row({ chart: { id, name, type, typeName, profile, isTimeUncertain } }: { chart: ListedChart }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={privateChartPath(id)}
        prefetch="intent"
        className="flex min-h-16 items-center gap-3 px-4 py-2.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <Avatar name={name} type={type} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <TypeBadge type={type} label={typeName} isTimeUncertain={isTimeUncertain} className="whitespace-normal!" />
            <span className="tabular">{profile}</span>
          </span>
        </span>
        <ChevronRightIcon className="size-4.5 text-faint" />
      </Link>
    </li>
  )
}

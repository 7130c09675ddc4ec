import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { GROUP_SIZES } from '~/domain/human-design/composite/group'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field } from '~/ui/controls/field'
import { SearchField } from '~/ui/controls/search-field'
import { Select } from '~/ui/controls/text-input'
import { ChevronRightIcon, LinkIcon, LockIcon, PeopleIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { RelativeTime } from '~/ui/members/relative-time'
import { TypeBadge } from '~/ui/members/type-badge'
import { EmptyState } from '~/ui/states/empty-state'
import { QUERY_MAX_LENGTH, SORTS } from './list-query'
import { LIST_PATH, type ListedChart, type PrivateList, privateChartPath } from './private-charts'
import { TOGETHER_PATH } from './together/group-query'
import { COMPARED } from './together/private-group'

/** The form that the boxes beside the charts belong to: it is below the list, so that the list prints without it. */
const COMPARE_FORM = 'compare'
const COMPARE_HINT = 'compare-hint'

/** The charts a member keeps of family and clients. */
export function PrivateListView(list: PrivateList) {
  const t = useT('private-charts')
  const { charts, total, most } = list
  const isFull = total >= most
  return (
    <div className="grid max-w-170 grid-cols-1 gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1>{t('title')}</h1>
          <p className="mt-1 max-w-[60ch] text-pretty text-muted">{t('lead')}</p>
        </div>
        {total > 0 && !isFull ? <AddLink /> : null}
      </header>
      {total > 1 ? <Filters list={list} /> : null}
      {total === 0 ? (
        <Nothing title={t('emptyTitle')} action={<AddLink />}>
          {t('emptyText')}
        </Nothing>
      ) : charts.length === 0 ? (
        <Nothing title={t('noneTitle')} action={<ButtonLink to={LIST_PATH}>{t('showAll')}</ButtonLink>}>
          {t('noneText')}
        </Nothing>
      ) : total > 1 ? (
        <fieldset
          aria-label={t('compareWho')}
          aria-describedby={COMPARE_HINT}
          className="grid min-w-0 grid-cols-1 gap-4"
        >
          <Rows charts={charts} canChoose />
          <Compare />
        </fieldset>
      ) : (
        <Rows charts={charts} canChoose={false} />
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

function Nothing({ title, action, children }: { title: string; action: ReactNode; children: string }) {
  return (
    <Card as="section">
      <EmptyState icon={<PeopleIcon className="size-7" />} title={title} action={action}>
        {children}
      </EmptyState>
    </Card>
  )
}

/** Which charts to show, and in which order: a form whose answer has an address, so that it works without scripts. */
function Filters({ list: { query, labels } }: { list: PrivateList }) {
  const t = useT('private-charts')
  return (
    <Form role="search" action={LIST_PATH} aria-label={t('filters')} className="grid gap-3" key={JSON.stringify(query)}>
      <div className="flex gap-2">
        <SearchField value={query.q} label={t('searchLabel')} maxLength={QUERY_MAX_LENGTH} />
        <Button type="submit">{t('showFound')}</Button>
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field label={t('sortLabel')}>
          {(control) => (
            <Select {...control} name="sort" defaultValue={query.sort}>
              {SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sort.${sort}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {labels.length > 0 ? (
          <Field label={t('labelLabel')}>
            {(control) => (
              <Select {...control} name="label" defaultValue={query.label}>
                <option value="">{t('allLabels')}</option>
                {labels.map((label) => (
                  <option key={label} value={label}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
      </div>
    </Form>
  )
}

/** Compares those whose boxes are ticked: a form that leads to an address. */
function Compare() {
  const t = useT('private-charts')
  return (
    <Form
      id={COMPARE_FORM}
      action={TOGETHER_PATH}
      state={COMPARED}
      className="flex flex-wrap items-center gap-x-5 gap-y-2"
    >
      <Button type="submit">{t('compare')}</Button>
      <Checkbox name="me" value="1" label={t('compareMe')} />
      <p id={COMPARE_HINT} className="basis-full text-sm text-pretty text-muted">
        {t('compareHint', { most: GROUP_SIZES.most })}
      </p>
    </Form>
  )
}

function Rows({ charts, canChoose }: { charts: readonly ListedChart[]; canChoose: boolean }) {
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-surface">
      {charts.map((chart) => (
        <Row key={chart.id} chart={chart} canChoose={canChoose} />
      ))}
    </ul>
  )
}

/** Not fetched before it is opened: that counts as viewing it. */
function Row({ chart, canChoose }: { chart: ListedChart; canChoose: boolean }) {
  const t = useT('private-charts')
  const { id, name, type, typeName, profile, isTimeUncertain, labels, lastViewedAt, hasLink } = chart
  const [before, after] = t('viewed').split('{{when}}')
  return (
    <li className="flex border-b border-line last:border-b-0">
      {canChoose ? (
        <label className="flex shrink-0 cursor-pointer items-center pr-1 pl-4 hover:bg-sunken has-checked:bg-accent-soft print:hidden">
          <input
            type="checkbox"
            name="with"
            value={id}
            form={COMPARE_FORM}
            aria-label={t('choose', { name })}
            className="size-5 cursor-pointer accent-accent"
          />
        </label>
      ) : null}
      <Link
        to={privateChartPath(id)}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 px-4 py-2.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <Avatar name={name} type={type} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <TypeBadge type={type} label={typeName} isTimeUncertain={isTimeUncertain} className="whitespace-normal!" />
            <span className="tabular">{profile}</span>
            {lastViewedAt ? (
              <span>
                {before}
                <RelativeTime at={lastViewedAt} />
                {after}
              </span>
            ) : null}
            {hasLink ? (
              <span className="inline-flex items-center gap-1">
                <LinkIcon className="size-4" />
                {t('hasLink')}
              </span>
            ) : null}
          </span>
          {labels.length > 0 ? (
            <span className="mt-1 flex flex-wrap gap-1.5">
              {labels.map((label) => (
                <span key={label} className="rounded-full border border-line px-2 text-sm text-muted wrap-anywhere">
                  {label}
                </span>
              ))}
            </span>
          ) : null}
        </span>
        <ChevronRightIcon className="size-4.5 text-faint" />
      </Link>
    </li>
  )
}

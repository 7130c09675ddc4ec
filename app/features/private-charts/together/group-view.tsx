import { Form, useLocation, useNavigation, useNavigationType } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Checkbox } from '~/ui/controls/checkbox'
import { ChevronLeftIcon, LockIcon, PeopleIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { UncertainTimeMark, UncertainTimeNote } from '~/ui/members/uncertain-time-mark'
import { Alert } from '~/ui/states/alert'
import { EmptyState } from '~/ui/states/empty-state'
import { LIST_PATH } from '../private-charts'
import { GroupOverview } from './group-overview'
import { TOGETHER_PATH } from './group-query'
import { type Choosable, COMPARED, type GroupPage } from './private-group'

type Props = {
  page: GroupPage
  /** In place of the overview: the comparison of two, which has a heading of its own. */
  two: ReactNode
  /** Above the overview: a Penta. */
  children?: ReactNode
}

/** The page that compares people: what they are together, and whom to choose instead. */
export function GroupView({ page, two, children }: Props) {
  const t = useT('private-group')
  const { overview, people, picking, problem, missingCount, lacksOwnChart, most } = page
  const content = useFocusOnResult()
  // Boxes that were ticked are ticked anew when others are compared.
  const chosen = `${picking.isWithMe} ${picking.people.map(({ id, isChosen }) => `${id}${isChosen}`).join()}`
  const picker = <GroupPicker key={chosen} picking={picking} />
  return (
    <div ref={content} className={`grid grid-cols-1 gap-4 print:block print:space-y-4 ${two ? '' : 'max-w-240'}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 print:hidden">
        <ButtonLink to={LIST_PATH} variant="ghost" size="s" className="-ml-3">
          <ChevronLeftIcon className="size-4.5" />
          {t('back')}
        </ButtonLink>
        <span className="inline-flex min-w-0 items-center gap-1.5 text-sm text-muted">
          <LockIcon className="size-4" />
          {t('onlyYou')}
        </span>
      </div>
      {two ? null : (
        <header className="max-w-170">
          <h1>{overview ? t('titleCount', { count: people.length }) : t('title')}</h1>
          {overview ? null : <p className="mt-1 text-pretty text-muted">{t('lead', { most })}</p>}
        </header>
      )}
      {problem ? <Alert tone="error">{t(problem, { most })}</Alert> : null}
      {missingCount > 0 ? <Alert tone="warning">{t('missing', { count: missingCount })}</Alert> : null}
      {lacksOwnChart ? (
        <Alert tone="warning">
          <p>{t('lacksChart')}</p>
          <ButtonLink to="/app/settings?tab=hd-data" size="s" className="mt-2">
            {t('lacksChartAction')}
          </ButtonLink>
        </Alert>
      ) : null}
      {two}
      {children}
      {overview && !two ? <GroupOverview overview={overview} people={people} /> : null}
      {picking.people.length === 0 ? (
        <Nobody />
      ) : overview ? (
        <Card as="section" aria-label={t('change')} className="print:hidden">
          <details>
            <summary className="w-fit font-semibold pointer-coarse:py-2.5">{t('change')}</summary>
            <div className="mt-3">{picker}</div>
          </details>
        </Card>
      ) : (
        <Card as="section" aria-labelledby="pick">
          <h2 id="pick" className="mb-2 text-lg">
            {t('pick')}
          </h2>
          {picker}
        </Card>
      )}
    </div>
  )
}

/** A ref for the page, whose heading is focused when its form, or that of the list, was sent. */
function useFocusOnResult() {
  const content = useRef<HTMLDivElement>(null)
  const { key, state } = useLocation()
  const isNew = useNavigationType() !== 'POP' && state === COMPARED
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same people compared again are a new result
  useEffect(() => {
    const heading = isNew ? content.current?.querySelector('h1') : null
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [key, isNew])
  return content
}

function Nobody() {
  const t = useT('private-group')
  return (
    <Card as="section">
      <EmptyState
        icon={<PeopleIcon className="size-7" />}
        title={t('emptyTitle')}
        action={
          <ButtonLink to={`${LIST_PATH}/new`} variant="primary">
            {t('add')}
          </ButtonLink>
        }
      >
        {t('emptyText')}
      </EmptyState>
    </Card>
  )
}

/** Who is to be compared: boxes to tick in a form that leads to an address, so that it works without scripts. */
function GroupPicker({ picking: { people, isWithMe } }: Pick<GroupPage, 'picking'>) {
  const t = useT('private-group')
  const { state, location } = useNavigation()
  return (
    <Form action={TOGETHER_PATH} state={COMPARED} className="grid gap-4">
      <fieldset aria-describedby="pick-hint" className="grid min-w-0 gap-4">
        <legend className="sr-only">{t('pick')}</legend>
        <p id="pick-hint" className="text-muted">
          {t('pickHint')}
        </p>
        <ul className="grid gap-x-4 sm:grid-cols-2">
          {people.map((person) => (
            <li key={person.id}>
              <Person person={person} />
            </li>
          ))}
        </ul>
        {people.some(({ isTimeUncertain }) => isTimeUncertain) ? <UncertainTimeNote /> : null}
        <Checkbox name="me" value="1" defaultChecked={isWithMe} label={t('me')} />
      </fieldset>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        pending={state === 'loading' && location.pathname === TOGETHER_PATH}
      >
        {t('show')}
      </Button>
    </Form>
  )
}

function Person({ person: { id, name, type, typeName, isTimeUncertain, isChosen } }: { person: Choosable }) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-control px-2 py-1 hover:bg-sunken has-checked:bg-accent-soft">
      <input
        type="checkbox"
        name="with"
        value={id}
        defaultChecked={isChosen}
        className="size-5 shrink-0 cursor-pointer accent-accent"
      />
      <Avatar name={name} type={type} size="sm" />
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted">
          {typeName}
          {isTimeUncertain ? <UncertainTimeMark /> : null}
        </span>
      </span>
    </label>
  )
}

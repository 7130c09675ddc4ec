import { Form, useNavigation } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { TextInput } from '~/ui/controls/text-input'
import { PeopleIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { UncertainTimeMark, UncertainTimeNote } from '~/ui/members/uncertain-time-mark'
import { Alert } from '~/ui/states/alert'
import { EmptyState } from '~/ui/states/empty-state'
import { GroupView } from './group-view'
import { PENTA_PATH, type PentaPage, type PentaPerson, type Picking } from './penta'

/** Two more make a group of the viewer; three without them. */
const LEAST_OTHERS = 2

/** The page of a small group: whom it is made of, and what they are together. */
export function PentaView({ page }: { page: PentaPage }) {
  const t = useT('penta')
  const { group, picking, problem, missingCount, lacksOwnChart } = page
  const others = picking.people.filter(({ isViewer }) => !isViewer).length
  const canPick = picking.q !== null || others >= (lacksOwnChart ? LEAST_OTHERS + 1 : LEAST_OTHERS)
  // Boxes that were ticked are ticked anew when others are told.
  const picked = `${picking.q} ${picking.people.map(({ username, isPicked }) => `${username}${isPicked}`).join()}`
  return (
    <div className="grid max-w-240 grid-cols-1 gap-4">
      <header className="max-w-170">
        <h1>{t('title')}</h1>
        <p className="mt-1 text-pretty text-muted">{t('lead')}</p>
      </header>
      {problem ? <Alert tone="error">{t(problem)}</Alert> : null}
      {missingCount > 0 ? <Alert tone="warning">{t('missing', { count: missingCount })}</Alert> : null}
      {lacksOwnChart ? (
        <Alert tone="warning">
          <p>{t('lacksChart')}</p>
          <ButtonLink to="/app/settings?tab=hd-data" size="s" className="mt-2">
            {t('lacksChartAction')}
          </ButtonLink>
        </Alert>
      ) : null}
      {group ? <GroupView group={group} note={t('samePage')} /> : null}
      {!canPick ? (
        <NobodyToPick isConnected={page.isConnected} />
      ) : group ? (
        <Card as="section" aria-label={t('change')}>
          <details>
            <summary className="w-fit font-semibold pointer-coarse:py-2.5">{t('change')}</summary>
            <div className="mt-3">
              <Picker key={picked} picking={picking} />
            </div>
          </details>
        </Card>
      ) : (
        <Card as="section" aria-labelledby="pick">
          <h2 id="pick" className="mb-2 text-lg">
            {t('pick')}
          </h2>
          <Picker key={picked} picking={picking} />
        </Card>
      )}
      <section className="max-w-170">
        <h2 className="text-lg">{t('what')}</h2>
        <p className="reading mt-1">{t('whatText')}</p>
      </section>
    </div>
  )
}

function NobodyToPick({ isConnected }: { isConnected: boolean }) {
  const t = useT('penta')
  return (
    <Card>
      <EmptyState
        icon={<PeopleIcon className="size-7" />}
        title={t(isConnected ? 'tooFew' : 'noConnections')}
        action={<ButtonLink to="/app/explore">{t('noConnectionsAction')}</ButtonLink>}
      >
        {t(isConnected ? 'tooFewText' : 'noConnectionsText')}
      </EmptyState>
    </Card>
  )
}

/** Who is to be in the group: boxes to tick, and a search where there are many. A plain form that leads to an address. */
function Picker({ picking: { people, q, hasMore, closedCount } }: { picking: Picking }) {
  const t = useT('penta')
  const { state, location } = useNavigation()
  const [count, setCount] = useState(people.filter(({ isPicked }) => isPicked).length)
  const isOnItsWay = state === 'loading' && location.pathname === PENTA_PATH && location.search.includes('pick=')
  const recount = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setCount(new FormData(currentTarget).getAll('with').length)
  return (
    <Form action={PENTA_PATH} preventScrollReset onChange={recount} className="grid gap-4">
      <p className="text-muted">{t('pickHint')}</p>
      {q === null ? null : (
        <div className="flex max-w-100 gap-2">
          <TextInput
            type="search"
            name="q"
            defaultValue={q}
            maxLength={50}
            aria-label={t('find')}
            placeholder={t('find')}
          />
          <Button type="submit" name="pick" value="find">
            {t('findSubmit')}
          </Button>
        </div>
      )}
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {people.map((person) => (
          <Pickable key={person.username} person={person} isPicked={person.isPicked} />
        ))}
      </ul>
      {q && people.every(({ isPicked, isViewer }) => isPicked || isViewer) ? <p>{t('nobodyFound')}</p> : null}
      {people.some(({ isTimeUncertain }) => isTimeUncertain) ? <UncertainTimeNote /> : null}
      {hasMore ? <p className="text-sm text-muted">{t('more')}</p> : null}
      {closedCount > 0 ? <p className="text-sm text-muted">{t('closed', { count: closedCount })}</p> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" name="pick" value="show" variant="primary" pending={isOnItsWay}>
          {t('show')}
        </Button>
        <p aria-live="polite" className="text-sm text-muted">
          {t('picked', { count })}
        </p>
      </div>
    </Form>
  )
}

function Pickable({ person, isPicked }: { person: PentaPerson; isPicked: boolean }) {
  const t = useT('penta')
  const { username, fullName, avatarUrl, hdType, isTimeUncertain, isViewer } = person
  return (
    <li>
      <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-control px-2 py-1 hover:bg-sunken has-checked:bg-accent-soft">
        <input
          type="checkbox"
          name="with"
          value={username}
          defaultChecked={isPicked}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
        <Avatar name={fullName} src={avatarUrl} type={hdType} size="sm" />
        <span className="min-w-0">
          <span className="block truncate font-medium">{isViewer ? t('you', { name: fullName }) : fullName}</span>
          <span className="block truncate text-sm text-muted">
            @{username}
            {isTimeUncertain ? <UncertainTimeMark /> : null}
          </span>
        </span>
      </label>
    </li>
  )
}

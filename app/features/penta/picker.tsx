import { Form, useNavigation } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { TextInput } from '~/ui/controls/text-input'
import { Avatar } from '~/ui/members/avatar'
import { UncertainTimeMark, UncertainTimeNote } from '~/ui/members/uncertain-time-mark'
import { PENTA_PATH, type PentaPerson, type Picking } from './penta'

/** Who is to be in the group: boxes to tick, and a search where there are many. A plain form that leads to an address. */
export function Picker({ picking: { people, q, hasMore, closedCount } }: { picking: Picking }) {
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

import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { Avatar } from '~/ui/members/avatar'
import { UncertainTimeMark, UncertainTimeNote } from '~/ui/members/uncertain-time-mark'
import { TOGETHER_PATH } from './group-query'
import { type Choosable, COMPARED, type GroupPage } from './private-group'

/** Who is to be compared: boxes to tick in a form that leads to an address, so that it works without scripts. */
export function GroupPicker({ picking: { people, isWithMe } }: Pick<GroupPage, 'picking'>) {
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

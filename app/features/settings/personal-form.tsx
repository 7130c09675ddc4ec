import { Form, type Location } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { useFormProblems } from '~/platform/use-form-problems'
import { useSentIntent } from '~/platform/use-sent-intent'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { FormAlert } from '~/ui/form-alert'
import { LeaveGuard } from '~/ui/leave-guard'
import { NameFields } from '~/ui/name-fields'
import { TextInput } from '~/ui/text-input'
import { useHydrated } from '~/ui/use-hydrated'
import { BioField } from './bio-field'
import { EmailField } from './email-field'
import { PERSONAL_FIELDS, type PersonalAnswer, type PersonalData, type PersonalError, SAVE, wasName } from './personal'
import { SaveLine } from './save-line'
import { shownValues } from './shown-values'
import { useDraft } from './use-draft'
import { WAITING_FORM } from './waiting-email'

const HERE = '?tab=personal'

/** Whether an address still shows this tab, which is also the one shown where none is named. */
const isOnThisTab = (from: Location, to: Location) =>
  from.pathname === to.pathname && (new URLSearchParams(to.search).get('tab') ?? 'personal') === 'personal'

type Props = { data: PersonalData; answer: PersonalAnswer | undefined }

/** Name, username, address, location and bio of the member, saved together. */
export function PersonalForm({ data, answer }: Props) {
  const t = useT('personal')
  const intent = useSentIntent()
  const { error, problemAt, passes, watch } = useFormProblems(
    answer,
    async () => (await import('./personal.check')).checkPersonal,
  )
  const { known, draft, isChanged, hasChanges, noteTyping, noteSending } = useDraft(watch.ref, data.values, answer)
  const isHydrated = useHydrated()
  const initial = shownValues(data.values, answer)
  return (
    <>
      <LeaveGuard
        isOn={hasChanges}
        isHere={isOnThisTab}
        words={{ title: t('leaveTitle'), text: t('leaveText'), leave: t('leave'), stay: t('stay') }}
      />
      <FormAlert<PersonalError> error={intent === null ? error : null} words={(own) => t(own)} className="mt-5" />
      <Form
        {...watch}
        method="post"
        action={HERE}
        noValidate
        preventScrollReset
        className="mt-6 grid gap-5"
        onInput={(event) => {
          watch.onInput(event)
          noteTyping()
        }}
        onSubmit={(event) => {
          if (intent === null && (hasChanges || !isHydrated) && passes()) noteSending()
          else event.preventDefault()
        }}
      >
        {PERSONAL_FIELDS.map((name) => (
          <input key={name} type="hidden" name={wasName(name)} value={answer?.values[wasName(name)] ?? known[name]} />
        ))}
        <NameFields words={t} values={initial} problemAt={problemAt} usernameIs="username" />
        <EmailField data={data} answer={answer} problemAt={problemAt} isChanged={isChanged('email')} />
        <Field label={t('location')} aside={t('optional')} error={problemAt('location')}>
          {(control) => (
            <TextInput {...control} name="location" autoComplete="address-level2" defaultValue={initial.location} />
          )}
        </Field>
        <BioField initial={initial.bio} typed={draft.bio} error={problemAt('bio')} />
        <Checkbox
          name="practitioner"
          value="on"
          defaultChecked={initial.practitioner === 'on'}
          label={t('practitioner')}
          hint={t('practitionerHint')}
        />
        <SaveLine hasChanges={hasChanges} isSaving={intent === SAVE} answer={answer} />
      </Form>
      <Form id={WAITING_FORM} method="post" action={HERE} preventScrollReset />
    </>
  )
}

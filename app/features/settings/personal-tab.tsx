import { Form, Link, type Location } from '@remix-run/react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { BIO_MAX_LENGTH } from '~/domain/membership/limits'
import { textLength } from '~/domain/text/text-length'
import { useT } from '~/locales/use-t'
import { useFormProblems } from '~/platform/client/use-form-problems'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field } from '~/ui/controls/field'
import { NameFields } from '~/ui/controls/name-fields'
import { TextArea, TextInput } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import { LeaveGuard } from '~/ui/overlays/leave-guard'
import { Alert } from '~/ui/states/alert'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import { useHydrated } from '~/ui/use-hydrated'
import { EmailField, PENDING_EMAIL_FORM } from './email-field'
import {
  followServer,
  isSameText,
  PERSONAL_FIELDS,
  type PersonalAnswer,
  type PersonalData,
  type PersonalError,
  type PersonalField,
  type PersonalValues,
  SAVE,
  wasName,
} from './personal'

type PersonalTabProps = {
  data: PersonalData | null
  answer: PersonalAnswer | undefined
  /** The field of the photo: forms of its own. */
  photo: ReactNode
}

/** What a member says about themselves. */
export function PersonalTab({ data, answer, photo }: PersonalTabProps) {
  const t = useT('personal')
  if (!data) {
    return (
      <Alert tone="warning" className="max-w-170">
        {t('signedOut')}{' '}
        <Link to="/login" className="font-semibold underline underline-offset-4">
          {t('signIn')}
        </Link>
      </Alert>
    )
  }
  return (
    <Card as="section" aria-labelledby="personal" className="max-w-170">
      <h2 id="personal">{t('title')}</h2>
      <p className="mt-1 text-muted">{t('lead')}</p>
      <div className="mt-6">{photo}</div>
      <PersonalForm data={data} answer={answer} />
    </Card>
  )
}

const HERE = '?tab=personal'

/** Whether an address still shows this tab, which is also the one shown where none is named. */
const isOnThisTab = (from: Location, to: Location) =>
  from.pathname === to.pathname && (new URLSearchParams(to.search).get('tab') ?? 'personal') === 'personal'

type PersonalFormProps = { data: PersonalData; answer: PersonalAnswer | undefined }

/** Name, username, address, location and bio of the member, saved together. */
function PersonalForm({ data, answer }: PersonalFormProps) {
  const t = useT('personal')
  const intent = useSentIntent()
  const { error, problemAt, passes, watch } = useFormProblems(
    answer,
    async () => (await import('./personal.check')).checkPersonal,
  )
  const { known, draft, isChanged, hasChanges, readDraft, markSent } = useDraft(watch.ref, data.values, answer)
  const isHydrated = useHydrated()
  const initial = toInitialValues(data.values, answer)
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
          readDraft()
        }}
        onSubmit={(event) => {
          if (intent === null && (hasChanges || !isHydrated) && passes()) markSent()
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
      <Form id={PENDING_EMAIL_FORM} method="post" action={HERE} preventScrollReset />
    </>
  )
}

/** From here on the room that is left is read out. */
const NEARLY_FULL = 50

type BioFieldProps = { initial: string; typed: string; error: string | undefined }

/** The bio with its characters counted as the server counts them. Too long, it can still be typed, and shortened. */
function BioField({ initial, typed, error }: BioFieldProps) {
  const t = useT('personal')
  const count = textLength(typed.trim())
  const left = BIO_MAX_LENGTH - count
  return (
    <Field
      label={t('bio')}
      hint={t('bioHint')}
      error={error}
      aside={
        <>
          <span aria-hidden="true" className={`tabular-nums ${left < 0 ? 'font-semibold text-danger' : ''}`}>
            {count}/{BIO_MAX_LENGTH}
          </span>
          <span role="status" className="sr-only">
            {left < 0 ? t('bioOver', { count: -left }) : left <= NEARLY_FULL ? t('bioLeft', { count: left }) : ''}
          </span>
        </>
      }
    >
      {(control) => (
        <TextArea
          {...control}
          name="bio"
          rows={5}
          defaultValue={initial}
          className="field-sizing-content max-h-96 min-h-28"
        />
      )}
    </Field>
  )
}

const WITHOUT_SCRIPTS = '[data-save-note]{display:none!important}'

type SaveLineProps = { hasChanges: boolean; isSaving: boolean; answer: PersonalAnswer | undefined }

/**
 * The button that saves, open only when something was changed, with the reason beside it where it is not. Without scripts
 * nobody can tell what was changed, so there it is always open.
 */
function SaveLine({ hasChanges, isSaving, answer }: SaveLineProps) {
  const t = useT('personal')
  const isHydrated = useHydrated()
  const id = useId()
  const done = answer?.intent === SAVE && answer.done && !hasChanges ? answer : null
  const isClosed = !hasChanges && !isSaving
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <noscript>
        <style>{WITHOUT_SCRIPTS}</style>
      </noscript>
      <Button
        type="submit"
        name="intent"
        value={SAVE}
        variant="primary"
        pending={isSaving}
        // Not `disabled`: after saving, the focus stays on it. Before hydration it is open, and looks it.
        aria-disabled={(isHydrated && isClosed) || undefined}
        aria-describedby={`${id}why`}
        onClick={(event) => isHydrated && isClosed && event.preventDefault()}
        className="max-md:w-full"
      >
        {t(isSaving ? 'saving' : 'save')}
      </Button>
      {/* One place for both: what was just done covers for its three seconds that there is nothing more to do. */}
      <div className="grid *:col-start-1 *:row-start-1 [&:has([role=status]:not(:empty))>[data-save-note]]:invisible">
        <p id={`${id}why`} data-save-note className="content-center text-sm text-faint">
          {isClosed ? t('nothingChanged') : ''}
        </p>
        <DoneNote done={done}>{t(done?.done === 'mailed' ? 'mailed' : 'saved')}</DoneNote>
      </div>
    </div>
  )
}

const findField = (form: HTMLFormElement | null, name: PersonalField) => {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
}

const isBox = (field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement => field.type === 'checkbox'

/** The value as it would be sent: empty for an unchecked box. */
const readField = (field: HTMLInputElement | HTMLTextAreaElement) => (isBox(field) && !field.checked ? '' : field.value)

function write(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  if (isBox(field)) field.checked = value !== ''
  else field.value = value
}

/** The typed values beside the stored ones. The fields are uncontrolled; untouched ones follow new values of the server. */
function useDraft(form: RefObject<HTMLFormElement>, values: PersonalValues, answer: PersonalAnswer | undefined) {
  const [known, setKnown] = useState(values)
  const [draft, setDraft] = useState<PersonalValues>(toInitialValues(values, answer))
  const sent = useRef<PersonalValues | null>(null)

  const read = (): PersonalValues => {
    const typed = PERSONAL_FIELDS.map((name) => {
      const field = findField(form.current, name)
      return [name, field ? readField(field) : known[name]]
    })
    return Object.fromEntries(typed)
  }

  const seen = useRef({ values, answer })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says is followed when it says something new
  useEffect(() => {
    // Both can be new in one render.
    const isAnswered = answer?.done && answer !== seen.current.answer
    const saved = isAnswered ? sent.current : null
    const next = followServer(read(), known, { saved, values: values === seen.current.values ? null : values })
    seen.current = { values, answer }
    if (saved) sent.current = null
    for (const name of PERSONAL_FIELDS) {
      const field = findField(form.current, name)
      if (field && !isSameText(readField(field), next.shown[name])) write(field, next.shown[name])
    }
    setKnown(next.known)
    setDraft(read())
  }, [values, answer])

  const isChanged = (name: PersonalField) => !isSameText(draft[name], known[name])
  return {
    known,
    draft,
    isChanged,
    hasChanges: PERSONAL_FIELDS.some(isChanged),
    readDraft: () => setDraft(read()),
    markSent: () => {
      sent.current = read()
    },
  }
}

/** The initial values: those of a refused form, else the stored ones. Unchecked boxes are absent in a form. */
function toInitialValues(stored: PersonalValues, answer: PersonalAnswer | undefined): PersonalValues {
  const sent = answer?.values
  if (!sent || Object.keys(sent).length === 0) return stored
  return { ...stored, practitioner: '', ...sent }
}

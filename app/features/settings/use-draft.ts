import { type RefObject, useEffect, useRef, useState } from 'react'
import { PERSONAL_FIELDS, type PersonalAnswer, type PersonalField, type PersonalValues } from './personal'

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

/** Line breaks as in the value of a text area. */
const normalizeBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

/** The typed values beside the stored ones. The fields are uncontrolled; untouched ones follow new values of the server. */
export function useDraft(form: RefObject<HTMLFormElement>, values: PersonalValues, answer: PersonalAnswer | undefined) {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says is followed when it says something new
  useEffect(() => {
    for (const name of PERSONAL_FIELDS) {
      const field = findField(form.current, name)
      if (field && normalizeBreaks(readField(field)) === normalizeBreaks(known[name])) write(field, values[name])
    }
    setKnown(values)
    setDraft(read())
  }, [values])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer
  useEffect(() => {
    if (!answer?.done || !sent.current) return
    // A new address awaits confirmation, so the field shows the present one.
    const email = findField(form.current, 'email')
    if (email && email.value === sent.current.email) email.value = known.email
    setKnown({ ...sent.current, email: known.email })
    setDraft(read())
    sent.current = null
  }, [answer])

  const isChanged = (name: PersonalField) => normalizeBreaks(draft[name]) !== normalizeBreaks(known[name])
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
export function toInitialValues(stored: PersonalValues, answer: PersonalAnswer | undefined): PersonalValues {
  const sent = answer?.values
  if (!sent || Object.keys(sent).length === 0) return stored
  return { ...stored, practitioner: '', ...sent }
}

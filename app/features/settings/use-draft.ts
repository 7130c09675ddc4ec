import { type RefObject, useEffect, useRef, useState } from 'react'
import { PERSONAL_FIELDS, type PersonalAnswer, type PersonalField, type PersonalValues } from './personal'

const fieldOf = (form: HTMLFormElement | null, name: PersonalField) => {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
}

const isBox = (field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement => field.type === 'checkbox'

/** As it would be sent: a box that is empty says nothing. */
const sentValue = (field: HTMLInputElement | HTMLTextAreaElement) => (isBox(field) && !field.checked ? '' : field.value)

function write(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  if (isBox(field)) field.checked = value !== ''
  else field.value = value
}

/** Line breaks as a text field gives them. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n')

/**
 * What is typed into the form beside what the server is known to have. The fields keep their own text; those that were not
 * touched follow what the server says next.
 */
export function useDraft(form: RefObject<HTMLFormElement>, values: PersonalValues, answer: PersonalAnswer | undefined) {
  const [known, setKnown] = useState(values)
  const [draft, setDraft] = useState<PersonalValues>(shownValues(values, answer))
  const sent = useRef<PersonalValues | null>(null)

  const read = (): PersonalValues => {
    const typed = PERSONAL_FIELDS.map((name) => {
      const field = fieldOf(form.current, name)
      return [name, field ? sentValue(field) : known[name]]
    })
    return Object.fromEntries(typed)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says is followed when it says something new
  useEffect(() => {
    for (const name of PERSONAL_FIELDS) {
      const field = fieldOf(form.current, name)
      if (field && plain(sentValue(field)) === plain(known[name])) write(field, values[name])
    }
    setKnown(values)
    setDraft(read())
  }, [values])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer
  useEffect(() => {
    if (!answer?.done || !sent.current) return
    // A new address is not saved but waits, and the field shows the one that holds.
    const email = fieldOf(form.current, 'email')
    if (email && email.value === sent.current.email) email.value = known.email
    setKnown({ ...sent.current, email: known.email })
    setDraft(read())
    sent.current = null
  }, [answer])

  const isChanged = (name: PersonalField) => plain(draft[name]) !== plain(known[name])
  return {
    known,
    draft,
    isChanged,
    hasChanges: PERSONAL_FIELDS.some(isChanged),
    /** Something was typed. */
    noteTyping: () => setDraft(read()),
    /** The form is on its way. */
    noteSending: () => {
      sent.current = read()
    },
  }
}

/** What stands in the form at first: what was sent and refused, else what is stored. A box that was sent empty was not sent. */
export function shownValues(stored: PersonalValues, answer: PersonalAnswer | undefined): PersonalValues {
  const sent = answer?.values
  if (!sent || Object.keys(sent).length === 0) return stored
  return { ...stored, practitioner: '', ...sent }
}

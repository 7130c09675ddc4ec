import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  forgetRegistrationDraft,
  keepRegistrationDraft,
  REGISTRATION_FIELDS,
  readRegistrationDraft,
} from '~/platform/client/registration-draft'
import { type BirthValues, NO_BIRTH } from '~/ui/birth-fields/birth-values'

/**
 * Keeps the fields of registration but the passwords in this tab, so that a reload doesn't lose them, until the form is left.
 * Fills the account fields that are blank; `restoredBirth` is for the fields of step two. Birth data from the landing page are
 * stored only once they are changed. `offered`: the referral code of the link, or ''.
 */
export function useRegistrationDraft(form: RefObject<HTMLFormElement>, offered: string) {
  const isFilling = useRef(false)
  const isShown = useRef(false)
  const [restoredBirth, setRestoredBirth] = useState<Partial<BirthValues> | null>(null)
  const [isBirthChanged, setBirthChanged] = useState(false)

  useEffect(() => {
    const draft = readRegistrationDraft(Date.now())
    // Filling fires input events, which would start the hour again.
    isFilling.current = true
    for (const name of REGISTRATION_FIELDS) {
      const field = form.current?.elements.namedItem(name)
      const text = draft.fields[name]
      if (!(field instanceof HTMLInputElement) || typeof text !== 'string') continue
      // The same link fills its code in again after it was deleted.
      const isDeleted = name === 'referralCode' && text === '' && draft.offered === offered && field.value === offered
      if (field.value === '' || isDeleted) fill(field, text)
    }
    isFilling.current = false
    setRestoredBirth(draft.birth)
    if (draft.birth) setBirthChanged(true)
  }, [form, offered])

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      // A reload ends no effects. Strict Mode begins them again at once, and then the form is still there.
      queueMicrotask(() => {
        if (!isShown.current) forgetRegistrationDraft()
      })
    }
  }, [])

  const keep = useCallback(
    (target: HTMLFormElement) => {
      const typed = new FormData(target)
      // Fields of a form that is being sent are disabled.
      if (isFilling.current || !typed.has('username')) return
      const textsOf = (names: readonly string[]) =>
        Object.fromEntries(names.map((name) => [name, String(typed.get(name) ?? '')]))
      const draft = { fields: textsOf(REGISTRATION_FIELDS), birth: isBirthChanged ? textsOf(BIRTH_FIELDS) : null }
      keepRegistrationDraft({ ...draft, offered }, Date.now())
    },
    [offered, isBirthChanged],
  )

  // A place picked from the list fires no event of the form.
  useEffect(() => {
    const onHide = () => form.current && keep(form.current)
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [form, keep])

  return {
    restoredBirth,
    isBirthChanged,
    onBirthChange: () => setBirthChanged(true),
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => keep(currentTarget),
  }
}

const BIRTH_FIELDS = Object.keys(NO_BIRTH)

/** By the setter of all inputs: React only notices a change of a controlled field that bypasses the setter of its own. */
function fill(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

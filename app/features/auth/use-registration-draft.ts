import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import {
  forgetRegistrationDraft,
  keepRegistrationDraft,
  REGISTRATION_FIELDS,
  readRegistrationDraft,
} from '~/platform/client/registration-draft'

/**
 * Keeps the account fields of registration in this tab, so that a reload doesn't lose them, until the form is left. Fills those
 * that are blank, and returns the handler that stores what is typed. `offered`: the referral code of the link, or ''.
 */
export function useRegistrationDraft(form: RefObject<HTMLFormElement>, offered: string) {
  const isFilling = useRef(false)
  const isShown = useRef(false)

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

  return ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (isFilling.current) return
    const typed = new FormData(currentTarget)
    const fields = Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, String(typed.get(name) ?? '')]))
    keepRegistrationDraft({ fields, offered }, Date.now())
  }
}

/** By the setter of all inputs: React only notices a change of a controlled field that bypasses the setter of its own. */
function fill(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

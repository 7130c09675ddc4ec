import { type FormEvent, type RefObject, useEffect } from 'react'

const KEY = 'registration'

/** What is stored. Passwords never are. */
const FIELDS = ['full_name', 'username', 'email', 'referralCode'] as const

type Draft = Partial<Record<(typeof FIELDS)[number], string>>

/**
 * Keeps the account fields of registration in this tab, so that a reload doesn't lose them. Fills those that are blank, and
 * returns the handler that stores what is typed.
 */
export function useRegistrationDraft(form: RefObject<HTMLFormElement>) {
  useEffect(() => {
    const draft = readDraft()
    for (const name of FIELDS) {
      const field = form.current?.elements.namedItem(name)
      const text = draft[name]
      if (field instanceof HTMLInputElement && field.value === '' && typeof text === 'string') fill(field, text)
    }
  }, [form])

  return ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(currentTarget)
    writeDraft(Object.fromEntries(FIELDS.map((name) => [name, String(typed.get(name) ?? '')])))
  }
}

/** Deletes what this tab has stored, once the account is there. */
export function forgetRegistrationDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage nothing was stored.
  }
}

function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

function writeDraft(draft: Draft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

/** By the setter of all inputs: React only notices a change of a controlled field that bypasses the setter of its own. */
function fill(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What `early-input.js` recorded before hydration. */
type EarlyInput = {
  /** The last value of each field that was changed. */
  fields: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>
  /** Stops recording and dispatches the held presses again, in order. */
  release: () => void
}

/** Gives React the changes and presses that came before it listened. Once a document; call it after hydration. */
export function replayEarlyInput() {
  const page = window as typeof window & { earlyInput?: EarlyInput }
  const { earlyInput } = page
  delete page.earlyInput
  if (!earlyInput) return
  for (const [field, value] of earlyInput.fields) if (field.isConnected) changeField(field, value)
  earlyInput.release()
}

/**
 * Repeats a change so that React notices. React ignores a change to the value that it read at hydration, and overwrites
 * text that the server rendered; so the field gets another value first, then the typed one past React's own setter.
 */
function changeField(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    // A click turns a checkbox over, and a radio button on.
    field.checked = field.type === 'checkbox' && !field.checked
    field.click()
    return
  }
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field instanceof HTMLSelectElement) field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

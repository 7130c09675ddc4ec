type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type FieldState = {
  value: string
  checked?: boolean
  selectionStart?: number | null
  selectionEnd?: number | null
}

type Press = {
  event: MouseEvent | KeyboardEvent | SubmitEvent
  control: HTMLElement
  /** Where the control was. */
  box: DOMRect
}

declare global {
  interface Window {
    /** What `early-input.js` offers. Undefined after hydration. */
    earlyInput?: {
      /** What was typed or chosen, by field; the last change comes last. */
      fields: Map<EventTarget, FieldState>
      /** Ends recording and gives the presses that are held, once. */
      stop: () => Press[]
      /** Ends recording and leaves the first press to the browser. */
      letGo: () => void
    }
  }
}

let fields = new Map<EventTarget, FieldState>()

/**
 * Call it right before hydration, in which React overwrites some fields: adds those that were changed without an event (by
 * the browser on Back, by a password manager), or after `early-input.js` let go.
 */
export function recordFields(): void {
  fields = window.earlyInput?.fields ?? fields
  for (const field of document.querySelectorAll('input, textarea, select')) {
    if (!isField(field) || !(fields.has(field) || isChanged(field))) continue
    const { selectionStart, selectionEnd } = field as HTMLTextAreaElement
    const { checked } = field as HTMLInputElement
    fields.set(field, { value: field.value, checked, selectionStart, selectionEnd })
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    const preset = options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled)
    return field.selectedOptions[0] !== preset
  }
  switch (field.type) {
    case 'checkbox':
    case 'radio':
      return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    case 'file':
      return Boolean((field as HTMLInputElement).files?.length)
    case 'color':
    case 'range':
      // Their value is another than the attribute where that is missing or written in another way.
      return false
    default:
      return field.value !== field.defaultValue
  }
}

/** Gives React what was typed and pressed before it listened: all fields, then the presses, one a frame. */
export async function replayEarlyInput(): Promise<void> {
  const presses = window.earlyInput?.stop() ?? []
  delete window.earlyInput
  const recorded = [...fields]
  fields = new Map()
  for (const [index, [target, state]] of recorded.entries()) {
    const field = locate(target as Element)
    if (!isField(field) || field.disabled) continue
    if (!isRadio(field)) changeField(field, state)
    else if (state.checked && !recorded.slice(index + 1).some(isSameGroup(target))) check(field, true)
  }
  if (presses.length > 0) await replayPresses(presses)
}

const isField = (element: EventTarget | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const isRadio = (field: EventTarget): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'radio'

/** Whether an entry is a later choice in the group of a radio button. */
const isSameGroup =
  (radio: EventTarget) =>
  ([other, { checked }]: [EventTarget, FieldState]): boolean =>
    checked === true && isRadio(radio) && isRadio(other) && other.name === radio.name && other.form === radio.form

function changeField(field: Field, state: FieldState): void {
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field instanceof HTMLSelectElement) field.value = state.value
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  } else if (field.type === 'checkbox') {
    check(field as HTMLInputElement, state.checked === true)
  } else {
    write(field, state)
  }
}

/** Only what differs from the markup is news to React. */
function check(field: HTMLInputElement, checked: boolean): void {
  if (checked === field.defaultChecked) return
  // The click then makes it what it was made before.
  field.checked = !checked
  field.click()
}

/** A field that still has its text isn't written to: that would move the caret, and end the composition of a character. */
function write(
  field: HTMLInputElement | HTMLTextAreaElement,
  { value, selectionStart, selectionEnd }: FieldState,
): void {
  if (field.value !== value) {
    field.value = value
    // Null for fields without a readable caret, such as those for an email address.
    if (field === document.activeElement && typeof selectionStart === 'number')
      field.setSelectionRange(selectionStart, selectionEnd ?? selectionStart)
  }
  // React ignores an event of a field with the value that it saw last. Its own setter remembers another one, on a field that
  // nobody sees.
  const { set } = Object.getOwnPropertyDescriptor(field, 'value') ?? {}
  set?.call(document.createElement(field.localName), value ? '' : ' ')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Leads away as a link or the question of a form does. */
const leadsAway = ({ event, control }: Press) => event.type === 'submit' || control.matches('a:not([data-press])')

/** Each after the render of the one before it, and none after a navigation has begun. */
async function replayPresses(presses: Press[]): Promise<void> {
  const waiting = [...presses.filter((press) => !leadsAway(press)), ...presses.filter(leadsAway).slice(-1)]
  const { location } = window.__remixRouter.state
  let isLeaving = false
  const onSubmit = (event: Event) => {
    isLeaving ||= !event.defaultPrevented
  }
  // A press on a control whose first one is still to come is the same one.
  const onClick = (event: Event) => {
    if (!event.isTrusted || !waiting.some(({ control }) => control.contains(event.target as Node))) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('submit', onSubmit)
  window.addEventListener('click', onClick, true)
  for (;;) {
    await nextFrame()
    const { state } = window.__remixRouter
    const press = waiting.shift()
    if (!press || isLeaving || state.navigation.state !== 'idle' || state.location !== location) break
    repeat(press)
  }
  window.removeEventListener('submit', onSubmit)
  window.removeEventListener('click', onClick, true)
}

function repeat({ event, control: pressed, box }: Press): void {
  const control = locate(pressed)
  if (!control || control.matches(':disabled, [aria-disabled="true"]')) return
  // Old browsers don't say; they may refuse, which the control then shows.
  const isActive = navigator.userActivation?.isActive ?? true
  if (control.matches('[data-needs-activation]') && !isActive) return
  if (event.type === 'submit') {
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
    return
  }
  const target = locate(event.target as Element) ?? control
  const copy: Event = new (event.constructor as typeof Event)(event.type, event)
  if (event instanceof MouseEvent) {
    // A menu that the press before opened closes by it.
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    // The page may have been scrolled since.
    const { x, y } = control.getBoundingClientRect()
    Object.defineProperties(copy, {
      clientX: { value: event.clientX + x - box.x },
      clientY: { value: event.clientY + y - box.y },
    })
  }
  target.dispatchEvent(copy)
}

/** The element itself, or the one in its place where React gave up the server's markup and rendered the whole page anew. */
function locate<T extends Element>(element: T): T | null {
  if (element.isConnected) return element
  const path: number[] = []
  let top: Element = element
  for (; top.parentElement; top = top.parentElement) path.unshift([...top.parentElement.children].indexOf(top))
  if (top.localName !== 'html') return null
  let found: Element | undefined = document.documentElement
  for (const index of path) found = found?.children[index]
  return found && isAlike(found, element) ? (found as T) : null
}

const isAlike = (one: Element, other: Element) =>
  one.localName === other.localName &&
  one.textContent === other.textContent &&
  ['name', 'aria-label', 'data-node'].every((name) => one.getAttribute(name) === other.getAttribute(name))

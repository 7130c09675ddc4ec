type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type FieldState = {
  value: string
  checked: boolean
  selectionStart: number | null
  selectionEnd: number | null
  /** What the server's markup said. */
  preset: string
}

type Press = {
  event: MouseEvent | KeyboardEvent | SubmitEvent
  control: HTMLElement
  /** The form that is to be sent. */
  form?: HTMLFormElement
  /** Where the control was. */
  box: DOMRect
}

declare global {
  interface Window {
    /** What `early-input.js` offers. Undefined after hydration. */
    earlyInput?: {
      /** Ends holding and gives the presses that are held, once. */
      stop: () => Press[]
      /** Ends holding and leaves the first press to the browser. */
      letGo: () => void
    }
  }
}

/** What was typed, chosen or restored by the browser, by field. */
const fields = new Map<Field, FieldState>()

/** Call it right before hydration, in which React overwrites some fields. Records what is typed until `replayEarlyInput`. */
export function recordFields(): void {
  for (const field of document.querySelectorAll('input, textarea, select')) {
    if (!isField(field) || isAsMarkedUp(field as HTMLInputElement)) continue
    const untouched = resetCopy(field)
    const isChanged =
      untouched.value !== field.value || (untouched as HTMLInputElement).checked !== (field as HTMLInputElement).checked
    if (isChanged) record(field, untouched.value)
  }
  window.addEventListener('input', recordTyped, true)
}

/** A cheap check before the copy, since nearly all fields are untouched. A select has no default value, so it never passes. */
const isAsMarkedUp = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  value === defaultValue && checked === defaultChecked

/** The field as the browser makes it from the markup. */
function resetCopy(field: Field): Field {
  const copy = field.cloneNode(true)
  const form = document.createElement('form')
  form.appendChild(copy)
  form.reset()
  return copy as Field
}

function recordTyped({ target }: Event): void {
  if (isField(target)) record(target, fields.get(target)?.preset ?? resetCopy(target).value)
}

function record(field: Field, preset: string): void {
  const { value, checked, selectionStart, selectionEnd } = field as HTMLInputElement
  // Deleted first, so that the last change comes last.
  fields.delete(field)
  fields.set(field, { value, checked, selectionStart, selectionEnd, preset })
}

/** Gives React what was typed and pressed before it listened: all fields, then the presses, one a frame. */
export async function replayEarlyInput(): Promise<void> {
  const presses = window.earlyInput?.stop() ?? []
  delete window.earlyInput
  window.removeEventListener('input', recordTyped, true)
  const recorded = [...fields]
  fields.clear()
  // Forms with a text that the page restored: what nobody has seen isn't sent.
  const joined = new Set<HTMLFormElement | null>()
  for (const [target, state] of recorded) {
    const field = locate(target as Element)
    if (!isField(field) || field.disabled) continue
    const restored = restoredText(field, state)
    if (restored && field.form) joined.add(field.form)
    changeField(field, restored ? joinTexts(restored, state) : state)
  }
  const repeated = presses.filter(({ form }) => !form || !joined.has(locate(form)))
  if (repeated.length > 0) await replayPresses(repeated)
}

/** A text that the page has put into a field since, such as a draft, and that what was typed doesn't include. */
function restoredText(field: Field, { value, preset }: FieldState): string | null {
  if (!(field instanceof HTMLTextAreaElement) || field.value === preset || value.includes(field.value)) return null
  return field.value
}

function joinTexts(restored: string, { value, selectionStart, selectionEnd, ...state }: FieldState): FieldState {
  const before = value ? `${restored}\n` : restored
  const moved = (at: number | null) => (at === null ? null : at + before.length)
  return {
    ...state,
    value: before + value,
    selectionStart: moved(selectionStart),
    selectionEnd: moved(selectionEnd),
  }
}

const isField = (element: EventTarget | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

function changeField(field: Field, state: FieldState): void {
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field instanceof HTMLSelectElement) field.value = state.value
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  } else if (field.type === 'checkbox') {
    check(field as HTMLInputElement, state.checked)
  } else if (field.type === 'radio') {
    // The one that is chosen unchecks the others.
    if (state.checked) check(field as HTMLInputElement, true)
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

/** A hidden tab draws no frames. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    const next = () => setTimeout(resolve)
    if (document.hidden) next()
    else {
      requestAnimationFrame(next)
      document.addEventListener('visibilitychange', next, { once: true })
    }
  })

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

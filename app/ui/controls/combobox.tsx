import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Spinner } from '../states/spinner'
import type { FieldControl } from './field'
import { TextInput } from './text-input'

const MOVES_CURSOR = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

export type ComboboxOption = { id: string; label: string; detail?: ReactNode }

type Props = {
  /** From `Field`. */
  control: FieldControl
  /** What was typed goes with the form under this name, what was picked under `name`: forms work without script. Without names nothing goes. */
  textName?: string
  name?: string
  picked: ComboboxOption | null
  onPick: (option: ComboboxOption | null) => void
  /** The options for the last `onSearch`. */
  options: readonly ComboboxOption[]
  loading?: boolean
  /** Called a moment after the last key, with the text as typed. */
  onSearch: (text: string) => void
  /** How long typing must rest before `onSearch`, in milliseconds. */
  restMs?: number
  /** Fewer letters than this find nothing. */
  fromLetters?: number
  defaultText?: string
  placeholder?: string
  required?: boolean
}

/**
 * A text field that offers what the text may mean, by the WAI-ARIA pattern of an editable combobox whose list is selected from by
 * hand. Typing after a pick takes the pick back.
 */
export function Combobox(props: Props) {
  const { control, textName, name, picked, onPick, options, loading = false, onSearch } = props
  const { restMs = 150, fromLetters = 2 } = props
  const t = useT('ui')
  const listId = useId()
  const [text, setText] = useState(picked?.label ?? props.defaultText ?? '')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  // From the first key until the answer: an empty list means nothing yet.
  const [waiting, setWaiting] = useState(false)
  const rest = useRef<ReturnType<typeof setTimeout>>()
  const ready = text.trim().length >= fromLetters
  const shown = open && ready && !picked
  const active = shown ? options[at] : undefined

  useEffect(() => () => clearTimeout(rest.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of either means that an answer arrived
  useEffect(() => {
    if (!loading) setWaiting(false)
  }, [loading, options.length])
  useEffect(() => {
    if (picked) setText(picked.label)
  }, [picked])

  function type(field: HTMLInputElement) {
    const { value } = field
    setText(value)
    // What was typed before hydration may come after the focus has moved on.
    setOpen(field === document.activeElement)
    setAt(-1)
    if (picked) onPick(null)
    clearTimeout(rest.current)
    setWaiting(true)
    if (value.trim().length >= fromLetters) rest.current = setTimeout(() => onSearch(value), restMs)
  }

  function close() {
    setOpen(false)
    setAt(-1)
  }

  function pick(option: ComboboxOption) {
    setText(option.label)
    close()
    onPick(option)
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys of an open composition belong to it.
    if (event.nativeEvent.isComposing) return
    // The cursor moves in the text again, so Enter no longer picks.
    if (MOVES_CURSOR.has(event.key)) return setAt(-1)
    const last = options.length - 1
    if (event.key === 'ArrowDown' && ready && !picked) {
      setOpen(true)
      setAt(at >= last ? 0 : at + 1)
    } else if (event.key === 'ArrowUp' && shown) setAt(at <= 0 ? last : at - 1)
    else if (event.key === 'Enter' && active) pick(active)
    else if (event.key === 'Escape' && shown) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="relative">
      <TextInput
        {...control}
        name={textName}
        value={text}
        placeholder={props.placeholder}
        required={props.required}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown && options.length > 0}
        aria-controls={listId}
        aria-activedescendant={active ? `${listId}${at}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => type(event.target)}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {name ? <input type="hidden" name={name} value={picked?.id ?? ''} /> : null}
      {loading && shown ? <Spinner className="absolute top-3.5 right-3.5 size-4 text-faint" /> : null}
      <ul
        id={listId}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern's own list
        role="listbox"
        aria-label={t('suggestions')}
        hidden={!shown || options.length === 0}
        className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-72 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys belong to the text field, which keeps the focus
          <li
            key={option.id}
            id={`${listId}${index}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern's own option
            role="option"
            aria-selected={index === at}
            ref={index === at ? (item) => item?.scrollIntoView({ block: 'nearest' }) : undefined}
            tabIndex={-1}
            // Keeps the focus, and with it the list, in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
            className="min-h-11 cursor-pointer rounded-control px-3 py-2 hover:bg-sunken aria-selected:bg-accent-soft"
          >
            <span className="block font-medium">{option.label}</span>
            {option.detail ? <span className="block text-sm text-muted">{option.detail}</span> : null}
          </li>
        ))}
      </ul>
      {shown && !waiting && !loading && options.length === 0 ? (
        <p className="absolute inset-x-0 top-full z-30 mt-1.5 rounded-card border border-line bg-surface px-4 py-3 text-muted shadow-float">
          {t('nothingFound')}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {shown ? (loading || waiting ? t('searching') : t('found', { count: options.length })) : ''}
      </p>
    </div>
  )
}

import { Form } from '@remix-run/react'
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { MESSAGE_MAX_GRAPHEMES } from '~/domain/messaging/limits'
import { isBlankText } from '~/domain/text/plain-text'
import { textLength } from '~/domain/text/text-length'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { GrowingField } from '~/ui/controls/growing-field'
import { CONTROL } from '~/ui/controls/text-input'
import { useHydrated } from '~/ui/use-hydrated'

type Props = {
  /** Hidden fields of the form, for sending without scripts. */
  fields: Record<string, string>
  initial: string
  label: string
  submitLabel: string
  /** There is a picture, so the text may be empty. */
  hasAttachment?: boolean
  pending?: boolean
  /** Takes the text, after which the field is cleared; without it the form is submitted. */
  onSubmit?: (content: string) => void
  /** Leaves the text in the field after submitting. */
  keeps?: boolean
  /** The draft, once it is read from storage. */
  restored?: string | null
  onType?: (content: string) => void
  /** Key presses that the field doesn't handle itself. */
  onKey?: (event: KeyboardEvent<HTMLTextAreaElement>, content: string) => void
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  /** The field takes the focus; another number, once more. */
  focus?: boolean | number
  before?: ReactNode
  children?: ReactNode
}

/** The field for a message and its button. Enter sends, Shift+Enter starts a line; the field grows with the text. */
export function Composer(props: Props) {
  const { fields, initial, label, submitLabel, hasAttachment = false, pending = false, focus = false } = props
  const [content, setContent] = useState(initial)
  const isHydrated = useHydrated()
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const noteId = useId()
  const left = charactersLeft(content)
  const isBlank = isBlankText(content) && !hasAttachment

  useEffect(() => {
    if (!focus || !field.current) return
    field.current.focus({ preventScroll: true })
    // Editing continues at the end of the text.
    field.current.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [focus])

  const { restored } = props
  useEffect(() => {
    // A draft replaces a suggested line, but not what was typed since.
    if (restored) setContent((typed) => (typed === initial ? restored : typed || restored))
  }, [restored, initial])

  const submit = (event: FormEvent) => {
    if (isBlank || left < 0 || pending) return event.preventDefault()
    if (!props.onSubmit) return
    event.preventDefault()
    props.onSubmit(content)
    if (props.keeps) return
    setContent('')
    field.current?.focus()
  }
  return (
    <Form
      ref={form}
      method="post"
      onSubmit={submit}
      className="shrink-0 border-t border-line px-3 py-2.5 md:px-4 md:py-3 low:py-1"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.before}
      <div className="flex items-end gap-2">
        {props.children}
        <GrowingField
          ref={field}
          name="content"
          rows={1}
          value={content}
          aria-label={label}
          placeholder={label}
          aria-describedby={left < SHOWN_FROM ? noteId : undefined}
          aria-invalid={left < 0 || undefined}
          enterKeyHint="send"
          onChange={(event) => {
            setContent(event.target.value)
            props.onType?.(event.target.value)
          }}
          onPaste={props.onPaste}
          onKeyDown={(event) => {
            // 229: the key belongs to an input method that is still composing.
            const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
            if (event.key === 'Enter' && !event.shiftKey && !isComposing) {
              event.preventDefault()
              form.current?.requestSubmit()
            } else props.onKey?.(event, content)
          }}
          className={`${CONTROL} max-h-[min(10rem,35dvh)] min-h-11 flex-1 py-2.5 leading-[22px]`}
        />
        <Button type="submit" variant="primary" disabled={isHydrated && (isBlank || left < 0)} pending={pending}>
          {submitLabel}
        </Button>
      </div>
      {left < SHOWN_FROM ? <CharactersLeft id={noteId} left={left} /> : null}
    </Form>
  )
}

/** The count is shown from so many characters left; few and very few are coloured. */
const SHOWN_FROM = 100
const FEW = 50
const LAST = 20

/** How many characters (graphemes) still fit into a message; below 0 there are too many. */
function charactersLeft(typed: string): number {
  const text = typed.trim()
  // A grapheme has at least one UTF-16 unit, so a short text needs no counting.
  return MESSAGE_MAX_GRAPHEMES - (text.length < MESSAGE_MAX_GRAPHEMES / 2 ? text.length : textLength(text))
}

function CharactersLeft({ id, left }: { id: string; left: number }) {
  const t = useT('messages')
  const look = left < LAST ? 'font-semibold text-danger' : left < FEW ? 'font-semibold text-warn' : 'text-muted'
  return (
    <p id={id} className={`pt-1 text-right text-sm tabular ${look}`}>
      {left < 0 ? t('over', { count: -left }) : t('left', { count: left })}
    </p>
  )
}

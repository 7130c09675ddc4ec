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
import { isBlankText } from '~/domain/text/blank-text'
import { Button } from '~/ui/controls/button'
import { GrowingField } from '~/ui/controls/growing-field'
import { CONTROL } from '~/ui/controls/text-input'
import { useHydrated } from '~/ui/use-hydrated'
import { CharactersLeft, charactersLeft } from '../characters-left'

type Props = {
  /** What the form says besides the text, where it is sent without scripts. */
  fields: Record<string, string>
  initial: string
  label: string
  submitLabel: string
  /** Something goes along that needs no words. */
  hasAttachment?: boolean
  /** Its answer is awaited. */
  pending?: boolean
  /** Takes the text, and the field is empty again; without it the form is sent. */
  onSubmit?: (content: string) => void
  /** The text stays until the answer is there. */
  keeps?: boolean
  /** What was typed here before, once it is known. */
  restored?: string | null
  onType?: (content: string) => void
  /** Keys the field itself has no use for. */
  onKey?: (event: KeyboardEvent<HTMLTextAreaElement>, content: string) => void
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  focus?: boolean
  before?: ReactNode
  children?: ReactNode
}

/** The field for a message and its button. Enter sends, Shift and Enter begin a line; it grows with what is typed. */
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
    // Whoever changes what stands there goes on at its end.
    field.current.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [focus])

  const { restored } = props
  useEffect(() => {
    // What was typed once comes before a line that stood ready.
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

/** Told only near the end. */
const SHOWN_FROM = 100

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { COMMENT_MAX_GRAPHEMES, FEW_LEFT } from '~/domain/community/limits'
import { readPlainText } from '~/domain/text/plain-text'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { FieldNote } from '~/ui/controls/field'
import { GrowingField } from '~/ui/controls/growing-field'
import { CONTROL } from '~/ui/controls/text-input'
import { CharactersLeft, charactersLeft } from '../composer/characters-left'
import type { ShownComment } from '../feed'
import type { CommentAnswer } from '../feed-answers'
import { ProblemLine } from '../problem-line'
import { type Sent, send } from '../send'

type Props = {
  /** What the form says besides the text. */
  fields: Record<string, string>
  initial: string
  label: string
  submitLabel: string
  onDone: (comment: ShownComment) => void
  /** The way out, where something is changed. */
  onCancel?: () => void
}

/** Where a comment is written or changed. What was typed stays until the server has it. */
export function CommentForm({ fields, initial, label, submitLabel, onDone, onCancel }: Props) {
  const t = useT('comments')
  const common = useT('common')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [content, setContent] = useState(initial)
  const [isSending, setIsSending] = useState(false)
  const [wrong, setWrong] = useState<'commentRequired' | 'commentTooLong' | 'commentInvalid' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isEditing = onCancel !== undefined
  const left = charactersLeft(content, COMMENT_MAX_GRAPHEMES)

  useEffect(() => {
    if (!field.current) return
    if (!isEditing) return
    field.current.focus()
    field.current.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [isEditing])

  async function submit() {
    const read = readPlainText(content, COMMENT_MAX_GRAPHEMES)
    setWrong(read.ok ? null : WRONG[read.problem])
    setProblem(null)
    if (!read.ok) return field.current?.focus()
    if (isSending) return
    setIsSending(true)
    const sent = await sendComment(fields, read.content)
    setIsSending(false)
    if (!sent.ok) return setProblem(sent.problem)
    if (!isEditing) setContent('')
    if (sent.answer.comment) onDone(sent.answer.comment)
  }
  return (
    <form
      method="post"
      action="/resources/comments"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel?.()
        if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
        event.preventDefault()
        void submit()
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <GrowingField
        ref={field}
        name="content"
        rows={1}
        value={content}
        aria-label={label}
        placeholder={label}
        aria-describedby={`${id}left ${wrong ? `${id}wrong` : ''}`}
        aria-invalid={wrong ? true : undefined}
        onChange={(event) => {
          setContent(event.target.value)
          setWrong(null)
        }}
        className={`${CONTROL} max-h-64 min-h-11 py-2.5 leading-[22px]`}
      />
      {wrong ? <FieldNote id={`${id}wrong`} error={t(wrong)} /> : null}
      {problem ? (
        <ProblemLine problem={problem} hasText onRetry={submit}>
          {t(isEditing ? 'notSaved' : 'notSent')}
        </ProblemLine>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <div className={left < FEW_LEFT ? '' : 'sr-only'}>
          <CharactersLeft id={`${id}left`} left={left} />
        </div>
        {onCancel ? (
          <Button size="s" variant="ghost" onClick={onCancel}>
            {common('cancel')}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" size="s" pending={isSending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

const WRONG = { empty: 'commentRequired', too_long: 'commentTooLong', invalid_content: 'commentInvalid' } as const

const PATH = '/resources/comments'

/**
 * Sends a comment, or other words for one. Sent again under its id it is as it arrived first; where that was without an answer,
 * and words were changed before it was sent again, the changes follow.
 */
async function sendComment(fields: Record<string, string>, content: string): Promise<Sent<CommentAnswer>> {
  const sent = await send<CommentAnswer>(PATH, { ...fields, content })
  const comment = sent.ok ? sent.answer.comment : null
  if (!comment || comment.content === content) return sent
  return send<CommentAnswer>(PATH, { intent: 'edit', id: comment.id, content })
}

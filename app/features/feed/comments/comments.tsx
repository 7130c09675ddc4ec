import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { COMMENT_MAX_GRAPHEMES, FEW_LEFT } from '~/domain/community/limits'
import { isBlankText, readPlainText } from '~/domain/text/plain-text'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/client/root-data'
import { readTabText, writeTabText } from '~/platform/client/tab-storage'
import { Button } from '~/ui/controls/button'
import { FieldNote } from '~/ui/controls/field'
import { GrowingField } from '~/ui/controls/growing-field'
import { CONTROL } from '~/ui/controls/text-input'
import { EyeOffIcon } from '~/ui/icons'
import { CharactersLeft, charactersLeft } from '../composer/characters-left'
import type { Author, FeedPost, Page, ShownComment } from '../feed'
import { postPath } from '../feed-address'
import type { CommentAnswer } from '../feed-answers'
import type { FeedNotice } from '../forms/feed-notice.server'
import { PlainCommentEdit, PlainDelete, PlainReport } from '../plain-forms'
import { PlainRefusal } from '../plain-notice'
import { type MenuActions, PostMenu } from '../post/post-menu'
import { PostText } from '../post/post-text'
import { ProblemLine } from '../problem-line'
import { type Sent, send } from '../send'
import type { UndoableRemoval } from '../use-card-actions'
import { CommentItem, CommentSection } from './comment-section'
import { useComments } from './use-comments'

type CommentsProps = {
  post: FeedPost
  page: Page<ShownComment>
  /** Where the page begins; null: with the first comment. */
  cursor: string | null
  /** The id of the next comment, so that a form sent twice is one comment. */
  nextId: string
  notice: FeedNotice | null
  /** The actions for another member's comment. */
  actions: (comment: ShownComment) => Pick<MenuActions, 'report' | 'block' | 'mute' | 'moderate'>
  /** Whether the comments of an author were hidden since. */
  hidden: (author: Author) => boolean
  /** Changes the number of comments of the post. */
  onCount: (by: 1 | -1) => void
  removeWithUndo: (removal: UndoableRemoval) => void
}

/** The comments on a post for members, with the form for a new one. */
export function Comments({
  post,
  page,
  cursor,
  nextId,
  notice,
  actions,
  hidden,
  onCount,
  removeWithUndo,
}: CommentsProps) {
  const t = useT('comments')
  const memberId = useRootData()?.member?.id
  const [ownId, setOwnId] = useState(nextId)
  const comments = useComments(post.id, page)
  const { items, put, drop } = comments
  const here = postPath(post.id, cursor)
  const refused = notice?.intent === 'create' ? notice : null

  function remove(comment: ShownComment) {
    const { id, isHidden } = comment
    // Hidden comments aren't counted.
    const count = (by: 1 | -1) => isHidden || onCount(by)
    removeWithUndo({
      hide: () => {
        const place = items.findIndex((known) => known.id === id)
        const next = items[place + 1]?.id ?? items[place - 1]?.id
        drop(id)
        count(-1)
        requestAnimationFrame(() => document.getElementById(next ? `comment-${next}` : 'comments')?.focus())
        return () => {
          put(comment)
          count(1)
        }
      },
      words: { done: t('deleted'), failed: t('deleteFailed') },
      path: '/resources/comments',
      fields: { away: { intent: 'delete', id }, back: { intent: 'restore', id } },
    })
  }

  return (
    <CommentSection
      post={post}
      cursor={cursor}
      comments={comments}
      shown={items.filter(({ author }) => !hidden(author))}
      renderItem={(comment) => (
        <CommentCard
          key={comment.id}
          comment={comment}
          actions={actions(comment)}
          onEdited={put}
          onRemove={() => remove(comment)}
          back={here}
          typed={notice?.id === comment.id ? notice.content : null}
        />
      )}
    >
      {refused ? <PlainRefusal notice={refused} title={t('notSent')} /> : null}
      {post.canComment ? (
        <>
          <CommentForm
            fields={{ intent: 'create', id: ownId, post: post.id, back: `${here}#comments` }}
            initial={refused?.content ?? ''}
            draft={memberId ? { key: `draft:${memberId}:comment:${post.id}`, onRestore: setOwnId } : undefined}
            label={t('label')}
            submitLabel={t('send')}
            onDone={(comment) => {
              put(comment)
              onCount(1)
              setOwnId(crypto.randomUUID())
            }}
          />
          {post.commentPolicy === 'everyone' ? null : <Note>{t(`open.${post.commentPolicy}`)}</Note>}
        </>
      ) : (
        <Note>{t(`closed.${post.isHidden ? 'hidden' : post.commentPolicy}`, { name: post.author.fullName })}</Note>
      )}
    </CommentSection>
  )
}

const Note = ({ children }: { children: ReactNode }) => <p className="mt-1 text-sm text-muted">{children}</p>

type CommentCardProps = {
  comment: ShownComment
  /** For another member's comment. */
  actions: Pick<MenuActions, 'report' | 'block' | 'mute' | 'moderate'>
  onEdited: (comment: ShownComment) => void
  onRemove: () => void
  /** Where a form redirects to without scripts. */
  back: string
  /** What was typed into that form, where it was refused. */
  typed: string | null
}

/** A comment for members; one's own is edited in place. */
function CommentCard({ comment, actions, onEdited, onRemove, back, typed }: CommentCardProps) {
  const t = useT('comments')
  const feed = useT('feed')
  const [isEditing, setIsEditing] = useState(false)
  const { id, author, content, isOwn, canDelete, isHidden } = comment
  const close = () => {
    setIsEditing(false)
    requestAnimationFrame(() => document.getElementById(`comment-${id}`)?.focus())
  }
  return (
    <CommentItem
      comment={comment}
      note={
        isHidden ? (
          <span className="inline-flex items-center gap-1 font-semibold text-warn">
            <EyeOffIcon className="size-3.5" />
            {feed('hidden')}
          </span>
        ) : null
      }
      menu={
        <PostMenu
          name={author.fullName}
          username={author.username}
          actions={{
            ...(isOwn ? { edit: () => setIsEditing(true) } : actions),
            ...(canDelete ? { remove: onRemove } : {}),
          }}
        />
      }
    >
      {isEditing ? (
        <div className="mt-2">
          <CommentForm
            fields={{ intent: 'edit', id }}
            initial={content}
            label={t('editLabel')}
            submitLabel={t('save')}
            onCancel={close}
            onDone={(changed) => {
              onEdited(changed)
              close()
            }}
          />
        </div>
      ) : (
        <PostText text={content} className="mt-1" />
      )}
      <noscript>
        {import.meta.env.SSR ? (
          <>
            {isOwn ? <PlainCommentEdit comment={comment} back={back} typed={typed} /> : null}
            {!isOwn && actions.report ? <PlainReport subject={{ kind: 'comment', id }} back={back} /> : null}
            {canDelete ? <PlainDelete path="/resources/comments" id={id} back={back} /> : null}
          </>
        ) : null}
      </noscript>
    </CommentItem>
  )
}

type CommentFormProps = {
  /** The fields besides the text. */
  fields: Record<string, string> & { id: string }
  initial: string
  /** Where the tab stores what is typed until it is sent. `onRestore` gets its id, so that sending it twice makes one comment. */
  draft?: { key: string; onRestore: (id: string) => void }
  label: string
  submitLabel: string
  onDone: (comment: ShownComment) => void
  /** For an edit only. */
  onCancel?: () => void
}

/** Writes or edits a comment. What was typed stays until the server has it. */
function CommentForm({ fields, initial, draft, label, submitLabel, onDone, onCancel }: CommentFormProps) {
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

  const store = (text: string) => {
    if (draft) writeTabText(draft.key, isBlankText(text) ? null : fields.id + text)
  }
  const change = (text: string) => {
    setContent(text)
    store(text)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    // The text of a refused form is newer than a draft.
    if (initial) return store(initial)
    const stored = draft && readTabText(draft.key)
    if (!stored) return
    // All ids have one length.
    draft.onRestore(stored.slice(0, fields.id.length))
    setContent(stored.slice(fields.id.length))
  }, [])

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
    if (!isEditing) change('')
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
          change(event.target.value)
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
 * Sends a comment or an edit. Sent again under the same id, the server answers with the first text; if that has changed since,
 * the edit follows.
 */
async function sendComment(fields: Record<string, string>, content: string): Promise<Sent<CommentAnswer>> {
  const sent = await send<CommentAnswer>(PATH, { ...fields, content })
  const comment = sent.ok ? sent.answer.comment : null
  if (!comment || comment.content === content) return sent
  return send<CommentAnswer>(PATH, { intent: 'edit', id: comment.id, content })
}

import { useState } from 'react'
import { useT } from '~/locales/use-t'
import { EyeOffIcon } from '~/ui/icons'
import { CommentForm } from './comment-form'
import { CommentItem } from './comment-item'
import type { ShownComment } from './feed'
import { PlainCommentEdit } from './plain-comment-edit'
import { PlainDelete } from './plain-delete'
import { PlainReport } from './plain-report'
import { type MenuVerbs, PostMenu } from './post-menu'
import { PostText } from './post-text'

type Props = {
  comment: ShownComment
  /** What the reader can do with another's. */
  verbs: Pick<MenuVerbs, 'report' | 'block' | 'mute' | 'moderate'>
  onEdited: (comment: ShownComment) => void
  onRemove: () => void
  /** Where a form leads back to without scripts. */
  back: string
  /** What was typed into that form and refused. */
  typed: string | null
}

/** A comment for members; one's own is changed in its place. */
export function CommentCard({ comment, verbs, onEdited, onRemove, back, typed }: Props) {
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
          verbs={{
            ...(isOwn ? { edit: () => setIsEditing(true) } : verbs),
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
            {!isOwn && verbs.report ? <PlainReport subject={{ kind: 'comment', id }} back={back} /> : null}
            {canDelete ? <PlainDelete path="/resources/comments" id={id} back={back} /> : null}
          </>
        ) : null}
      </noscript>
    </CommentItem>
  )
}

import type { ReactNode } from 'react'
import type { ShownComment } from './feed'
import { PostHead } from './post-head'

type Props = {
  comment: ShownComment
  note?: ReactNode
  menu?: ReactNode
  children: ReactNode
}

/** A comment in the list: who wrote it and when, and under that its text. */
export function CommentItem({ comment: { id, author, createdAt, editedAt }, note, menu, children }: Props) {
  return (
    <li
      id={`comment-${id}`}
      aria-labelledby={`comment-by-${id}`}
      tabIndex={-1}
      className="border-t border-line py-4 outline-none first:border-0 focus-visible:bg-sunken"
    >
      <PostHead
        author={author}
        createdAt={createdAt}
        isEdited={editedAt !== null}
        to={null}
        nameId={`comment-by-${id}`}
        size="sm"
        note={note}
        menu={menu}
      />
      <div className="pl-11">{children}</div>
    </li>
  )
}

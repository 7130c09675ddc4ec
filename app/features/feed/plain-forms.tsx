import { type ReportSubject, reportPath } from '~/domain/community/moderation/moderation-paths'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { TextArea, TextInput } from '~/ui/controls/text-input'
import type { FeedPost, ShownComment } from './feed'
import { postPath } from './feed-address'
import type { FeedNotice } from './forms/feed-notice.server'

type PlainPostFormsProps = { post: FeedPost; notice: FeedNotice | null }

/** Without scripts: forms that change or delete one's own post, or a link to report another's. */
export function PlainPostForms({ post, notice }: PlainPostFormsProps) {
  if (!post.isOwn) return <PlainReport subject={{ kind: 'post', id: post.id }} back={postPath(post.id)} />
  return (
    <div className="grid gap-3.5">
      <PlainEdit post={post} typed={notice?.intent === 'edit' && notice.id === post.id ? notice : null} />
      <PlainDelete path="/resources/posts" id={post.id} back="/app/dashboard" />
    </div>
  )
}

type PlainEditProps = {
  post: FeedPost
  /** What was typed into it, where it was refused. */
  typed: FeedNotice | null
}

function PlainEdit({ post: { id, content, tags }, typed }: PlainEditProps) {
  const t = useT('composer')
  const comments = useT('comments')
  return (
    <details open={typed !== null} className="rounded-card border border-line bg-surface p-4">
      <summary className="font-semibold">{t('edit')}</summary>
      <form method="post" action="/resources/posts" className="mt-3 grid gap-3">
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="back" value={postPath(id)} />
        <TextArea name="content" rows={5} defaultValue={typed?.content ?? content} aria-label={t('composerLabel')} />
        <Field label={t('tags')}>
          {(control) => <TextInput {...control} name="tags" defaultValue={typed?.tags ?? tags.join(', ')} />}
        </Field>
        <Button type="submit" variant="primary" className="justify-self-end">
          {comments('save')}
        </Button>
      </form>
    </details>
  )
}

type PlainCommentEditProps = {
  comment: ShownComment
  back: string
  /** What was typed into it, where it was refused. */
  typed: string | null
}

/** Without scripts: a form that changes one's own comment. */
export function PlainCommentEdit({ comment: { id, content }, back, typed }: PlainCommentEditProps) {
  const t = useT('comments')
  const feed = useT('feed')
  return (
    <details open={typed !== null}>
      <summary className="min-h-9 pointer-coarse:min-h-11 text-sm text-accent">{feed('menu.edit')}</summary>
      <form method="post" action="/resources/comments" className="mt-2 grid gap-2">
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="back" value={back} />
        <TextArea name="content" rows={3} defaultValue={typed ?? content} aria-label={t('editLabel')} />
        <Button type="submit" variant="primary" size="s" className="justify-self-end">
          {t('save')}
        </Button>
      </form>
    </details>
  )
}

type PlainDeleteProps = { path: '/resources/posts' | '/resources/comments'; id: string; back: string }

/** Without scripts: a button in place of the menu. */
export function PlainDelete({ path, id, back }: PlainDeleteProps) {
  const t = useT('feed')
  return (
    <form method="post" action={path}>
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <button
        type="submit"
        className="min-h-9 pointer-coarse:min-h-11 text-sm text-danger underline underline-offset-4"
      >
        {t('menu.remove')}
      </button>
    </form>
  )
}

/** Without scripts: a link to the report page in place of the menu. */
export function PlainReport({ subject, back }: { subject: ReportSubject; back: string }) {
  const t = useT('feed')
  return (
    <a
      href={reportPath(subject, back)}
      className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center text-sm text-muted underline underline-offset-4"
    >
      {t('menu.report')}
    </a>
  )
}

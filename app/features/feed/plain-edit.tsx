import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { TextArea, TextInput } from '~/ui/text-input'
import type { FeedPost } from './feed'
import { postPath } from './feed-address'
import type { ShownNotice } from './feed-page'

type Props = {
  post: FeedPost
  /** What was typed into it and refused. */
  typed: ShownNotice | null
}

/** Where no script runs: one's own post to be changed. */
export function PlainEdit({ post: { id, content, tags }, typed }: Props) {
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

import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { TextArea } from '~/ui/text-input'
import type { ShownComment } from './feed'

type Props = {
  comment: ShownComment
  back: string
  /** What was typed into it and refused. */
  typed: string | null
}

/** Where no script runs: one's own comment to be changed. */
export function PlainCommentEdit({ comment: { id, content }, back, typed }: Props) {
  const t = useT('comments')
  const feed = useT('feed')
  return (
    <details open={typed !== null}>
      <summary className="min-h-9 text-sm text-accent">{feed('menu.edit')}</summary>
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

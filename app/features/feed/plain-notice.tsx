import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Alert } from '~/ui/states/alert'
import type { FeedNotice } from './forms/feed-notice.server'
import type { Undoable } from './forms/undoable.server'
import { ProblemText } from './problem-line'

/** Without scripts: a button on the page after a deletion in place of the toast with "Undo". */
export function PlainUndo({ undo: { kind, id }, text, back }: { undo: Undoable; text: string; back: string }) {
  const t = useT('feed')
  return (
    <Alert tone="success">
      <form method="post" action={`/resources/${kind}s`} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="back" value={back} />
        <span>{text}</span>
        <Button type="submit" name="intent" value="restore" size="s">
          {t('undo')}
        </Button>
      </form>
    </Alert>
  )
}

/** Without scripts: why a form was refused. What was typed is in the form again. */
export function PlainRefusal({ notice, title }: { notice: FeedNotice; title: string }) {
  const { error, problems, content, tags, pictures, isCut } = notice
  // Who reads it has signed in since.
  const [problem = error === 'signedOut' ? 'wereSignedOut' : error] = Object.values(problems)
  const more = [...(isCut ? ['cut'] : []), ...(pictures.length > 0 ? ['choosePictures'] : [])]
  return (
    <Alert tone="error" focus className="mb-3" title={title}>
      <ProblemText problem={problem} hasText={Boolean(content || tags)} />
      {more.map((further) => (
        <span key={further} className="block">
          <ProblemText problem={further} />
        </span>
      ))}
    </Alert>
  )
}

import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Alert } from '~/ui/states/alert'
import type { ShownNotice, Undoable } from './feed-page'
import { ProblemText } from './problem-line'

/** Where no script runs there is no note with "Undo": the page that comes after a deletion has a button for it. */
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

/** That a form was refused which was sent without scripts; what was typed stands in the form again. */
export function PlainRefusal({ notice, title }: { notice: ShownNotice; title: string }) {
  const { error, problems, content, tags, pictures, isCut } = notice
  // It is read by somebody who has signed in since.
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

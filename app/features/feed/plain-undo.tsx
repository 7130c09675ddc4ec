import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import type { Undoable } from './feed-page'

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

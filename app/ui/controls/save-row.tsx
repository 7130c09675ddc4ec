import { DoneNote } from '../states/done-note'
import { Button } from './button'

type Props = {
  id: string
  pending: boolean
  /** Nothing to save. */
  idle: boolean
  /** The answer that says that it was saved; null for any other. */
  saved: object | null
  words: { save: string; saving: string; nothingChanged: string; saved: string }
}

/** The end of a form of settings: the button that saves (`intent=save`), and beside it that it did, or why it has nothing to do. */
export function SaveRow({ id, pending, idle, saved, words }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        type="submit"
        name="intent"
        value="save"
        variant="primary"
        pending={pending}
        aria-disabled={idle || undefined}
        aria-describedby={id}
        className="max-md:w-full"
      >
        {pending ? words.saving : words.save}
      </Button>
      {/* One place for both: what was just done covers for its three seconds that there is nothing more to do. */}
      <div className="grid *:col-start-1 *:row-start-1 [&:has([role=status]:not(:empty))>:first-child]:invisible">
        <p id={id} className="content-center text-sm text-faint">
          {idle && !pending ? words.nothingChanged : ''}
        </p>
        <DoneNote done={pending ? null : saved}>{words.saved}</DoneNote>
      </div>
    </div>
  )
}

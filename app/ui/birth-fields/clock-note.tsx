import { Form, useNavigation } from '@remix-run/react'
import { Alert } from '../alert'
import { Button } from '../button'

/** In the words of the page's language. */
export type ClockNote = {
  title: string
  text: string
  action: string
  /** The offset that the button chooses, in seconds; empty for the one that is used otherwise. */
  choice: string
}

/** Beside a chart: sources give two clocks for its place and day. The button computes it by the other one. */
export function ClockNoteAlert({ note, to }: { note: ClockNote; to: string }) {
  const pending = useNavigation().formData?.get('intent') === 'clock'
  return (
    <Alert tone="warning" title={note.title}>
      <p>{note.text}</p>
      <Form method="post" action={to} preventScrollReset className="mt-2 print:hidden">
        <input type="hidden" name="utc_offset_seconds" value={note.choice} />
        <Button type="submit" name="intent" value="clock" size="s" pending={pending}>
          {note.action}
        </Button>
      </Form>
    </Alert>
  )
}

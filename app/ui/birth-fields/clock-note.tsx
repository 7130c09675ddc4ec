import { Form, useNavigation } from '@remix-run/react'
import type { ClockNote } from '~/domain/birth/birth-hint'
import { Alert } from '../alert'
import { Button } from '../button'

/** Beside a chart: sources give two clocks for its place and day, or its clock has been corrected. A button computes it by the other one. */
export function ClockNoteAlert({ note, to }: { note: ClockNote; to: string }) {
  const pending = useNavigation().formData?.get('intent')
  return (
    <Alert tone="warning" title={note.title} className="print:hidden">
      <p>{note.text}</p>
      <Form method="post" action={to} preventScrollReset className="mt-2 flex flex-wrap gap-2">
        {note.intent === 'clock' ? <input type="hidden" name="utc_offset_seconds" value={note.choice} /> : null}
        <Button type="submit" name="intent" value={note.intent} size="s" pending={pending === note.intent}>
          {note.action}
        </Button>
        {note.intent === 'correct' ? (
          <Button type="submit" name="intent" value="keep" size="s" variant="ghost" pending={pending === 'keep'}>
            {note.keep}
          </Button>
        ) : null}
      </Form>
    </Alert>
  )
}

import { Form, useNavigation } from '@remix-run/react'
import type { ClockNote } from '~/domain/birth/birth-hint'
import { Button } from '../controls/button'
import { Alert } from '../states/alert'

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

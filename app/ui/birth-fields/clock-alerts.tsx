import { Form, useNavigation } from '@remix-run/react'
import type { ClockCorrection, ClockNote } from '~/domain/birth/birth-hint'
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

/** Beside a chart whose clock was corrected: both instants, what changed, and buttons to keep the correction or undo it. */
export function ClockCorrectionAlert({ correction, to }: { correction: ClockCorrection; to: string }) {
  const pending = useNavigation().formData?.get('intent')
  return (
    <Alert tone="warning" title={correction.title} className="print:hidden">
      <p>{correction.text}</p>
      <Form method="post" action={to} preventScrollReset className="mt-2 flex flex-wrap gap-2">
        <input type="hidden" name="correction" value={correction.id} />
        {(['keep', 'undo'] as const).map((choice) => (
          <Button
            key={choice}
            type="submit"
            name="intent"
            value={`${choice}_clock`}
            size="s"
            pending={pending === `${choice}_clock`}
          >
            {correction[choice]}
          </Button>
        ))}
      </Form>
    </Alert>
  )
}

import { Form, useNavigation } from '@remix-run/react'
import type { ClockCorrection } from '~/domain/birth/birth-hint'
import { Button } from '../controls/button'
import { Alert } from '../states/alert'

/** Beside a chart whose clock was corrected: both instants, what changed, and the choice to keep it so or to go back. */
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

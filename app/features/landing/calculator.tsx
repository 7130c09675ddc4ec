import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { findInstant, searchNearestTowns, searchPlaces } from '~/platform/chart/birth-hints'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { BirthFields } from '~/ui/birth-fields/birth-fields'
import { BirthProblem } from '~/ui/birth-fields/birth-problem'
import { Button } from '~/ui/controls/button'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import type { CalculatorAnswer, ServiceError } from './landing'
import { useRestoredBirth } from './restored-birth'

type Props = { answer: CalculatorAnswer | undefined; latestDate: string }

/** The form for a visitor's birth data, without an account. */
export function Calculator({ answer, latestDate }: Props) {
  const t = useT('landing')
  const birth = useT('birth')
  const { formData } = useNavigation()
  const pending = formData?.get('intent') === 'show'
  const form = useFocusOnProblem(answer)
  const { restored, onSubmit } = useRestoredBirth(answer)
  const hasProblems = answer !== undefined && Object.keys(answer.problems).length > 0

  return (
    <Card as="section" raised aria-labelledby="calculator">
      <h2 id="calculator" className="sr-only">
        {t('calculator')}
      </h2>
      <Form ref={form} method="post" action="/?index" onSubmit={onSubmit} noValidate className="grid gap-5">
        {answer?.error ? <ServiceAlert error={answer.error} /> : null}
        {hasProblems ? (
          <p role="alert" className="sr-only">
            {t('checkFields')}
          </p>
        ) : null}
        <BirthFields
          // Remounts the fields, so that restored values replace the server-rendered ones.
          key={JSON.stringify(restored)}
          initial={answer?.values ?? restored ?? undefined}
          problems={answer?.problems}
          suggestions={answer?.suggestions}
          instant={answer?.instant}
          latestDate={latestDate}
          searchPlaces={searchPlaces}
          searchNearestTowns={searchNearestTowns}
          findInstant={findInstant}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <Button type="submit" name="intent" value="show" variant="primary" pending={pending}>
            {t('showChart')}
          </Button>
          <span className="text-sm text-muted">{t('notStored')}</span>
        </div>
        <p className="text-sm text-muted">{birth('essential')}</p>
      </Form>
    </Card>
  )
}

/** The birth data is valid, but the chart service failed. */
function ServiceAlert({ error }: { error: ServiceError }) {
  return (
    <Alert tone="error" title={<BirthProblem code="service.title" />} focus>
      <BirthProblem code={`service.${error}`} />
    </Alert>
  )
}

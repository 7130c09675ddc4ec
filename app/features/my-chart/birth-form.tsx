import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { findInstant, searchNearestTowns, searchPlaces } from '~/platform/birth-lookup'
import { useFocusOnProblem } from '~/platform/use-focus-on-problem'
import { BirthFields } from '~/ui/birth-fields/birth-fields'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { ChevronLeftIcon } from '~/ui/icons'
import { CalculationError } from './calculation-error'
import { KnownOffsetField } from './known-offset-field'
import type { ChartAnswer, HdData } from './my-chart'

export type BirthFormProps = { data: Extract<HdData, { mode: 'form' }>; answer: ChartAnswer | undefined }

/** Birth data to compute a chart from. The chart there is stays until the new one is there. */
export function BirthForm({ data, answer }: BirthFormProps) {
  const t = useT('my-chart')
  const birth = useT('birth')
  const { hasChart, initial, instant, latestDate, isDevelopment, knownOffset, isOffsetAsked, birthVisibility } = data
  const pending = useNavigation().formData?.get('intent') === 'calculate'
  const form = useFocusOnProblem(answer)
  return (
    <Card as="section" aria-labelledby="birth-form" className="max-w-170">
      {hasChart ? (
        <ButtonLink to="?tab=hd-data" variant="ghost" size="s" className="-ml-3 mb-1">
          <ChevronLeftIcon className="size-4.5" />
          {t('back')}
        </ButtonLink>
      ) : null}
      <h2 id="birth-form">{t(hasChart ? 'updateTitle' : 'enterTitle')}</h2>
      <p className="mt-1 text-muted">
        {t(hasChart ? 'updateLead' : 'enterLead')} {t(`seen.${birthVisibility}`)}
      </p>
      {answer?.error && !pending ? (
        <CalculationError error={answer.error} hasChart={hasChart} isDevelopment={isDevelopment} className="mt-5" />
      ) : null}
      <Form ref={form} method="post" noValidate preventScrollReset className="mt-5 grid gap-5">
        <BirthFields
          initial={answer?.values ?? initial}
          problems={answer?.problems}
          suggestions={answer?.suggestions}
          instant={answer ? answer.instant : instant}
          latestDate={latestDate}
          searchPlaces={searchPlaces}
          searchNearestTowns={searchNearestTowns}
          findInstant={findInstant}
        />
        <KnownOffsetField
          initial={answer?.values?.known_offset ?? knownOffset}
          problem={answer?.problems.known_offset}
          isOpen={isOffsetAsked}
        />
        <p className="text-sm text-muted">{birth('essential')}</p>
        <Button
          type="submit"
          name="intent"
          value="calculate"
          variant="primary"
          pending={pending}
          className="justify-self-start max-md:w-full"
        >
          {t(pending ? 'calculating' : 'calculate')}
        </Button>
      </Form>
    </Card>
  )
}

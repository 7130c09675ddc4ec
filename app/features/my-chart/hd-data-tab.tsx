import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { findInstant, searchNearestTowns, searchPlaces } from '~/platform/chart/birth-hints'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { BirthFields } from '~/ui/birth-fields/birth-fields'
import { BirthProblem } from '~/ui/birth-fields/birth-problem'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { ChevronLeftIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { CalculationError } from './calculation-error'
import { ChartResult } from './chart-result'
import type { ChartAnswer, HdData } from './my-chart'

type Props = { data: HdData; answer: ChartAnswer | undefined }

/** Birth data, or the chart that was made from them. */
export function HdDataTab({ data, answer }: Props) {
  const top = useFocusOnChange(data.mode)
  return (
    <div ref={top} tabIndex={-1} className="min-w-0">
      {data.mode === 'form' ? <BirthForm data={data} answer={answer} /> : <ChartResult data={data} answer={answer} />}
    </div>
  )
}

/** From form to chart and back the address stays the same page: reading goes on at the top of what is new. */
function useFocusOnChange(mode: HdData['mode']) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    top.current?.focus()
  }, [mode])
  return top
}

type BirthFormProps = { data: Extract<HdData, { mode: 'form' }>; answer: ChartAnswer | undefined }

/** Birth data to compute a chart from. The chart there is stays until the new one is there. */
function BirthForm({ data, answer }: BirthFormProps) {
  const t = useT('my-chart')
  const birth = useT('birth')
  const { hasChart, initial, instant, latestDate, isDevelopment, knownOffset, isOffsetOpen, birthVisibility } = data
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
          isOpen={isOffsetOpen}
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

type KnownOffsetProps = {
  initial: string
  /** A key of the namespace `birth-problems`. */
  problem: string | undefined
  isOpen: boolean
}

/** For whoever knows by which offset the clock of their birth ran: it holds whatever the zone says. Folded away unless in use. */
function KnownOffsetField({ initial, problem, isOpen }: KnownOffsetProps) {
  const t = useT('my-chart')
  const facts = useT('birth-facts')
  const [corrected, setCorrected] = useState<string>()
  const shown = problem === corrected ? undefined : problem
  return (
    <details open={isOpen || initial !== '' || undefined} className="text-sm">
      <summary className="w-fit py-1 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-2.5">
        {t('offsetOther')}
      </summary>
      <p className="mt-1.5 mb-3 text-muted">{t('offsetOtherText')}</p>
      <Field label={facts('offset')} hint={t('offsetHint')} error={shown ? <BirthProblem code={shown} /> : undefined}>
        {(control) => (
          <TextInput
            {...control}
            name="known_offset"
            autoComplete="off"
            defaultValue={initial}
            onInput={() => setCorrected(problem)}
            className="tabular max-w-48 text-base"
          />
        )}
      </Field>
    </details>
  )
}

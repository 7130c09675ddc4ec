import { Form } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { AskedTimeField } from './asked-time-field'
import { BIRTH_TIME, type BirthTimeAnswer, type Comparison } from './birth-time'
import { ComparedChart } from './compared-chart'
import { DifferenceTable } from './difference-table'

type Props = { comparison: Comparison; answer: BirthTimeAnswer | undefined }

/** Two times of the day: both charts, what differs marked and in words, and either to be made the stored one. */
export function ComparisonView({ comparison, answer }: Props) {
  const t = useT('birth-time')
  const { one, other, result } = comparison
  return (
    <>
      <Card as="section" aria-labelledby="two">
        <h2 id="two" className="text-lg">
          {t('compareTitle')}
        </h2>
        <p className="mt-1 text-pretty text-muted">{t('compareLead')}</p>
        <Form
          method="get"
          action={BIRTH_TIME}
          preventScrollReset
          className="mt-4 grid items-start gap-x-4 gap-y-3 sm:grid-cols-[1fr_1fr_auto]"
        >
          <input type="hidden" name="view" value="compare" />
          <AskedTimeField name="one" label={t('one')} asked={one} hint={t('momentHint')} />
          <AskedTimeField name="other" label={t('other')} asked={other} hint={t('momentHint')} />
          <Button type="submit" variant={result ? 'quiet' : 'primary'} className="sm:mt-6.5">
            {t('compare')}
          </Button>
        </Form>
      </Card>
      {result ? (
        <>
          <Card as="section" aria-label={t('both')}>
            <div className="grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-8">
              {[result.one, result.other].map((time) => (
                <ComparedChart
                  key={`${time.time} ${time.offsetSeconds}`}
                  time={time}
                  gates={result.gates}
                  centers={result.centers}
                  answer={answer}
                />
              ))}
            </div>
            {result.gates.length + result.centers.length > 0 ? (
              <p className="mt-3 text-center text-sm text-muted">{t('marked')}</p>
            ) : null}
          </Card>
          <DifferenceTable result={result} />
        </>
      ) : null}
    </>
  )
}

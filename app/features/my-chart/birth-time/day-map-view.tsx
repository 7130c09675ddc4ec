import { Form } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { AskedTimeField } from './asked-time-field'
import { BIRTH_TIME, type BirthTimeAnswer, type DayMap } from './birth-time'
import { chosenTimeAt } from './clock-words'
import { DayBands } from './day-bands'
import { DayTable } from './day-table'
import { MomentChart } from './moment-chart'
import { instantOf } from './moment-of'

type Props = { map: DayMap; answer: BirthTimeAnswer | undefined }

/** The birth day as bands of what the chart says, a moment of it to choose, its chart, and all changes as a table. */
export function DayMapView({ map, answer }: Props) {
  const t = useT('birth-time')
  const [at, setAt] = useState(map.at)
  // Another address, or the page drawn anew: what it names is looked at.
  useEffect(() => setAt(map.at), [map])
  const hours = map.minutes / 60
  const shown = map.asked.problem ? map.asked.typed : chosenTimeAt(map.clock, instantOf(map, at)).time
  return (
    <>
      <Card as="section" aria-labelledby="day">
        <h2 id="day" className="text-lg">
          {t('dayTitle')}
        </h2>
        <p className="mt-1 text-pretty text-muted">
          {t('dayLead')} {hours === 24 ? null : t(hours < 24 ? 'shortDay' : 'longDay', { hours })}
        </p>
        <DayBands map={map} at={at} onMove={setAt} />
        <Form
          method="get"
          action={BIRTH_TIME}
          replace
          preventScrollReset
          className="mt-4 flex items-start gap-2 print:hidden"
        >
          <input type="hidden" name="view" value="day" />
          <div className="min-w-0 flex-1 sm:max-w-60">
            <AskedTimeField name="at" label={t('time')} asked={map.asked} hint={t('momentHint')} value={shown} />
          </div>
          <Button type="submit" className="mt-6.5">
            {t('showTime')}
          </Button>
        </Form>
      </Card>
      <MomentChart map={map} at={at} answer={answer} />
      <DayTable map={map} />
    </>
  )
}

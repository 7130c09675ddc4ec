import { useEffect, useRef } from 'react'
import { BirthForm } from './birth-form'
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

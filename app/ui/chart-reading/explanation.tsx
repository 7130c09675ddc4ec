import { ExplainArrow } from './explain-arrow'
import { ExplainBody } from './explain-body'
import { ExplainCenter } from './explain-center'
import { ExplainChannel } from './explain-channel'
import { ExplainGate } from './explain-gate'
import { ExplainTerm } from './explain-term'
import type { ExplanationProps } from './explanation-props'

/** What is looked at, explained. Its words must have been fetched (`WORDS_OF`). */
export function Explanation({ focus, chart, onFocus }: ExplanationProps) {
  switch (focus.kind) {
    case 'center':
      return <ExplainCenter center={focus.center} chart={chart} onFocus={onFocus} />
    case 'gate':
      return <ExplainGate gate={focus.gate} chart={chart} onFocus={onFocus} />
    case 'channel':
      return <ExplainChannel id={focus.id} chart={chart} onFocus={onFocus} />
    case 'body':
      return <ExplainBody side={focus.side} body={focus.body} chart={chart} onFocus={onFocus} />
    case 'arrow':
      return <ExplainArrow arrow={focus.arrow} chart={chart} onFocus={onFocus} />
    case 'term':
      return <ExplainTerm term={focus.term} chart={chart} />
  }
}

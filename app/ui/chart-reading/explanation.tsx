import { useT } from '~/locales/use-t'
import { StaticLink } from '../layout/static-link'
import { ExplainArrow } from './explain-arrow'
import { ExplainBody } from './explain-body'
import { ExplainCenter } from './explain-center'
import { ExplainChannel } from './explain-channel'
import { ExplainGate } from './explain-gate'
import { ExplainTerm } from './explain-term'
import type { ExplanationProps } from './explanation-props'
import { libraryPath } from './library-path'

/** What is looked at, explained, and a way to the page that tells more. Its words must have been fetched (`WORDS_OF`). */
export function Explanation(props: ExplanationProps) {
  const t = useT('reading')
  const { focus, chart } = props
  const more = libraryPath(focus, chart)
  return (
    <>
      <Explained {...props} />
      {more && !(focus.kind === 'body' && !chart.data.activations) ? (
        <StaticLink
          to={more}
          className="mt-3 inline-flex min-h-7 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
        >
          {t('more')}
        </StaticLink>
      ) : null}
    </>
  )
}

function Explained({ focus, chart, onFocus }: ExplanationProps) {
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

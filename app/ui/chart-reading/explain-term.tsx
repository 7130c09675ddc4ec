import { useT } from '~/locales/use-t'
import type { TermCode } from './focus'
import type { ReadableChart } from './readable-chart'
import { ReadingText, ReadingTitle } from './reading-layout'
import { useTermName } from './use-term-name'

type Props = { term: TermCode; chart: ReadableChart }

/** A word of the summary: what it means, and one sentence on why it matters. */
export function ExplainTerm({ term, chart }: Props) {
  const t = useT('reading')
  const name = useTermName()(chart, term)
  const { texts, why } = useTermReading(term, chart)
  return (
    <>
      <ReadingTitle title={name} detail={t(term)} />
      {texts.map((text) => (
        <ReadingText key={text}>{text}</ReadingText>
      ))}
      {why ? (
        <p className="mt-2.5">
          <span className="font-semibold">{t('why')}.</span> {why}
        </p>
      ) : null}
    </>
  )
}

function useTermReading(term: TermCode, chart: ReadableChart): { texts: string[]; why: string | null } {
  const core = useT('readings-core')
  const centers = useT('readings-centers')
  const { type, authority, definition, profile, cross } = chart
  switch (term) {
    case 'type':
      return { texts: [core(`type.${type}`)], why: core(`type.${type}.why`) }
    case 'strategy':
      return { texts: [core(`strategy.${type}`)], why: core(`type.${type}.why`) }
    case 'authority':
      return { texts: [core(`authority.${authority}`)], why: core(`authority.${authority}.why`) }
    case 'definition':
      return { texts: [core(`definition.${definition}`)], why: core(`definition.${definition}.why`) }
    case 'profile':
      return profile
        ? { texts: [core(`profile.${profile}`)], why: core(`profile.${profile}.why`) }
        : { texts: [], why: null }
    case 'cross':
      return {
        texts: cross ? [centers(`angle.${cross.angle}`), centers(`quarter.${cross.quarter}`)] : [],
        why: null,
      }
  }
}

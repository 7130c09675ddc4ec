import { BODIES } from '~/domain/human-design/codes'
import { isWholeSide } from '~/domain/human-design/stored-gates'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import type { HdData } from './my-chart'

const A_SIDE = BODIES.length

type Props = { gates: Extract<HdData, { mode: 'result' }>['gates'] }

/** How many activations each side has of its thirteen; a warning when that is not so, which only other charts can be. */
export function GateCounts({ gates }: Props) {
  const t = useT('my-chart')
  const { conscious, unconscious } = gates
  const counts = { conscious: conscious.length, unconscious: unconscious.length }
  const isCounted = counts.conscious === A_SIDE && counts.unconscious === A_SIDE
  const hasLines = [...conscious, ...unconscious].every(({ line }) => line !== null)
  const of = (count: number, expected: number) => t('countOf', { count, expected })
  return (
    <section aria-labelledby="activations" className="mt-5 border-t border-line pt-4">
      <h3 id="activations">{t('activations')}</h3>
      <dl className="tabular mt-1 flex flex-wrap gap-x-8 gap-y-1">
        <Count label={t('conscious')} value={of(counts.conscious, A_SIDE)} />
        <Count label={t('unconscious')} value={of(counts.unconscious, A_SIDE)} className="text-design" />
        <Count label={t('total')} value={of(counts.conscious + counts.unconscious, 2 * A_SIDE)} />
      </dl>
      {isWholeSide(conscious) && isWholeSide(unconscious) ? null : (
        <Alert tone="warning" title={t('incompleteTitle')} className="mt-3">
          <p>
            {isCounted ? null : `${t('incompleteCount', counts)} `}
            {hasLines ? null : `${t('incompleteLine')} `}
            {t('incompleteAdvice')}
          </p>
        </Alert>
      )}
    </section>
  )
}

function Count({ label, value, className = '' }: { label: string; value: string; className?: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className={className || 'text-muted'}>{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

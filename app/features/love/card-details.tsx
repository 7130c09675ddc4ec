import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { dateFormat } from '~/locales/date-format'
import { useLanguage, useT } from '~/locales/use-t'
import { useTimeZone } from '~/ui/clock/use-time-zone'
import { Button } from '~/ui/controls/button'
import { PremiumNote } from '~/ui/states/premium-note'
import { type Analysis, analysisId, LOVE_RESOURCE, type LoveAnswer, type LoveCard, type Sum } from './love'
import { LoveRefused } from './refused'
import { ScoreBars } from './score-bars'
import { ScoreSum } from './score-sum'

/** How many analyses open yet this month, and when there are more. */
export type Openings = { left: number | null; nextMonth: string }

/** What a card opens to: the sum of its score, the six parts, and the analysis once it is asked for. */
export function CardDetails({ card, sum, openings }: { card: LoveCard; sum: Sum; openings: Openings }) {
  const t = useT('love')
  const words = useT('love-match')
  const fetcher = useFetcher<LoveAnswer>({ key: `love analysis ${card.username}` })
  const said = fetcher.data
  const fetched = said?.done && said.intent === 'open' ? said.analysis : null
  const analysis = fetched ?? card.analysis
  const heading = useFocusWhen(fetched)
  return (
    <div className="pt-1 pb-5">
      <h3 className="mb-1">{t('sum')}</h3>
      <ScoreSum sum={sum} />
      {card.hasCharts ? (
        <>
          <h3 id={analysisId(card.username)} ref={heading} tabIndex={-1} className="mt-4 mb-1 scroll-mt-4">
            {t(analysis ? 'analysis' : 'scores')}
          </h3>
          <p className="text-sm text-pretty text-muted">{words('agree')}</p>
          <ScoreBars scores={card.scores} analysis={analysis} />
          {analysis ? null : <OpenForm card={card} openings={openings} fetcher={fetcher} />}
        </>
      ) : (
        <p className="mt-2 text-sm text-pretty text-muted">{t('typesOnly')}</p>
      )}
    </div>
  )
}

/** Scrolls to the heading of what was asked for, and focuses it, once it has arrived. */
function useFocusWhen(arrived: Analysis | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!arrived) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [arrived])
  return heading
}

type FormProps = { card: LoveCard; openings: Openings; fetcher: ReturnType<typeof useFetcher<LoveAnswer>> }

function OpenForm({ card: { username, fullName, isOpened }, openings: { left, nextMonth }, fetcher }: FormProps) {
  const t = useT('love')
  const language = useLanguage()
  const timeZone = useTimeZone()
  const { pathname, search } = useLocation()
  const back = new URLSearchParams(search)
  back.set('open', username)
  if (left === 0 && !isOpened) {
    const date = dateFormat(language, timeZone, { day: 'numeric', month: 'long' }).format(Date.parse(nextMonth))
    return (
      <div className="mt-3 text-sm text-pretty text-muted">
        <p>{t('leftNone', { date })}</p>
        <PremiumNote />
      </div>
    )
  }
  return (
    <fetcher.Form method="post" action={LOVE_RESOURCE} className="mt-3 grid justify-items-start gap-2">
      <input type="hidden" name="intent" value="open" />
      <input type="hidden" name="username" value={username} />
      <input type="hidden" name="back" value={`${pathname}?${back}#${analysisId(username)}`} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="primary"
          size="s"
          pending={fetcher.state !== 'idle'}
          aria-label={t('openNamed', { name: fullName })}
        >
          {t('open')}
        </Button>
        <p className="text-sm text-pretty text-muted">
          {t('openText')} {isOpened ? t('staysOpen') : left === null ? null : t('left', { count: left })}
        </p>
      </div>
      {fetcher.state === 'idle' ? <LoveRefused answer={fetcher.data} /> : null}
    </fetcher.Form>
  )
}

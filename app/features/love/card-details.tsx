import { useFetcher, useLocation } from '@remix-run/react'
import { dateFormat } from '~/locales/date-format'
import { useLanguage, useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { useTimeZone } from '~/ui/clock/use-time-zone'
import { PremiumNote } from '~/ui/premium-note'
import { type Analysis, LOVE_RESOURCE, type LoveAnswer, type LoveCard } from './love'
import { LoveRefused } from './refused'
import { RELATIONSHIP_EMOJI } from './relationship-emoji'
import { ScoreBars } from './score-bars'

/** How many analyses open yet this month, and when there are more. */
export type Openings = { left: number | null; nextMonth: string }

/** What a card opens to: the rule of its label, the six scores, and the analysis once it is asked for. */
export function CardDetails({ card, openings }: { card: LoveCard; openings: Openings }) {
  const t = useT('love')
  const words = useT('love-match')
  const fetcher = useFetcher<LoveAnswer>({ key: `love analysis ${card.username}` })
  const said = fetcher.data
  const fetched = said?.done && said.intent === 'open' ? said.analysis : null
  const analysis = fetched ?? card.analysis
  return (
    <div className="pt-1 pb-5">
      <p className="text-pretty text-muted">
        <span aria-hidden="true">{RELATIONSHIP_EMOJI[card.relationship]} </span>
        <span className="font-semibold text-ink">{words(`relationship.${card.relationship}`)}.</span>{' '}
        {words(`rule.${card.rule}`)}
      </p>
      <h3 className="mt-4 mb-1">{t('scores')}</h3>
      <ScoreBars scores={card.scores} analysis={analysis} />
      {analysis ? <HowOverall analysis={analysis} /> : null}
      {!card.hasCharts ? (
        <p className="mt-2 text-sm text-pretty text-muted">{t('typesOnly')}</p>
      ) : analysis ? null : (
        <OpenForm card={card} openings={openings} fetcher={fetcher} />
      )}
    </div>
  )
}

function HowOverall({ analysis: { typePercent, overall } }: { analysis: Analysis }) {
  const t = useT('love-match')
  const way = overall > typePercent ? 'raised' : overall < typePercent ? 'lowered' : 'kept'
  return (
    <p role="status" className="mt-3 text-sm text-pretty text-muted">
      {t('overall.types', { percent: typePercent })} {t(`overall.${way}`, { percent: overall })}
    </p>
  )
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
      <input type="hidden" name="back" value={`${pathname}?${back}#love-${username}`} />
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

import { useFetcher, useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { scoreBand } from '~/domain/human-design/composite/score-labels'
import { dateFormat } from '~/locales/date-format'
import { useLanguage, useT } from '~/locales/use-t'
import { useTimeZone } from '~/ui/clock/use-time-zone'
import { Button } from '~/ui/controls/button'
import { ChevronDownIcon } from '~/ui/icons'
import { PremiumNote } from '~/ui/states/premium-note'
import { type Analysis, analysisId, LOVE_RESOURCE, type LoveAnswer, type LoveCard, type Sum } from './love'
import { LoveRefused } from './refused'

/** How many analyses open yet this month, and when there are more. */
export type Openings = { left: number | null; nextMonth: string }

/** What a card opens to: the sum of its score, the six parts, and the analysis once it is asked for. */
export function CardDetails({ card, sum, openings }: { card: LoveCard; sum: Sum; openings: Openings }) {
  const t = useT('love')
  const words = useT('love-match')
  const fetcher = useFetcher<LoveAnswer>({ key: `love analysis ${card.username}` })
  const answer = fetcher.data
  const fetched = answer?.done && answer.intent === 'open' ? answer.analysis : null
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

/** The six parts as bars with their bands; with the analysis each is open to what it is made of, and can be folded. */
function ScoreBars({ scores, analysis }: { scores: LoveCard['scores']; analysis: Analysis | null }) {
  return (
    <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
      {scores.map(({ code, percent }) => {
        const opened = analysis?.scores.find((score) => score.code === code)
        return (
          <li key={code} className="min-w-0 has-[details[open]]:sm:col-span-2">
            {opened ? (
              <details open className="group/score">
                <summary className="list-none rounded-control py-2 [&::-webkit-details-marker]:hidden">
                  <Bar code={code} percent={percent}>
                    <ChevronDownIcon className="size-3.5 text-muted transition-transform group-open/score:rotate-180" />
                  </Bar>
                </summary>
                <Made score={opened} />
              </details>
            ) : (
              <div className="py-2">
                <Bar code={code} percent={percent} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Bar({ code, percent, children }: LoveCard['scores'][number] & { children?: ReactNode }) {
  const t = useT('love-match')
  return (
    <>
      <span className="flex items-baseline gap-2 text-sm">
        <span className="font-semibold">{t(`score.${code}`)}</span>
        <span className="text-muted">{t(`band.${scoreBand(percent)}`)}</span>
        <span className="tabular ml-auto font-semibold">
          <Percent value={percent} />
        </span>
        {children ? <span className="self-center">{children}</span> : null}
      </span>
      <span
        aria-hidden="true"
        className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line"
      >
        <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
    </>
  )
}

/** What a part looks at, and its sum with a sentence for each fact. */
function Made({ score }: { score: Analysis['scores'][number] }) {
  const t = useT('love-match')
  return (
    <div className="mb-3 rounded-control bg-sunken px-4 py-3">
      <p className="mb-3 text-sm text-pretty text-muted">{t(`score.${score.code}.text`)}</p>
      <ScoreSum sum={score} isPart />
    </div>
  )
}

/** A score as a sum: what the types give, each line with its points and parts, the bound where it acts, and the result. */
function ScoreSum({ sum: { base, lines, bound, percent }, isPart = false }: { sum: Sum; isPart?: boolean }) {
  const t = useT('love-match')
  return (
    <dl className="tabular grid gap-1.5">
      <Line label={t(isPart ? 'partBase' : 'types')} points={String(base)} />
      {lines.map(({ text, points, parts }) => (
        <Line key={text} label={text} points={points}>
          {parts ? (
            <span className="block text-sm text-faint">{parts.map((code) => t(`score.${code}`)).join(' · ')}</span>
          ) : null}
        </Line>
      ))}
      {bound === null ? null : <Line label={t('bound')} points={bound} />}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-1.5 font-semibold">
        <dt>{t('total')}</dt>
        <dd>{percent}</dd>
      </div>
    </dl>
  )
}

function Line({ label, points, children }: { label: string; points: string; children?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-pretty">
        {label}
        {children}
      </dt>
      <dd className="shrink-0 text-sm text-muted">{points}</dd>
    </div>
  )
}

/** A percentage as the language writes it; where it is `large` its sign stays small. */
export function Percent({ value, large = false }: { value: number | null; large?: boolean }) {
  const t = useT('love')
  const language = useLanguage()
  if (value === null) return <span className="font-sans text-sm text-faint">{t('noNumber')}</span>
  return (
    <>
      {value}
      <span className={large ? 'text-[0.6em] leading-none text-muted' : undefined}>
        {language === 'ru' ? '\u202f%' : '%'}
      </span>
    </>
  )
}

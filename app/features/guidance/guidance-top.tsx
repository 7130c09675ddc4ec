import { PREMIUM_PATH } from '~/domain/membership/premium/premium'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChevronDownIcon, LockIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { GuidanceMissing } from './focus-of-day'
import type {
  GuidanceAnswer,
  GuidanceLine,
  GuidancePage,
  ShownInsightOfDay,
  ShownLunarMonth,
  ShownMoonDay,
} from './guidance'

/** The top of the insights page: the viewer's own day. */
export function GuidanceTop({ page: { card, personal, lunarMonth } }: { page: GuidancePage }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <GuidanceCard answer={card} />
      {personal ? <PersonalInsightCard insight={personal} /> : null}
      {lunarMonth ? <LunarMonthCard month={lunarMonth} /> : null}
    </div>
  )
}

function GuidanceCard({ answer: { guidance, missing } }: { answer: GuidanceAnswer }) {
  const t = useT('guidance')
  return (
    <Card as="section" id="guidance" aria-labelledby="guidance-title" className="scroll-mt-20">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="guidance-title" className="text-lg">
          {t('title')}
        </h2>
        {guidance ? <p className="text-sm text-muted">{guidance.day}</p> : null}
      </header>
      {guidance ? (
        <dl className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
          {guidance.lines.map((line) => (
            <GuidanceEntry key={line.part + line.text} line={line} />
          ))}
        </dl>
      ) : (
        <GuidanceMissing missing={missing} />
      )}
    </Card>
  )
}

/** One line of the card with its reason in a disclosure. */
function GuidanceEntry({ line: { part, name, text, because } }: { line: GuidanceLine }) {
  const t = useT('guidance')
  return (
    <div className="min-w-0">
      <dt className="text-sm leading-5 text-muted">{t(part)}</dt>
      <dd>
        {name ? <p className="leading-5.5 font-semibold">{name}</p> : null}
        <p className={`text-pretty ${part === 'focus' || part === 'affirmation' ? 'reading mt-0.5' : 'leading-5.5'}`}>
          {text}
        </p>
        <details className="group text-sm">
          <summary className="inline-flex min-h-7 list-none items-center text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <span aria-hidden="true">{t('because')}</span>
            <span className="sr-only">{t('becauseOf', { part: t(part) })}</span>
          </summary>
          <p className="leading-5 text-pretty text-muted">{because}</p>
        </details>
      </dd>
    </div>
  )
}

/** The whole insight for premium members; for others its first sentence and a link to premium. */
function PersonalInsightCard({ insight }: { insight: ShownInsightOfDay }) {
  const t = useT('guidance')
  if (!insight.isWhole) {
    return (
      <Card as="section" id="personal" aria-labelledby="personal-title" className="scroll-mt-20">
        <h2 id="personal-title" className="flex items-center gap-2 text-lg">
          <LockIcon className="size-4.5 text-muted" />
          {t('personal')}
        </h2>
        <p className="reading mt-2">{insight.teaser}</p>
        <p className="mt-2 text-sm text-pretty text-muted">{t('personalMore')}</p>
        <ButtonLink to={PREMIUM_PATH} variant="premium" size="s" className="mt-3">
          {t('seePremium')}
        </ButtonLink>
      </Card>
    )
  }
  return (
    <Card as="section" id="personal" aria-labelledby="personal-title" className="scroll-mt-20">
      <details className="group" open>
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          <h2 id="personal-title" className="text-lg">
            {t('personal')}
          </h2>
          <ChevronDownIcon className="size-4.5 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="reading mt-1 grid max-w-[68ch] gap-3">
          {insight.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-3 text-sm text-muted">{t(insight.isRephrased ? 'personalRephrased' : 'personalMade')}</p>
      </details>
    </Card>
  )
}

/** Days shown at first; the rest is in a disclosure. */
const OPEN_DAYS = 7

/** A Reflector's month: when the Moon touches their chart, day by day, by their own clock. */
function LunarMonthCard({ month }: { month: ShownLunarMonth | 'failed' }) {
  const t = useT('guidance')
  return (
    <Card as="section" id="lunar-month" aria-labelledby="lunar-month-title" className="scroll-mt-20">
      <h2 id="lunar-month-title" className="text-lg">
        {t('lunarMonth')}
      </h2>
      {month === 'failed' ? (
        <p role="alert" className="mt-1 text-muted">
          {t('lunarUnknown')}
        </p>
      ) : month.days.length === 0 ? (
        <p className="mt-1 text-muted">{t('lunarNone')}</p>
      ) : (
        <Month month={month} />
      )}
    </Card>
  )
}

function Month({ month: { zone, days } }: { month: ShownLunarMonth }) {
  const t = useT('guidance')
  const later = days.slice(OPEN_DAYS)
  return (
    <>
      <p className="mt-1 max-w-[68ch] text-pretty text-muted">{t('lunarMonthText', { zone })}</p>
      <Days days={days.slice(0, OPEN_DAYS)} />
      {later.length > 0 ? (
        <details>
          <summary className="flex min-h-11 items-center text-sm text-accent hover:underline">
            {t('lunarLater', { count: later.length })}
          </summary>
          <Days days={later} />
        </details>
      ) : null}
    </>
  )
}

function Days({ days }: { days: ShownMoonDay[] }) {
  const t = useT('guidance')
  return (
    <ol className="mt-3 grid gap-3">
      {days.map(({ date, title, visits }) => (
        <li key={date} className="grid gap-x-6 gap-y-1 border-t border-line pt-2.5 sm:grid-cols-[9rem_1fr]">
          <h3 className="text-base">{title}</h3>
          <ul className="grid gap-1.5">
            {visits.map(({ key, text, span, isNow }) => (
              <li key={key}>
                <p className="leading-5.5">
                  {text} {isNow ? <span className="font-semibold text-accent">{t('lunarNow')}</span> : null}
                </p>
                <p className="tabular text-sm leading-5 text-muted">{span}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

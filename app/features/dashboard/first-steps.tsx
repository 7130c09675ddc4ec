import { Link, useFetcher } from '@remix-run/react'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { Completion, FirstStep } from '~/domain/membership/first-steps'
import type { Language } from '~/locales/language'
import { percentText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChartIcon, CheckIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import { EmptyState } from '~/ui/states/empty-state'
import type { FirstRun, FirstStepsAnswer } from './dashboard.server'

const LINK =
  'inline-flex min-h-7 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11'

type CardPerson = {
  username: string
  fullName: string
  avatarUrl: string | null
  hdType: TypeCode | null
  isTimeUncertain: boolean
}

type FirstRunProps = {
  firstRun: FirstRun
  /** Empty where there is no one to suggest. */
  people: readonly CardPerson[]
  /** The one language the member reads; null where they read both. */
  reads: Language | null
}

/** For a new member: their chart in three sentences, people to follow, and a prompt for a first post. */
export function FirstRunCard({ firstRun: { short, hasPosted }, people, reads }: FirstRunProps) {
  const t = useT('dashboard')
  const hd = useT('hd')
  const { Form, data, formData } = useFetcher<FirstStepsAnswer>({ key: 'first-steps' })
  if ((formData?.get('intent') ?? data?.done) === 'put-away') return null
  return (
    <Card as="section" aria-labelledby="first-run" className="grid gap-4">
      <div>
        <header className="flex items-baseline justify-between gap-3">
          <h2 id="first-run" className="text-lg">
            {t(short ? 'inThreeSentences' : 'inWords')}
          </h2>
          <Form method="post" action="/resources/first-steps">
            <input type="hidden" name="intent" value="put-away" />
            <Button type="submit" size="s" variant="ghost" className="-mr-2.5" aria-describedby="first-run">
              {t('putAway')}
            </Button>
          </Form>
        </header>
        <p className="reading">{short ?? t('inWordsText')}</p>
        <Link to="/app/profile?view=reading" prefetch="intent" className={LINK}>
          {t('wholeReading')}
        </Link>
      </div>
      {people.length > 0 ? (
        <div className="border-t border-line pt-3">
          <h3>{t('peopleToFollow')}</h3>
          <ul className="mt-1">
            {people.map(({ username, fullName, avatarUrl, hdType, isTimeUncertain }) => (
              <li key={username}>
                <Link
                  to={`/u/${username}`}
                  prefetch="intent"
                  className="flex min-h-12 items-center gap-3 rounded-control hover:bg-sunken"
                >
                  <Avatar name={fullName} src={avatarUrl} type={hdType} />
                  <span className="min-w-0 font-semibold wrap-anywhere">{fullName}</span>
                  {hdType ? (
                    <TypeBadge
                      type={hdType}
                      label={hd(`type.${hdType}`)}
                      isTimeUncertain={isTimeUncertain}
                      className="ml-auto"
                    />
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
          <Link to={stepLink('connection', reads)} prefetch="intent" className={LINK}>
            {t('morePeople')}
          </Link>
        </div>
      ) : null}
      {hasPosted ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
          <p className="min-w-0 grow basis-60 text-pretty">{t('firstPostPrompt')}</p>
          <ButtonLink to={stepLink('post', reads)} size="s">
            {t('writePost')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

type FirstStepsProps = Pick<FirstRunProps, 'reads'> & {
  completion: Completion
  isListAway: boolean
  memberSince: string
}

/** The progress of the profile with all its steps, or once the list is hidden only the missing ones. Nothing for a complete profile. */
export function FirstStepsCard({ completion: { steps, percent }, isListAway, memberSince, reads }: FirstStepsProps) {
  const t = useT('dashboard')
  const language = useLanguage()
  const { Form, data, formData, state } = useFetcher<FirstStepsAnswer>({ key: 'first-steps' })
  // Optimistic until the answer.
  const wanted = formData?.get('intent') ?? data?.done
  const isAway = wanted ? wanted === 'put-away' : isListAway
  if (percent === 100) return null
  const shown = isAway ? steps.filter(({ done }) => !done) : steps
  const portion = percentText(percent / 100, language)
  return (
    <Card as="section" id="first-steps" aria-labelledby="first-steps-title" className="scroll-mt-20">
      <h2 id="first-steps-title" className="text-lg">
        {t(isAway ? 'yourProfile' : 'gettingStarted')}
      </h2>
      <p id="completion" className="mt-2 flex justify-between gap-3 text-sm">
        {t('completion')} <span className="tabular font-semibold">{portion}</span>
      </p>
      <progress
        aria-labelledby="completion"
        max={100}
        value={percent}
        className="mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
      <ul aria-label={t(isAway ? 'missing' : 'steps')} className="mt-3">
        {shown.map((each) => (
          <StepItem key={each.step} {...each} reads={reads} />
        ))}
      </ul>
      <Form method="post" action="/resources/first-steps" className="mt-2 flex flex-wrap items-center gap-x-3">
        <input type="hidden" name="intent" value={isAway ? 'bring-back' : 'put-away'} />
        <Button type="submit" size="s" variant="ghost" className="-ml-2.5">
          {t(isAway ? (data?.done === 'put-away' ? 'undo' : 'showSteps') : 'putAway')}
        </Button>
        <p role="status" className="text-sm text-muted">
          {state !== 'idle' ? null : data?.error ? t('stepsFailed') : data?.done ? t(`steps.${data.done}`) : null}
        </p>
      </Form>
      <p className="mt-3 border-t border-line pt-3 text-sm text-muted">{t('memberSince', { date: memberSince })}</p>
    </Card>
  )
}

/** A step with its tick, or the link to it. */
function StepItem({ step, done, reads }: Pick<FirstRunProps, 'reads'> & { step: FirstStep; done: boolean }) {
  const t = useT('dashboard')
  return (
    <li className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
      <span
        aria-hidden="true"
        className={`grid size-5 shrink-0 place-items-center rounded-full border ${done ? 'border-ok bg-ok-soft text-ok' : 'border-line-strong'}`}
      >
        {done ? <CheckIcon className="size-3.5" /> : null}
      </span>
      {done ? (
        <span className="text-muted">
          {t(`step.${step}`)} <span className="sr-only">({t('stepDone')})</span>
        </span>
      ) : (
        <Link
          to={stepLink(step, reads)}
          className="inline-flex min-h-9 items-center text-accent hover:underline pointer-coarse:min-h-11"
        >
          {t(`step.${step}`)}
        </Link>
      )}
    </li>
  )
}

const PEOPLE_PATH = '/app/explore'
const LINKS: Record<FirstStep, string> = {
  birth: '/app/settings?tab=hd-data',
  chart: '/app/settings?tab=hd-data',
  photo: '/app/settings?tab=personal',
  bio: '/app/settings?tab=personal',
  location: '/app/settings?tab=personal',
  post: '/app/dashboard#composer',
  connection: PEOPLE_PATH,
}

/** The page of a step. People to follow are filtered by language where the member reads only one. */
const stepLink = (step: FirstStep, reads: Language | null) =>
  step === 'connection' && reads ? `${PEOPLE_PATH}?language=${reads}` : LINKS[step]

/** Asks a member without a chart for their birth data. */
export function GettingStarted() {
  const t = useT('dashboard')
  return (
    <Card as="section">
      <EmptyState
        icon={<ChartIcon className="size-7" />}
        title={t('startTitle')}
        action={
          <ButtonLink to="/app/settings?tab=hd-data" variant="primary">
            {t('enterBirthData')}
          </ButtonLink>
        }
      >
        <p>{t('startText')}</p>
        <p className="mt-2 text-sm">{t('startTime')}</p>
      </EmptyState>
    </Card>
  )
}

import { useFetcher } from '@remix-run/react'
import type { Completion } from '~/domain/membership/first-steps'
import { percentText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Card } from '~/ui/layout/card'
import type { FirstStepsAnswer } from './answer-first-steps.server'
import { StepItem } from './step-item'

type Props = { completion: Completion; isListAway: boolean; memberSince: string }

/**
 * How far the profile has come, and the steps to it: all with their ticks as a list for whoever begins, or, once that is put
 * away, what is missing alone. Hidden when the profile is complete.
 */
export function FirstStepsCard({ completion: { steps, percent }, isListAway, memberSince }: Props) {
  const t = useT('dashboard')
  const language = useLanguage()
  const { Form, data, formData, state } = useFetcher<FirstStepsAnswer>({ key: 'first-steps' })
  // What was asked for shows at once; refused, it is as before.
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
          <StepItem key={each.step} {...each} />
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

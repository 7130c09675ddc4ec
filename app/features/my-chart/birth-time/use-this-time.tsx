import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import { RadioGroup } from '~/ui/controls/radio-group'
import { BIRTH_TIME, type BirthTimeAnswer, type ChosenTime } from './birth-time'

type Props = {
  chosen: ChosenTime
  /** The time in words. */
  label: string
  isSaved: boolean
  answer: BirthTimeAnswer | undefined
}

/** Makes a time the stored one, once asked how sure it is: the button stands behind the question, with scripts and without. */
export function UseThisTime({ chosen, label, isSaved, answer }: Props) {
  const t = useT('birth-time')
  const sent = useNavigation().formData
  const pending = sent?.get('intent') === 'use' && sent.get('time') === chosen.time
  if (isSaved) return <p className="text-sm text-muted">{t('isSaved')}</p>
  const problem = answer?.values.time === chosen.time ? (answer.problems.accuracy ?? answer.problems.time) : undefined
  return (
    <details open={problem !== undefined} className="min-w-0">
      <summary className={buttonLook('quiet', 's', 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}>
        {t('use', { time: label })}
      </summary>
      <Form method="post" action={BIRTH_TIME} className="mt-3 grid gap-3 rounded-control bg-sunken p-3.5">
        <p className="font-semibold">{t('useTitle', { time: label })}</p>
        <p className="text-sm text-pretty text-muted">{t('useText')}</p>
        <input type="hidden" name="time" value={chosen.time} />
        <input type="hidden" name="offset" value={chosen.offsetSeconds ?? ''} />
        <RadioGroup
          legend={t('accuracy')}
          name="accuracy"
          error={problem ? t(problem as 'problem.accuracy' | 'problem.invalid') : undefined}
          defaultValue="approximate"
          options={(['approximate', 'exact'] as const).map((value) => ({ value, label: t(`accuracy.${value}`) }))}
        />
        <Button
          type="submit"
          name="intent"
          value="use"
          variant="primary"
          pending={pending}
          className="justify-self-start max-md:w-full"
        >
          {pending ? t('saving') : t('save', { time: label })}
        </Button>
      </Form>
    </details>
  )
}

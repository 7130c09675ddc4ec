import { useT } from '~/locales/use-t'
import { Checkbox } from '~/ui/checkbox'
import type { BroughtFacts } from './finish-answer'

type Props = {
  birth: BroughtFacts
  /** They want it left out. */
  left: boolean
  problem: string | undefined
}

/** The birth data that come along from the front page, to read, and a way to leave them out. */
export function BroughtBirth({ birth: { date, time, place }, left, problem }: Props) {
  const t = useT('oauth')
  return (
    <div className="grid gap-2">
      <dl>
        <dt className="mb-1 text-sm font-semibold">{t('birth')}</dt>
        <dd className="wrap-anywhere">{[date, time, place].filter(Boolean).join(' · ')}</dd>
        <dd className="mt-1 text-sm text-muted">{t('birthCopy')}</dd>
      </dl>
      <Checkbox name="leave_birth" value="on" defaultChecked={left} label={t('leaveBirth')} error={problem} />
    </div>
  )
}

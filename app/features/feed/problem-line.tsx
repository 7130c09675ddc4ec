import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { WarningIcon } from '~/ui/icons'
import { UndecidedNote } from '~/ui/states/undecided-note'

type Props = {
  /** What was refused. */
  children: string
  problem: string
  /** The text above stays. */
  hasText?: boolean
  onRetry?: () => void
  /** Further buttons. */
  more?: { label: string; onPress: () => void }[]
}

const BUTTON =
  'inline-flex min-h-7 items-center rounded-control px-1.5 font-semibold underline underline-offset-4 pointer-coarse:min-h-11'

/** What was refused, why, and what to do. */
export function ProblemLine({ children, problem, hasText = false, onRetry, more = [] }: Props) {
  const common = useT('common')
  const ways = [...(onRetry ? [{ label: common('retry'), onPress: onRetry }] : []), ...more]
  return (
    <p role="alert" className="mt-2 flex flex-wrap items-center gap-x-1.5 text-sm text-danger">
      <WarningIcon className="size-4" />
      <span>
        {children} <ProblemText problem={problem} hasText={hasText} />
      </span>
      {ways.map(({ label, onPress }) => (
        <button key={label} type="button" onClick={onPress} className={BUTTON}>
          {label}
        </button>
      ))}
    </p>
  )
}

/** Why something was refused. */
export function ProblemText({ problem, hasText = false }: { problem: string; hasText?: boolean }) {
  const t = useT('feed-more')
  if (problem === 'undecided') return <UndecidedNote hasText={hasText} />
  const key = `problem.${problem}` as Key<'feed-more'>
  const words = t(key)
  return <>{words === key ? t('problem.unexpected') : words}</>
}

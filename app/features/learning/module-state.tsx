import type { ModuleState as State } from '~/domain/learning/progress'
import { useT } from '~/locales/use-t'
import { CheckIcon, LockIcon } from '~/ui/icons'

const LOOKS: Record<State, string> = {
  done: 'text-ok',
  in_progress: 'bg-accent-soft px-2.5 text-accent',
  next: 'border border-line-strong px-2.5 text-ink',
  locked: 'text-muted',
}
const ICONS = { done: CheckIcon, locked: LockIcon, in_progress: null, next: null }

/** Where a module stands, in a word. */
export function ModuleState({ state }: { state: State }) {
  const t = useT('learning')
  const Icon = ICONS[state]
  return (
    <span
      className={`inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-full text-sm font-semibold ${LOOKS[state]}`}
    >
      {Icon ? <Icon className="size-4" /> : null}
      {t(`state.${state}`)}
    </span>
  )
}

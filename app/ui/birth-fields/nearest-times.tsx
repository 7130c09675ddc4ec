import { useT } from '~/locales/use-t'
import { Button } from '../controls/button'
import { useHydrated } from '../use-hydrated'

const MINUTES_A_DAY = 1440

type Props = {
  /** First time not shown, `HH:MM`. */
  from: string
  /** The next one shown, `HH:MM`. */
  to: string
  onTime: (time: string) => void
}

/** The last time shown before the jump and the first one after it, to take with one press. */
export function NearestTimes({ from, to, onTime }: Props) {
  const t = useT('birth-problems')
  const before = minuteBefore(from)
  const isHydrated = useHydrated()
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      <p>{t('skippedNearest', { before, after: to })}</p>
      {/* Without scripts the buttons would do nothing: the time is typed again. */}
      {isHydrated
        ? [before, to].map((time) => (
            <Button key={time} size="s" onClick={() => onTime(time)}>
              {t('useTime', { time })}
            </Button>
          ))
        : null}
    </div>
  )
}

function minuteBefore(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const total = (hours * 60 + minutes + MINUTES_A_DAY - 1) % MINUTES_A_DAY
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useT } from '~/locales/use-t'

/** What comes sooner than this, in milliseconds, needs no sign. */
const PATIENCE_MS = 150

/** While the next page is on its way: a quiet line at the top, and a word for those who hear. */
export function ProgressLine() {
  const t = useT('common')
  const isBusy = useNavigation().state !== 'idle'
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(setLate, PATIENCE_MS, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isBusy])

  return (
    <>
      <div role="status" className="sr-only">
        {isLate ? t('loading') : null}
      </div>
      {isLate ? (
        <div aria-hidden="true" className="fixed inset-x-0 top-0 z-30 h-0.5 animate-shimmer bg-accent print:hidden" />
      ) : null}
    </>
  )
}

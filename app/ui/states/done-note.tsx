import { useEffect, useState } from 'react'
import { CheckIcon } from '../icons'

const SHOWN_MILLISECONDS = 3000

/**
 * Says for three seconds that something has been done, to eyes and ears. `done` is the answer that says so: each new one
 * shows the text anew, so it must be another object every time.
 */
export function DoneNote({ done, children }: { done: object | null; children: string }) {
  const [shown, setShown] = useState(done)
  useEffect(() => {
    setShown(done)
    if (!done) return
    const timer = setTimeout(() => setShown(null), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [done])
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-sm font-semibold text-ok">
      {shown && shown === done ? (
        <>
          <CheckIcon className="size-4.5" />
          {children}
        </>
      ) : null}
    </p>
  )
}

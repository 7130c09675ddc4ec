import { useEffect, useState } from 'react'
import { fetchPart } from '~/platform/live/fetch-part'
import type { FramePart } from './live/frame-part'
import type { SignOutForm } from './user-menu'

/** When the browser has nothing better to do, but within two seconds; Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/** What comes to the frame once the page is alive; mounted once. */
export function LiveFrame(props: { memberId: string; SignOutForm: SignOutForm }) {
  const [Part, setPart] = useState<typeof FramePart>()
  useEffect(() => {
    let end = () => {}
    const cancel = whenIdle(() => {
      end = fetchPart(
        () => import('./live/frame-part'),
        (part) => setPart(() => part.FramePart),
      )
    })
    return () => {
      cancel()
      end()
    }
  }, [])
  return Part ? <Part {...props} /> : null
}

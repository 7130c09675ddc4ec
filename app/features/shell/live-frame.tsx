import { useEffect, useState } from 'react'
import { loadWithRetry } from '~/platform/live/load-with-retry'
import type { HubAndPalette } from './live/hub-and-palette'
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

/** The part of the frame that is loaded after hydration; mounted once. */
export function LiveFrame(props: { memberId: string; SignOutForm: SignOutForm }) {
  const [Loaded, setLoaded] = useState<typeof HubAndPalette>()
  useEffect(() => {
    let end = () => {}
    const cancel = whenIdle(() => {
      end = loadWithRetry(
        () => import('./live/hub-and-palette'),
        (module) => setLoaded(() => module.HubAndPalette),
      )
    })
    return () => {
      cancel()
      end()
    }
  }, [])
  return Loaded ? <Loaded {...props} /> : null
}

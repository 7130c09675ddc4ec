import { useEffect } from 'react'
import { fetchPart } from './fetch-part'

/** When the browser has nothing better to do, but within two seconds; Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/** Holds the one socket of this tab to the member's hub; mounted once, by the frame of members' pages. */
export function LiveHub({ memberId }: { memberId: string }) {
  useEffect(() => {
    let end = () => {}
    const cancel = whenIdle(() => {
      end = fetchPart(
        () => import('./hub-client'),
        ({ openHub }) => {
          end = openHub(memberId)
        },
      )
    })
    return () => {
      cancel()
      end()
    }
  }, [memberId])
  return null
}

import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { Arrival } from './arrival'

/** Turns what came in the navigation's state into the address, so that it holds after a reload, and takes it out of the history. */
export function useArrival(): Arrival | null {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [brought, setBrought] = useState<Arrival | null>(null)
  useEffect(() => {
    if (typeof state !== 'object' || state === null) return
    import('./arrival').then(({ readArrival }) => {
      const arrival = readArrival(state)
      if (!arrival) return
      setBrought(arrival)
      navigate(arrival.path, { replace: true, preventScrollReset: true })
    })
  }, [state, navigate])
  return brought
}

import { useEffect, useState } from 'react'

/** True once scripts run on the page; false in the server's markup and until then. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake
}

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: not yet in what the server draws, nor in its hydration, where both must say the same. */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run on the page: false in the server's markup and while it hydrates, where both must agree. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

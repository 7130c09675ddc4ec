import { useNavigation, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Asks for the page's data anew. While that is under way, or a navigation is, another wish waits for it: asking twice would
 * break the first one off, which the framework reports as an error of the page.
 */
export function useReload(): () => void {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const isIdle = state === 'idle' && navigation.state === 'idle'
  const isBusy = useRef(false)
  const isWanted = useRef(false)
  const ask = useRef(revalidate)
  ask.current = revalidate

  const reload = useCallback(() => {
    isWanted.current = isBusy.current
    if (isBusy.current) return
    isBusy.current = true
    ask.current()
  }, [])

  useEffect(() => {
    isBusy.current = !isIdle
    if (isIdle && isWanted.current) reload()
  }, [isIdle, reload])
  return reload
}

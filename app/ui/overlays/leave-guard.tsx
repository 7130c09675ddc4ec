import { type Location, useBlocker } from '@remix-run/react'
import { useEffect } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '../controls/button'
import { Dialog } from './dialog'

type Props = {
  isOn: boolean
  /** Whether another address still shows what was typed. */
  isHere: (from: Location, to: Location) => boolean
  words: { title: string; text: string; leave: string; stay: string }
}

/** Asks before something typed is left behind: by a link in a window of ours, by closing or reloading in the browser's. */
export function LeaveGuard({ isOn, isHere, words }: Props) {
  const common = useT('common')
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isOn && !isHere(currentLocation, nextLocation))

  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    // The window must not have to be fetched when it is needed: then there may be no connection.
    import('./dialog-window').catch(() => undefined)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={words.title}
      description={words.text}
      closeLabel={common('close')}
      actions={
        <>
          <Button onClick={() => blocker.proceed?.()}>{words.leave}</Button>
          <Button variant="primary" onClick={() => blocker.reset?.()}>
            {words.stay}
          </Button>
        </>
      }
    />
  )
}

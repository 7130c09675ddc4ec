import { type Location, useBlocker } from '@remix-run/react'
import { useEffect } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'

/** Whether an address still shows this tab, which is also the one shown where none is named. */
const isHere = (from: Location, to: Location) =>
  from.pathname === to.pathname && (new URLSearchParams(to.search).get('tab') ?? 'personal') === 'personal'

/** Asks before something typed is left behind: by a link in a window of ours, by closing or reloading in the browser's. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const t = useT('personal')
  const common = useT('common')
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isOn && !isHere(currentLocation, nextLocation))

  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    // The window must not have to be fetched when it is needed: then there may be no connection.
    import('~/ui/dialog-window').catch(() => undefined)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('leaveTitle')}
      description={t('leaveText')}
      closeLabel={common('close')}
      actions={
        <>
          <Button onClick={() => blocker.proceed?.()}>{t('leave')}</Button>
          <Button variant="primary" onClick={() => blocker.reset?.()}>
            {t('stay')}
          </Button>
        </>
      }
    />
  )
}

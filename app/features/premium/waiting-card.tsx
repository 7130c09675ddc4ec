import { Link, useLocation, useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { Spinner } from '~/ui/states/spinner'

const LOOK_EVERY_MILLISECONDS = 3000
/** After so many looks a bank takes its time, and nobody should sit and wait for it. */
const LOOKS = 20

/** Back from paying, before Stripe says that it was paid: looks again by itself, and without scripts by a link. */
export function WaitingCard() {
  const t = useT('premium')
  const { revalidate, state } = useRevalidator()
  const { pathname, search } = useLocation()
  const [looks, setLooks] = useState(0)
  const isLooking = looks < LOOKS
  useEffect(() => {
    if (!isLooking || state !== 'idle') return
    const timer = setTimeout(() => {
      setLooks((count) => count + 1)
      revalidate()
    }, LOOK_EVERY_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isLooking, state, revalidate])
  return (
    <Card as="section" aria-labelledby="premium-waiting">
      <h2 id="premium-waiting" className="text-lg">
        {t('waitingTitle')}
      </h2>
      <p role="status" className="mt-2 flex items-center gap-2.5">
        {isLooking ? <Spinner /> : null}
        {t(isLooking ? 'waiting' : 'waitingLong')}
      </p>
      <p className="mt-3">
        <Link to={pathname + search} reloadDocument className="text-accent underline-offset-4 hover:underline">
          {t('lookAgain')}
        </Link>
      </p>
    </Card>
  )
}

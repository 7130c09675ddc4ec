import { useFetcher, useLocation, useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/client/form-answer'
import { Button } from '~/ui/controls/button'
import { CheckIcon } from '~/ui/icons'
import { FormAlert } from '~/ui/states/form-alert'
import type { FollowAnswer, FollowRefusal } from './follows'

type Props = {
  username: string
  fullName: string
  isFollowing: boolean
  size?: 's' | 'm'
  /** Says what was refused without scripts: one button of a page does. */
  isMain?: boolean
}

/** Follows a member and back: shows the new state at once, and the old one again where the server did not agree. */
export function FollowButton({ username, fullName, isFollowing, size = 'm', isMain = false }: Props) {
  const t = useT('follows')
  const fetcher = useFetcher<FollowAnswer>({ key: `follow ${username}` })
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const known = useLastConfirmed(isFollowing, fetcher.data)
  const sent = fetcher.formData?.get('state')
  const isOn = sent ? sent === 'following' : known
  const error = fetcher.data
    ? fetcher.data.done
      ? null
      : fetcher.data.error
    : isMain
      ? refusedIn(params, 'follow', REFUSALS)
      : null
  return (
    <fetcher.Form method="post" action="/resources/follows" className="relative">
      <input type="hidden" name="username" value={username} />
      <input type="hidden" name="back" value={pathname + search} />
      <Button
        type="submit"
        name="state"
        value={isOn ? 'none' : 'following'}
        size={size}
        aria-label={t(isOn ? 'followingNamed' : 'followNamed', { name: fullName })}
        onClick={(event) => {
          if (fetcher.state === 'submitting') event.preventDefault()
        }}
      >
        {isOn ? <CheckIcon className="size-4 text-accent" /> : null}
        {t(isOn ? 'following' : 'follow')}
      </Button>
      {fetcher.state === 'idle' && error ? (
        <div
          className={`absolute top-full z-10 mt-1 w-max max-w-[min(20rem,80vw)] bg-ground ${isMain ? 'max-sm:left-0 sm:right-0' : 'right-0'}`}
        >
          <FormAlert error={error} words={(error) => t(`error.${error}`)} />
        </div>
      ) : null}
    </fetcher.Form>
  )
}

/** What the page or an answer said last: lists that were fetched are not told anew by the page. */
function useLastConfirmed(isFollowing: boolean, answer: FollowAnswer | undefined) {
  const [known, setKnown] = useState(isFollowing)
  useEffect(() => setKnown(isFollowing), [isFollowing])
  useEffect(() => {
    if (answer?.done) setKnown(answer.isFollowing)
  }, [answer])
  return known
}

const REFUSALS: readonly FollowRefusal[] = [
  'missing',
  'self',
  'suspended',
  'undecided',
  'invalid',
  'tooMany',
  'unexpected',
]

/** Whether the two are connected, and whether the other one follows the viewer. */
export function FollowNote({ isConnected, followsViewer }: { isConnected: boolean; followsViewer: boolean }) {
  const t = useT('follows')
  return (
    <>
      {isConnected ? <span>{t('connected')}</span> : null}
      {followsViewer ? <span>{t('followsYou')}</span> : null}
    </>
  )
}

import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { HeartIcon } from '~/ui/icons'
import { cardId, LOVE_RESOURCE, type LoveAnswer, type LoveCard } from './love'
import { LoveRefused } from './refused'

/** A private interest, and back: shows the new state at once, and the old one again where the server did not agree. */
export function LikeButton({ card: { username, fullName, isLiked, isMatch } }: { card: LoveCard }) {
  const t = useT('love')
  const fetcher = useFetcher<LoveAnswer>({ key: `love ${username}` })
  const { pathname, search } = useLocation()
  const known = useLastSaid(isLiked, fetcher.data)
  const sent = fetcher.formData?.get('intent')
  const isOn = sent ? sent === 'like' : known
  return (
    <fetcher.Form method="post" action={LOVE_RESOURCE} className="relative">
      <input type="hidden" name="username" value={username} />
      <input type="hidden" name="back" value={`${pathname}${search}#${cardId(username)}`} />
      <Button
        type="submit"
        name="intent"
        value={isOn ? 'unlike' : 'like'}
        size="s"
        aria-pressed={isOn}
        aria-label={t('likeNamed', { name: fullName })}
        title={isMatch ? undefined : t('likePrivate', { name: fullName })}
        onClick={(event) => {
          if (fetcher.state === 'submitting') event.preventDefault()
        }}
      >
        <HeartIcon className={`size-4 ${isOn ? 'text-accent [&>path]:fill-current' : ''}`} />
        {t(isOn ? 'liked' : 'like')}
      </Button>
      {fetcher.state === 'idle' ? (
        <LoveRefused
          answer={fetcher.data}
          className="absolute! top-full left-0 z-10 mt-1 w-max max-w-[min(20rem,80vw)]"
        />
      ) : null}
    </fetcher.Form>
  )
}

/** What the page or an answer said last. */
function useLastSaid(isLiked: boolean, answer: LoveAnswer | undefined) {
  const [known, setKnown] = useState(isLiked)
  useEffect(() => setKnown(isLiked), [isLiked])
  useEffect(() => {
    if (answer?.done && 'isLiked' in answer) setKnown(answer.isLiked)
  }, [answer])
  return known
}

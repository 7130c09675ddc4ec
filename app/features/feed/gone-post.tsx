import { useLayoutEffect, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/card'
import type { WhyGone } from './use-card-verbs'

type Props = {
  /** Of the element it stands for. */
  cardId: string
  why: WhyGone
  username: string
}

/**
 * In the place of a post that its reader has just taken from their page. The focus comes here, where the post had it, and goes
 * back to the post when that returns.
 */
export function GonePost({ cardId, why, username }: Props) {
  const t = useT('comments')
  const text = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const element = text.current
    element?.focus()
    return () => {
      if (document.activeElement !== element) return
      queueMicrotask(() => document.getElementById(cardId)?.focus({ preventScroll: true }))
    }
  }, [cardId])
  return (
    <Card className="py-8 text-center text-muted">
      <p ref={text} tabIndex={-1} className="outline-none">
        {t(`gone.${why}`, { username })}
      </p>
    </Card>
  )
}

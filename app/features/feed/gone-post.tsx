import { useEffect, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/card'
import type { WhyGone } from './use-card-verbs'

/** In the place of a post that its reader has just taken from their page. The focus comes here, where the post had it. */
export function GonePost({ why, username }: { why: WhyGone; username: string }) {
  const t = useT('comments')
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <Card className="py-8 text-center text-muted">
      <p ref={text} tabIndex={-1} className="outline-none">
        {t(`gone.${why}`, { username })}
      </p>
    </Card>
  )
}

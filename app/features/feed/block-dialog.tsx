import { useState } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Dialog } from '~/ui/overlays/dialog'
import type { Author } from './feed'
import { ProblemLine } from './problem-line'

type Props = { member: Author; onClose: () => void; onBlocked: (username: string) => void }

/** Confirms and blocks a member. */
export function BlockDialog({ member: { username, fullName }, onClose, onBlocked }: Props) {
  const t = useT('blocking')
  const more = useT('feed-more')
  const common = useT('common')
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function block() {
    setProblem(null)
    setIsSending(true)
    const refused = await sendBlock(username)
    setIsSending(false)
    if (refused) return setProblem(refused)
    onBlocked(username)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('blockTitle', { name: fullName })}
      description={t('blockText', { name: fullName })}
      closeLabel={common('close')}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="danger" pending={isSending} onClick={block}>
            {t(isSending ? 'blocking' : 'block')}
          </Button>
        </>
      }
    >
      {problem ? (
        <ProblemLine problem={problem} onRetry={block}>
          {more('notBlocked')}
        </ProblemLine>
      ) : null}
    </Dialog>
  )
}

/** Blocks a member; null, or the problem. Success redirects to the list of blocked members, which isn't followed. */
async function sendBlock(username: string): Promise<string | null> {
  try {
    const response = await fetch('/resources/blocks', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'block', username }),
      redirect: 'manual',
    })
    if (response.type === 'opaqueredirect' || response.ok) return null
    return { 401: 'signedOut', 404: 'missing', 429: 'tooMany' }[response.status] ?? 'unexpected'
  } catch {
    return 'unreachable'
  }
}

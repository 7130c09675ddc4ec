import { useEffect, useState } from 'react'
import { DELETION_DELAY_DAYS } from '~/domain/membership/limits'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Dialog } from '~/ui/dialog'
import { useHydrated } from '~/ui/use-hydrated'
import { type AccountAnswer, answerTo, type Leaving } from './account'
import { LeaveForm } from './leave-form'

type Props = {
  username: string
  email: string
  hasPassword: boolean
  renews: boolean
  answer: AccountAnswer | undefined
}

/** Going away for a while, and going for good. */
export function LeaveCard(props: Props) {
  const t = useT('account')
  return (
    <Card as="section" aria-labelledby="account-leave">
      <h2 id="account-leave" className="text-lg">
        {t('leaveTitle')}
      </h2>
      <div className="divide-y divide-line">
        <WayOut {...props} how="deactivate" />
        <WayOut {...props} how="delete" />
      </div>
    </Card>
  )
}

/** A way out with its question: in a window of its own, without scripts below the button's place. */
function WayOut({ how, answer: anyAnswer, ...member }: Props & { how: Leaving }) {
  const t = useT('account')
  const common = useT('common')
  const answer = answerTo(anyAnswer, how)
  const isHydrated = useHydrated()
  const [isAsking, setIsAsking] = useState(false)
  // A refusal of this very page being opened, as after a reload of the answer, is shown where it can be mended.
  useEffect(() => {
    if (answer) setIsAsking(true)
  }, [answer])
  const question = <LeaveForm how={how} {...member} answer={answer} />
  return (
    <div className="py-4 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-64 text-muted">{t(`leave.${how}.copy`, { days: DELETION_DELAY_DAYS })}</p>
        <Button
          size="s"
          aria-haspopup="dialog"
          className={`noscript:hidden ${how === 'delete' ? 'text-danger!' : ''}`}
          onClick={() => setIsAsking(true)}
        >
          {t(`leave.${how}`)}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(`leave.${how}.title`)}
        closeLabel={common('close')}
      >
        {question}
      </Dialog>
      {isHydrated ? null : (
        <div className="mt-4 hidden noscript:block">
          <h3 className="mb-2">{t(`leave.${how}.title`)}</h3>
          {question}
        </div>
      )}
    </div>
  )
}

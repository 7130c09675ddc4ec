import { useT } from '~/locales/use-t'
import { useSentIntent } from '~/platform/use-sent-intent'
import { Button } from '~/ui/button'
import { DoneNote } from '~/ui/done-note'
import { CANCEL_EMAIL, type PersonalAnswer, RESEND_EMAIL } from './personal'

/** The form that these buttons belong to; they stand inside another one. */
export const WAITING_FORM = 'waiting-email'

/** An address that becomes the member's once they open the mail it got; and what was done about it last. */
export function WaitingEmail({ email, answer }: { email: string | null; answer: PersonalAnswer | undefined }) {
  const t = useT('personal')
  const intent = useSentIntent()
  const done = answer?.done && answer.intent !== 'save' ? answer : null
  return (
    <div className="mt-2">
      {email ? (
        <div className="rounded-control border border-line bg-sunken px-3.5 py-3 text-sm">
          <p className="[overflow-wrap:anywhere]">{t('waiting', { email })}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              type="submit"
              form={WAITING_FORM}
              name="intent"
              value={RESEND_EMAIL}
              size="s"
              pending={intent === RESEND_EMAIL}
            >
              {t('resend')}
            </Button>
            <Button
              type="submit"
              form={WAITING_FORM}
              name="intent"
              value={CANCEL_EMAIL}
              size="s"
              variant="ghost"
              pending={intent === CANCEL_EMAIL}
            >
              {t('cancelChange')}
            </Button>
          </div>
        </div>
      ) : null}
      {done ? <DoneNote done={done}>{t(done.done === 'cancelled' ? 'cancelled' : 'mailed')}</DoneNote> : null}
    </div>
  )
}

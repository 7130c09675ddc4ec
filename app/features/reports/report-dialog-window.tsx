import { useFetcher } from '@remix-run/react'
import { useRef } from 'react'
import type { ReportSubject } from '~/domain/community/moderation/moderation-paths'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Dialog } from '~/ui/overlays/dialog'
import type { ReportAnswer } from './report'
import { ReportFields, ReportThanks } from './report-form'

type Props = { subject: ReportSubject; onClose: () => void }

/** The window of a report; its default export is what `lazy` asks for. */
export default function ReportDialogWindow({ subject, onClose }: Props) {
  const t = useT('reports')
  const common = useT('common')
  const { Form, data, state } = useFetcher<ReportAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const pending = state !== 'idle'
  const answer = pending ? undefined : data
  const reported = answer?.done ? answer.member : null
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`title.${subject.kind}`)}
      description={reported ? null : t('lead')}
      closeLabel={common('close')}
      actions={
        reported ? (
          <Button variant="primary" onClick={onClose}>
            {common('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{common('cancel')}</Button>
            <Button variant="primary" pending={pending} onClick={() => form.current?.requestSubmit()}>
              {t(pending ? 'sending' : 'send')}
            </Button>
          </>
        )
      }
    >
      {reported ? (
        <ReportThanks member={reported} />
      ) : (
        <Form ref={form} method="post" action="/resources/reports">
          <ReportFields subject={subject} answer={answer} />
        </Form>
      )}
    </Dialog>
  )
}

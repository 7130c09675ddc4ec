import { Form } from '@remix-run/react'
import { useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { useSentIntent } from '~/platform/use-sent-intent'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'

/** Ends every session but this one, once that has been confirmed; without scripts at once, since it takes nothing away. */
export function EndOtherSessions() {
  const t = useT('account')
  const common = useT('common')
  const pending = useSentIntent() === 'end-other-sessions'
  const [isAsking, setIsAsking] = useState(false)
  const isConfirmed = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      className="mt-3"
      onSubmit={(event) => {
        if (isConfirmed.current) {
          isConfirmed.current = false
          return
        }
        event.preventDefault()
        setIsAsking(true)
      }}
    >
      <Button ref={button} type="submit" size="s" name="intent" value="end-other-sessions" pending={pending}>
        {t('sessionsEndOthers')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('sessionsEndTitle')}
        description={t('sessionsEndCopy')}
        closeLabel={common('close')}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{common('cancel')}</Button>
            <Button
              variant="primary"
              onClick={() => {
                setIsAsking(false)
                isConfirmed.current = true
                button.current?.form?.requestSubmit(button.current)
              }}
            >
              {t('sessionsEndOthers')}
            </Button>
          </>
        }
      />
    </Form>
  )
}

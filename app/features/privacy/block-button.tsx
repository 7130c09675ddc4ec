import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Dialog } from '~/ui/overlays/dialog'
import { FormAlert } from '~/ui/states/form-alert'
import type { PrivacyAnswer } from './privacy'

const ACTION = '/resources/blocks'

/** Blocks a member after a confirmation, then shows the list of blocked members. Without scripts it blocks at once. */
export function BlockButton({ username, fullName }: { username: string; fullName: string }) {
  const t = useT('blocking')
  const common = useT('common')
  const fetcher = useFetcher<PrivacyAnswer>()
  const [isOpen, setIsOpen] = useState(false)
  const pending = fetcher.state !== 'idle'
  const fields = { username, intent: 'block' }
  return (
    <fetcher.Form
      method="post"
      action={ACTION}
      onSubmit={(event) => {
        event.preventDefault()
        setIsOpen(true)
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="ghost">
        {t('block')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('blockTitle', { name: fullName })}
        description={t('blockText', { name: fullName })}
        closeLabel={common('close')}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>{common('cancel')}</Button>
            <Button
              variant="danger"
              pending={pending}
              onClick={() => fetcher.submit(fields, { method: 'post', action: ACTION })}
            >
              {t(pending ? 'blocking' : 'block')}
            </Button>
          </>
        }
      >
        {pending ? null : <FormAlert error={fetcher.data?.error ?? null} words={() => t('missing')} />}
      </Dialog>
    </fetcher.Form>
  )
}

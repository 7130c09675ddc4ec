import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { FEW_LEFT } from '~/domain/community/limits'
import { CONNECTION_NOTE_MAX_GRAPHEMES } from '~/domain/membership/connections'
import { textLength } from '~/domain/text/text-length'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { TextArea } from '~/ui/controls/text-input'
import { Dialog } from '~/ui/overlays/dialog'
import { UsageLine } from '~/ui/states/usage-line'

type Props = { name: string; initialNote: string; onClose: () => void; onSend: (note: string) => void }

/** Asks for an optional note to a request. The default export is for `React.lazy`. */
export default function ConnectDialog({ name, initialNote, onClose, onSend }: Props) {
  const t = useT('connect')
  const common = useT('common')
  const [note, setNote] = useState(initialNote)
  const usage = useRequestsLeft()
  const left = CONNECTION_NOTE_MAX_GRAPHEMES - textLength(note.trim())
  const send = () => {
    if (left >= 0) onSend(note)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('askTitle', { name })}
      description={t('askText', { name })}
      closeLabel={common('close')}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" onClick={send}>
            {t('send')}
          </Button>
        </>
      }
    >
      <Field
        label={t('note')}
        aside={left <= FEW_LEFT ? <span aria-live="polite">{left}</span> : t('optional')}
        error={left < 0 ? t('error.noteTooLong') : null}
      >
        {(control) => (
          <TextArea
            {...control}
            value={note}
            placeholder={t('notePlaceholder')}
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
              event.preventDefault()
              send()
            }}
          />
        )}
      </Field>
      <div role="status" className="empty:hidden">
        {usage ? <UsageLine line={usage} className="mt-3" /> : null}
      </div>
    </Dialog>
  )
}

type Line = { text: string; way: string }

/** The requests left, once they are few; null until loaded. */
function useRequestsLeft(): Line | null {
  const { data, load } = useFetcher<{ line: Line | null }>()
  useEffect(() => load('/resources/usage?of=requests'), [load])
  return data?.line ?? null
}

import { type FormEvent, useState } from 'react'
import { VERIFY_PATH } from '~/domain/membership/limits'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import type { ButtonSize } from '~/ui/controls/button-look'
import { Alert } from '~/ui/states/alert'
import { EXPORT_PATH } from './account'

/** Long enough for the download to begin. */
const REVOKE_AFTER_MILLISECONDS = 60_000

type State = { at: 'idle' | 'pending' | 'done' } | { at: 'refused'; why: string }

/** Downloads all data of the member. A plain form without scripts; with them it shows what went wrong. */
export function DownloadData({ size = 's', className }: { size?: ButtonSize; className?: string }) {
  const t = useT('account')
  const [state, setState] = useState<State>({ at: 'idle' })

  async function download(event: FormEvent) {
    event.preventDefault()
    if (state.at === 'pending') return
    setState({ at: 'pending' })
    try {
      const response = await fetch(EXPORT_PATH, { method: 'POST', body: new URLSearchParams() })
      const type = response.headers.get('Content-Type') ?? ''
      if (response.ok && type === 'application/zip') {
        saveFile(
          await response.blob(),
          /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1],
        )
        return setState({ at: 'done' })
      }
      // The step-up continues with the download.
      if (response.status === 403) return window.location.assign(VERIFY_PATH)
      // Only the site's own refusals are plain text; proxies may answer with a page.
      setState({ at: 'refused', why: type.startsWith('text/plain') ? await response.text() : t('exportFailed') })
    } catch {
      setState({ at: 'refused', why: t('exportUnreachable') })
    }
  }

  return (
    <form method="post" action={EXPORT_PATH} onSubmit={download} className={className}>
      {state.at === 'refused' ? (
        <Alert tone="error" focus className="mb-3">
          {state.why}
        </Alert>
      ) : null}
      <Button type="submit" size={size} pending={state.at === 'pending'}>
        {t(state.at === 'pending' ? 'exporting' : 'exportButton')}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {state.at === 'done' ? t('exportDone') : null}
      </p>
    </form>
  )
}

function saveFile(file: Blob, name = '') {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MILLISECONDS)
}

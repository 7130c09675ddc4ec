import { useFetcher } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import type { Notice, ReadAnswer } from './notifications'
import { RESOURCE } from './notifications'

/** Marks all as read that are shown, and what lies behind them; nothing that comes in the same moment. */
export function MarkAll({ notices }: { notices: readonly Notice[] }) {
  const t = useT('notifications')
  const { Form, data, state } = useFetcher<ReadAnswer>({ key: 'mark-all-read' })
  const [newest] = notices
  if (!newest || notices.every(({ isRead }) => isRead)) return null
  return (
    <Form method="post" action={RESOURCE} className="-mx-3 flex flex-wrap items-center justify-end gap-2">
      <input type="hidden" name="intent" value="read" />
      <input type="hidden" name="all" value="yes" />
      <input type="hidden" name="until" value={newest.at} />
      {data?.error && state === 'idle' ? (
        <span role="alert" className="text-sm text-danger">
          {t('markFailed')}
        </span>
      ) : null}
      <Button type="submit" variant="ghost" size="s" pending={state !== 'idle'}>
        {t('markAll')}
      </Button>
    </Form>
  )
}

import { useFetcher, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import type { ButtonVariant } from '~/ui/button-look'
import { ACT_PATH, type ActAnswer } from './moderation'
import { ROOM_FETCHER } from './room-fetcher'

type Props = {
  /** What it is about. */
  fields: Record<string, string>
  /** What can be done; pressing one does it. */
  buttons: { intent: string; label: string; variant?: ButtonVariant }[]
  children?: ReactNode
}

/** A form of the room: what it asks, and the buttons that do it. */
export function ActForm({ fields, buttons, children }: Props) {
  const { Form, formData, state } = useFetcher<ActAnswer>({ key: ROOM_FETCHER })
  const { pathname, search } = useLocation()
  const sent = state !== 'idle' && formData?.get('act') === fields.act ? formData?.get('intent') : null
  return (
    <Form method="post" action={ACT_PATH} className="grid gap-3">
      {Object.entries({ ...fields, back: pathname + search }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className="flex flex-wrap gap-2">
        {buttons.map(({ intent, label, variant = 'quiet' }) => (
          <Button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            size="s"
            variant={variant}
            pending={sent === intent}
          >
            {label}
          </Button>
        ))}
      </div>
    </Form>
  )
}

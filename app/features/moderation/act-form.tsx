import { useFetcher, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import type { ButtonVariant } from '~/ui/button-look'
import { ACT_PATH, type ActAnswer } from './moderation'
import { ROOM_FETCHER } from './room-fetcher'

type Props = {
  intent: string
  /** What it is about. */
  fields: Record<string, string>
  label: string
  variant?: ButtonVariant
  children?: ReactNode
}

/** A form of the room: what it asks, and one button that does it. */
export function ActForm({ intent, fields, label, variant = 'quiet', children }: Props) {
  const { Form, formData, state } = useFetcher<ActAnswer>({ key: ROOM_FETCHER })
  const { pathname, search } = useLocation()
  const isThis = formData?.get('act') === fields.act && formData?.get('intent') === intent
  return (
    <Form method="post" action={ACT_PATH} className="grid gap-3">
      {Object.entries({ ...fields, intent, back: pathname + search }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div>
        <Button type="submit" size="s" variant={variant} pending={state !== 'idle' && isThis}>
          {label}
        </Button>
      </div>
    </Form>
  )
}

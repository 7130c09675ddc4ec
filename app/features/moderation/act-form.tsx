import { useFetcher, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import type { ButtonVariant } from '~/ui/button-look'
import { useHydrated } from '~/ui/use-hydrated'
import { ACT_PATH, type ActAnswer } from './moderation'
import { ROOM_FETCHER } from './room-fetcher'
import { useRefused } from './use-refused'

type Props = {
  /** What it is about. */
  fields: Record<string, string>
  /** What can be done; pressing one does it. */
  buttons: { intent: string; label: string; variant?: ButtonVariant }[]
  /** Fields to fill in, given what was typed into them before. */
  children?: (typed: Record<string, string>) => ReactNode
}

/**
 * A form of the room: what it asks, and the buttons that do it; one thing after another, each by the page as it is then.
 * Without scripts it is sent to the page it stands on, which knows what was typed.
 */
export function ActForm({ fields, buttons, children }: Props) {
  const { Form, formData, state } = useFetcher<ActAnswer>({ key: ROOM_FETCHER })
  const { pathname, search } = useLocation()
  const isHydrated = useHydrated()
  const refused = useRefused(fields, buttons)
  const sent = state !== 'idle' && formData?.get('act') === fields.act ? formData?.get('intent') : null
  return (
    <Form method="post" action={isHydrated ? ACT_PATH : undefined} className="grid gap-3">
      {Object.entries({ ...fields, back: pathname + search }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children?.(refused?.values ?? {})}
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
            disabled={state !== 'idle' && sent !== intent}
          >
            {label}
          </Button>
        ))}
      </div>
    </Form>
  )
}

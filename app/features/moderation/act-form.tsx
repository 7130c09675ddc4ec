import { useActionData, useFetcher, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import type { ButtonVariant } from '~/ui/controls/button-look'
import { Field } from '~/ui/controls/field'
import { TextArea } from '~/ui/controls/text-input'
import { FormAlert } from '~/ui/states/form-alert'
import { useHydrated } from '~/ui/use-hydrated'
import { ACT_PATH, type ActAnswer } from './moderation'

/** All moderation forms send by one fetcher, so that the frame says how the last of them went, also when its card is gone. */
export const MODERATION_FETCHER = 'moderation'

type ActFormProps = {
  /** What it is about. */
  fields: Record<string, string>
  /** What can be done; pressing one does it. */
  buttons: { intent: string; label: string; variant?: ButtonVariant }[]
  /** Fields to fill in, given what was typed into them before. */
  children?: (typed: Record<string, string>) => ReactNode
}

/**
 * A moderation form: what it asks, and the buttons that do it; one thing after another, each by the page as it is then.
 * Without scripts it is sent to the page it stands on, which knows what was typed.
 */
export function ActForm({ fields, buttons, children }: ActFormProps) {
  const { Form, formData, state } = useFetcher<ActAnswer>({ key: MODERATION_FETCHER })
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

type NoteFieldProps = { label: string; hint?: string; required?: boolean; typed: string | undefined }

/** What the member is told in the moderator's own words. */
export function NoteField({ label, hint, required = false, typed }: NoteFieldProps) {
  const t = useT('moderation')
  return (
    <Field label={label} aside={required ? null : t('optional')} hint={hint ?? t('noteHint')}>
      {(control) => <TextArea {...control} name="note" rows={2} required={required} defaultValue={typed} />}
    </Field>
  )
}

/** Why a form of this page was refused where there are no scripts; with them the frame of the room says it. */
export function Refusal() {
  const t = useT('moderation')
  const answer = useActionData<ActAnswer>()
  const { data: later } = useFetcher<ActAnswer>({ key: MODERATION_FETCHER })
  const error = later ? null : (answer?.error ?? null)
  return <FormAlert className="mb-4" error={error} words={(problem) => t(`problem.${problem}`)} />
}

/** Two pages of one thing differ in these. */
const OF_ONE_PAGE = new Set(['act', 'seen'])

/** The answer that refused this form where there are no scripts; nothing for any other form of the page. */
export function useRefused(
  fields: Record<string, string>,
  buttons: readonly { intent: string }[],
): ActAnswer | undefined {
  const answer = useActionData<ActAnswer>()
  if (!answer?.error || !buttons.some(({ intent }) => intent === answer.intent)) return undefined
  const isIt = Object.entries(fields).every(([name, value]) => OF_ONE_PAGE.has(name) || answer.values[name] === value)
  return isIt ? answer : undefined
}

import { useFetcher } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { DoneNote } from '~/ui/done-note'
import { FormAlert } from '~/ui/form-alert'
import type { Privacy, PrivacyAnswer } from './privacy'
import { useVisibilityForm } from './use-visibility-form'
import { VisibilityFields } from './visibility-fields'

type Props = {
  settings: Privacy
  /** Called when the card is used for the first time and again. */
  onTouch: () => void
}

/** Asks a new member once who sees them; what holds anyway is chosen already. */
export function FirstChoice({ settings, onTouch }: Props) {
  const t = useT('privacy-settings')
  const fetcher = useFetcher<PrivacyAnswer>()
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const pending = fetcher.state === 'submitting'
  const { initial, chosen, idle, watch, ...fields } = useVisibilityForm(settings, answer)
  return (
    <Card as="section" aria-labelledby="first-choice" onFocus={onTouch} onPointerDown={onTouch} onChange={onTouch}>
      <h2 id="first-choice" className="text-lg">
        {t('firstTitle')}
      </h2>
      <p className="mt-1 text-muted">{t('firstLead')}</p>
      <FormAlert error={answer?.error ?? null} words={() => t('error.missing')} className="mt-4" />
      <fetcher.Form
        {...watch}
        method="post"
        action="/resources/privacy"
        noValidate
        autoComplete="off"
        className="mt-4 grid gap-4"
      >
        <VisibilityFields initial={initial} chosen={chosen} {...fields} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" pending={pending} aria-disabled={idle || undefined}>
            {t(pending ? 'saving' : 'save')}
          </Button>
          <DoneNote done={answer?.done ? answer : null}>{t('saved')}</DoneNote>
        </div>
      </fetcher.Form>
    </Card>
  )
}

import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { APPEAL_MAX_GRAPHEMES, FEW_LEFT } from '~/domain/community/limits'
import { textLength } from '~/domain/text/text-length'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { TextArea } from '~/ui/controls/text-input'
import { FormAlert } from '~/ui/states/form-alert'
import { APPEALS_PATH, type AppealAnswer } from './appeals'

type Props = { actionId: string; answer: AppealAnswer | undefined }

/** A member's word against an action, once. Open from the start where it was refused. */
export function AppealForm({ actionId, answer }: Props) {
  const t = useT('appeals')
  const { formData, state } = useNavigation()
  const [left, setLeft] = useState(APPEAL_MAX_GRAPHEMES - textLength(answer?.values.content ?? ''))
  const pending = state !== 'idle' && formData?.get('action') === actionId
  const problem = answer?.problems.content
  return (
    <details open={answer ? true : undefined}>
      <summary className="cursor-pointer font-semibold">{t('object')}</summary>
      <Form method="post" action={APPEALS_PATH} className="mt-3 grid gap-3">
        <FormAlert error={answer?.error ?? null} words={() => t('missing')} />
        <input type="hidden" name="action" value={actionId} />
        <Field
          label={t('content')}
          aside={left <= FEW_LEFT ? <span aria-live="polite">{left}</span> : null}
          hint={t('contentHint')}
          error={left < 0 ? t('contentTooLong') : problem && t(problem as Key<'appeals'>)}
        >
          {(control) => (
            <TextArea
              {...control}
              name="content"
              rows={4}
              defaultValue={answer?.values.content}
              onChange={(event) => setLeft(APPEAL_MAX_GRAPHEMES - textLength(event.target.value))}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            {t(pending ? 'sending' : 'send')}
          </Button>
        </div>
      </Form>
    </details>
  )
}

import { Form, useNavigation } from '@remix-run/react'
import { SUPPORT_PATH } from '~/domain/membership/support'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/forms/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import { FormAlert } from '~/ui/states/form-alert'
import type { SupportAnswer } from './support'
import { WordsField } from './words-field'

type Props = {
  /** Of the question this form makes: sent twice it is one. */
  id: string
  answer: SupportAnswer | undefined
}

/** A question to the team: what it is about, and the question. */
export function AskForm({ id, answer }: Props) {
  const t = useT('support')
  const form = useFocusOnProblem(answer)
  const { formData, state } = useNavigation()
  const pending = state !== 'idle' && formData?.get('intent') === 'ask'
  const problem = answer?.problems.subject
  return (
    <Card as="section" aria-labelledby="ask-title">
      <h2 id="ask-title" className="text-lg">
        {t('ask')}
      </h2>
      <Form ref={form} method="post" action={SUPPORT_PATH} className="mt-3 grid gap-4" noValidate>
        {answer?.error ? <FormAlert error={answer.error} words={(error) => t(error)} /> : null}
        <input type="hidden" name="intent" value="ask" />
        <input type="hidden" name="id" value={answer?.done ? id : (answer?.values.id ?? id)} />
        <Field label={t('subject')} hint={t('subjectHint')} error={problem && t(problem as Key<'support'>)}>
          {(control) => (
            <TextInput {...control} name="subject" required autoComplete="off" defaultValue={answer?.values.subject} />
          )}
        </Field>
        <WordsField
          label={t('content')}
          hint={t('contentHint')}
          problem={answer?.problems.content}
          typed={answer?.values.content}
          rows={6}
        />
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            {t(pending ? 'sending' : 'send')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { FormAlert } from '~/ui/states/form-alert'
import { type LessonAnswer, QUESTIONS } from './learning'

/** The end of a lesson's text: whoever has read it says so, and the questions come. */
export function ReadForm({ path, answer }: { path: string; answer: LessonAnswer | undefined }) {
  const t = useT('learning')
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section aria-labelledby="read-title" id={QUESTIONS} className="grid scroll-mt-20 gap-3 border-t border-line pt-6">
      <h2 id="read-title">{t('readTitle')}</h2>
      <p className="text-pretty text-muted">{t('readText')}</p>
      <FormAlert error={answer?.error ?? null} words={(error) => t(`error_${error}`)} />
      <Form method="post" action={`${path}#${QUESTIONS}`} preventScrollReset>
        <input type="hidden" name="intent" value="read" />
        <Button type="submit" variant="primary" pending={isSending}>
          {t('read')}
        </Button>
      </Form>
    </section>
  )
}

import { Form } from '@remix-run/react'
import { API_TOKEN_NAME_MAX_LENGTH } from '~/domain/membership/limits'
import { API_SCOPES } from '~/domain/public-api/api-scopes'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/forms/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field, FieldNote } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import type { TokensAnswer } from './api-tokens'

type Props = { id: string; answer: TokensAnswer | undefined; pending: boolean }

/** Names a token and says what it may ask for. */
export function NewTokenForm({ id, answer, pending }: Props) {
  const t = useT('api-tokens')
  const own = answer?.intent === 'create' ? answer : undefined
  // Where no answer came at all, nothing came back either: the fields stay as they are.
  const typed = own && !own.done && own.error !== 'unreachable' ? own.values : null
  const form = useFocusOnProblem(own)
  const problemAt = (field: string) =>
    own?.problems[field] &&
    t(`problem.${own.problems[field]}` as Key<'api-tokens'>, { most: API_TOKEN_NAME_MAX_LENGTH })
  const scopeProblem = problemAt('scopes')
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="mt-3 grid gap-5">
      <input type="hidden" name="id" value={id} />
      <Field label={t('name')} hint={t('nameHint')} error={problemAt('name')}>
        {(control) => (
          <TextInput {...control} name="name" autoComplete="off" aria-required defaultValue={typed?.name ?? ''} />
        )}
      </Field>
      <fieldset aria-describedby={scopeProblem ? 'scopes-note' : undefined}>
        <legend className="mb-2 text-sm font-semibold">{t('scopes')}</legend>
        <div className="grid gap-2">
          {API_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              name={scope}
              label={t(`scope.${scope}`)}
              defaultChecked={typed ? scope in typed : true}
            />
          ))}
        </div>
        {scopeProblem ? <FieldNote id="scopes-note" error={scopeProblem} /> : null}
      </fieldset>
      <Button
        type="submit"
        name="intent"
        value="create"
        variant="primary"
        pending={pending}
        className="justify-self-start max-sm:w-full"
      >
        {t(pending ? 'creating' : 'create')}
      </Button>
    </Form>
  )
}

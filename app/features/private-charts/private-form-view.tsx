import { Form, useNavigation } from '@remix-run/react'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { findInstant, searchNearestTowns, searchPlaces } from '~/platform/chart/birth-hints'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { BirthFields } from '~/ui/birth-fields/birth-fields'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { ChevronLeftIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { FormAlert } from '~/ui/states/form-alert'
import { LIST_PATH, type PrivateAnswer, type PrivateForm, privateChartPath } from './private-charts'

export type PrivateFormProps = { form: PrivateForm; answer: PrivateAnswer | undefined }

/** Somebody's name and birth, to make a chart of; for a chart that is there also the way to remove it. */
export function PrivateFormView({ form, answer }: PrivateFormProps) {
  const t = useT('private-charts')
  const { id, name, isNew, hasLink, initial, instant, latestDate } = form
  // Where no answer came at all, nothing came back either: the fields stay as they are.
  const back = answer?.error === 'unreachable' ? undefined : answer
  const pending = useNavigation().formData?.get('intent') === 'save'
  const element = useFocusOnProblem(answer)
  const problemAt = (field: string) => answer?.problems[field] && t(answer.problems[field] as Key<'private-charts'>)
  return (
    <div className="grid max-w-170 grid-cols-1 gap-4">
      <ButtonLink
        to={isNew ? LIST_PATH : privateChartPath(id)}
        variant="ghost"
        size="s"
        className="-ml-3 justify-self-start"
      >
        <ChevronLeftIcon className="size-4.5" />
        {isNew ? t('title') : name}
      </ButtonLink>
      <Card as="section" aria-labelledby="private-form">
        <h1 id="private-form">{t(isNew ? 'addTitle' : 'editTitle')}</h1>
        <p className="mt-1 text-pretty text-muted">{t('formLead')}</p>
        <p className="mt-1 text-pretty text-muted">{t('permission')}</p>
        {hasLink ? <p className="mt-1 text-pretty text-muted">{t('linkEnds')}</p> : null}
        {pending ? null : (
          <FormAlert
            error={answer?.error ?? null}
            words={(error) => t(`error.${error as 'full' | 'service'}`)}
            className="mt-5"
          />
        )}
        <Form ref={element} method="post" noValidate preventScrollReset className="mt-5 grid gap-5">
          <input type="hidden" name="id" value={id} />
          <Field label={t('name')} hint={t('nameHint')} error={problemAt('name')}>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                autoComplete="off"
                aria-required
                defaultValue={back?.values.name ?? name}
              />
            )}
          </Field>
          <BirthFields
            initial={back?.values ?? initial}
            problems={answer?.problems}
            suggestions={answer?.suggestions}
            instant={back ? back.instant : instant}
            latestDate={latestDate}
            searchPlaces={searchPlaces}
            searchNearestTowns={searchNearestTowns}
            findInstant={findInstant}
          />
          <Checkbox
            name="consent"
            defaultChecked={back?.values.consent === 'on'}
            label={t('consent')}
            hint={t(isNew ? 'consentHint' : 'consentAgain')}
            error={problemAt('consent')}
          />
          <Button
            type="submit"
            name="intent"
            value="save"
            variant="primary"
            pending={pending}
            className="justify-self-start max-md:w-full"
          >
            {t(pending ? 'saving' : isNew ? 'save' : 'saveChanges')}
          </Button>
        </Form>
      </Card>
      {isNew ? null : <DeletePrivateChart name={name} />}
    </div>
  )
}

/** Deletes the chart after a confirmation, with scripts and without. */
function DeletePrivateChart({ name }: { name: string }) {
  const t = useT('private-charts')
  const pending = useNavigation().formData?.get('intent') === 'delete'
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-2 md:px-5">
      <summary className="w-fit py-1.5 font-medium text-danger pointer-coarse:py-2.5">{t('delete')}</summary>
      <div className="pt-1 pb-3">
        <p className="max-w-[60ch] text-pretty">{t('deleteText', { name })}</p>
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="delete" variant="danger" pending={pending}>
            {t(pending ? 'deleting' : 'deleteYes')}
          </Button>
        </Form>
      </div>
    </details>
  )
}

/** Where the form of a new chart would stand: there is no room for one, said before anything is typed. */
export function PrivateFull({ most }: { most: number }) {
  const t = useT('private-charts')
  return (
    <div className="grid max-w-170 grid-cols-1 gap-4">
      <ButtonLink to={LIST_PATH} variant="ghost" size="s" className="-ml-3 justify-self-start">
        <ChevronLeftIcon className="size-4.5" />
        {t('title')}
      </ButtonLink>
      <Card as="section" aria-labelledby="private-form">
        <h1 id="private-form">{t('addTitle')}</h1>
        <p className="mt-2 text-pretty">{t('full', { most })}</p>
      </Card>
    </div>
  )
}

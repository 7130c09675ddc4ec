import { Form, Link, useNavigation } from '@remix-run/react'
import { EVENT_KINDS, EVENT_LANGUAGES } from '~/domain/events/event-kinds'
import { CAPACITY_MAX } from '~/domain/events/limits'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/forms/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { RadioGroup } from '~/ui/controls/radio-group'
import { Select, TextArea, TextInput } from '~/ui/controls/text-input'
import { FormAlert } from '~/ui/states/form-alert'
import { eventsPath } from './event-query'
import { type EventFormAnswer, type EventFormData, type EventFormError, eventPath } from './events'
import { TimeFields } from './time-fields'
import { WhereFields } from './where-fields'

type Props = { page: EventFormData; answer: EventFormAnswer | undefined }

/** The form of an event, new or not. Refused, it has all that was typed, and says at each field what is wrong. */
export function EventForm({ page, answer }: Props) {
  const t = useT('event-form')
  const names = useT('events')
  const form = useFocusOnProblem(answer)
  const isSaving = useNavigation().state === 'submitting'
  const values = answer ? answer.values : page.values
  const problemAt = (name: string) => {
    const problem = answer?.problems[name]
    return problem && t(problem as Key<'event-form'>)
  }
  return (
    <Form ref={form} method="post" className="grid gap-5" noValidate>
      <FormAlert<EventFormError> error={answer?.error ?? null} words={(error) => t(`refused.${error}`)} hasText />
      <input type="hidden" name="id" value={values.id ?? page.id} />
      <RadioGroup
        legend={t('kind')}
        name="kind"
        options={EVENT_KINDS.map((kind) => ({
          value: kind,
          label: names(`kind.${kind}`),
          hint: t(`kindHint.${kind}`),
        }))}
        defaultValue={values.kind as (typeof EVENT_KINDS)[number] | undefined}
        error={problemAt('kind')}
      />
      <Field label={t('title')} error={problemAt('title')}>
        {(control) => <TextInput {...control} name="title" defaultValue={values.title} aria-required />}
      </Field>
      <Field label={t('description')} hint={t('descriptionHint')} error={problemAt('description')}>
        {(control) => (
          <TextArea {...control} name="description" rows={7} defaultValue={values.description} aria-required />
        )}
      </Field>
      <Field label={t('language')} error={problemAt('language')}>
        {(control) => (
          <Select {...control} name="language" defaultValue={values.language}>
            {EVENT_LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {names(`language.${language}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <WhereFields
        values={values}
        choices={answer?.choices ?? []}
        problemAt={problemAt}
        guess={page.isNew && !answer && !values.time_zone}
      />
      <TimeFields name="start" values={values} problemAt={problemAt} problem={answer?.problems.start_time} />
      <TimeFields name="end" values={values} problemAt={problemAt} problem={answer?.problems.end_time} />
      <Field label={t('capacity')} aside={names('optional')} hint={t('capacityHint')} error={problemAt('capacity')}>
        {(control) => (
          <TextInput
            {...control}
            type="number"
            name="capacity"
            inputMode="numeric"
            min={1}
            max={CAPACITY_MAX}
            defaultValue={values.capacity}
            className="max-w-40"
          />
        )}
      </Field>
      {page.isNew ? null : <p className="text-sm text-muted">{t('editNote')}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={isSaving} className="max-sm:w-full">
          {t(page.isNew ? 'create' : 'save')}
        </Button>
        <Link
          to={page.isNew ? eventsPath({}) : eventPath(page.id)}
          className="inline-flex min-h-11 items-center px-2 text-muted"
        >
          {t('back')}
        </Link>
      </div>
    </Form>
  )
}

import { Form, Link, useNavigation } from '@remix-run/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { PlaceOption } from '~/domain/birth/birth-hint'
import { canonicalTimeZone, timeZoneNames } from '~/domain/community/places/time-zone'
import { EVENT_KINDS, EVENT_LANGUAGES } from '~/domain/events/event-kinds'
import { CAPACITY_MAX } from '~/domain/events/limits'
import type { Key } from '~/locales/translate'
import { useLanguage, useT } from '~/locales/use-t'
import { zoneName } from '~/locales/zone-name'
import { searchPlaces } from '~/platform/chart/birth-hints'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { usePlaceLabel, usePlaceSearch } from '~/ui/birth-fields/use-place-search'
import { deviceZone } from '~/ui/clock/use-time-zone'
import { Button } from '~/ui/controls/button'
import { Combobox } from '~/ui/controls/combobox'
import { Field } from '~/ui/controls/field'
import { RadioGroup } from '~/ui/controls/radio-group'
import { Select, TextArea, TextInput } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import { FormAlert } from '~/ui/states/form-alert'
import { eventsPath } from './event-query'
import { type EventFormAnswer, type EventFormData, type EventFormError, eventPath, type PlaceChoice } from './events'

type Props = { page: EventFormData; answer: EventFormAnswer | undefined }

/** The page of a new event or of its changes. */
export function EventFormView({ page, answer }: Props) {
  const t = useT('event-form')
  return (
    <div className="grid max-w-170 grid-cols-1 gap-4">
      <div>
        <h1>{t(page.isNew ? 'newTitle' : 'editTitle')}</h1>
        {page.isNew ? <p className="mt-1 text-muted">{t('lead')}</p> : null}
      </div>
      <Card>
        <EventForm page={page} answer={answer} />
      </Card>
    </div>
  )
}

/** The form of a new or existing event. When refused, it keeps what was typed and shows the problems at their fields. */
function EventForm({ page, answer }: Props) {
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

type WhereFieldsProps = {
  values: Record<string, string>
  choices: readonly PlaceChoice[]
  problemAt: (name: string) => string | undefined
  /** Whether to suggest the device's zone. */
  guess: boolean
}

/** Online with link and time zone, or at a place with its own zone. The choice shows its fields without scripts too. */
function WhereFields({ values, choices, problemAt, guess }: WhereFieldsProps) {
  const t = useT('event-form')
  return (
    <div className="group/where grid gap-5">
      <RadioGroup
        legend={t('format')}
        name="format"
        look="segments"
        options={[
          { value: 'online', label: t('format.online') },
          { value: 'place', label: t('format.place') },
        ]}
        defaultValue={values.format === 'place' ? 'place' : 'online'}
        error={problemAt('format')}
      />
      <div className="grid gap-5 group-has-[input[value=place]:checked]/where:hidden">
        <Field label={t('link')} hint={t('linkHint')} error={problemAt('link')}>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              name="link"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              defaultValue={values.link}
            />
          )}
        </Field>
        <ZoneField value={values.time_zone ?? ''} error={problemAt('time_zone')} guess={guess} />
      </div>
      <div className="grid gap-5 group-has-[input[value=online]:checked]/where:hidden">
        <CityField values={values} choices={choices} error={problemAt('city')} />
        <Field label={t('address')} hint={t('addressHint')} error={problemAt('address')}>
          {(control) => <TextInput {...control} name="address" autoComplete="off" defaultValue={values.address} />}
        </Field>
      </div>
    </div>
  )
}

type CityFieldProps = { values: Record<string, string>; choices: readonly PlaceChoice[]; error: string | undefined }

const detailOf = ({ region, country }: PlaceOption) => [region, country].filter(Boolean).join(', ')

/** A city of the gazetteer, searched while typing; without scripts, chosen among cities of that name after submitting. */
function CityField({ values, choices, error }: CityFieldProps) {
  const t = useT('event-form')
  const language = useLanguage()
  const labelOf = usePlaceLabel()
  const { places, state, search } = usePlaceSearch(searchPlaces)
  const [picked, setPicked] = useState(values.place_id ? { id: values.place_id, label: values.city ?? '' } : null)
  const [zone, setZone] = useState<string | null>(null)
  const hint = state === 'failed' ? t('cityFailed') : zone ? t('cityZone', { zone }) : t('cityHint')
  return (
    <>
      <Field label={t('city')} hint={hint} error={error}>
        {(control) => (
          <Combobox
            control={control}
            textName="city"
            name="place_id"
            defaultText={values.city}
            picked={picked}
            options={places.map((place) => ({ id: String(place.id), label: labelOf(place), detail: detailOf(place) }))}
            loading={state === 'searching'}
            onSearch={search}
            onPick={(option) => {
              const place = places.find(({ id }) => String(id) === option?.id)
              setPicked(place ? { id: String(place.id), label: place.name } : null)
              setZone(place ? zoneName(place.timezone, language) : null)
            }}
          />
        )}
      </Field>
      {choices.length > 0 && !picked ? (
        <>
          <input type="hidden" name="choice_for" value={values.city ?? ''} />
          <RadioGroup
            legend={t('cityWhich')}
            name="place_choice"
            options={choices.map(({ id, name, detail }) => ({ value: id, label: name, hint: detail }))}
          />
        </>
      ) : null}
    </>
  )
}

type ZoneFieldProps = {
  value: string
  error: string | undefined
  /** Whether to suggest the device's zone. */
  guess: boolean
}

/** The time zone of an online event: an IANA name, with the browser's list to choose from. */
function ZoneField({ value, error, guess }: ZoneFieldProps) {
  const t = useT('event-form')
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const [zone, setZone] = useState(value)
  const [zones, setZones] = useState<string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration: what the field holds later is the member's own choice
  useEffect(() => {
    // A zone that was typed before hydration is kept.
    if (guess && input.current?.value === value) setZone(canonicalTimeZone(deviceZone()) ?? deviceZone())
  }, [])
  return (
    <Field label={t('zone')} hint={t('zoneHint')} error={error}>
      {(control) => (
        <>
          <TextInput
            {...control}
            ref={input}
            name="time_zone"
            list={list}
            autoComplete="off"
            spellCheck={false}
            value={zone}
            onChange={(event) => setZone(event.target.value)}
            onFocus={() => setZones(timeZoneNames())}
          />
          <datalist id={list}>
            {zones.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}

type TimeFieldsProps = {
  name: 'start' | 'end'
  values: Record<string, string>
  problemAt: (name: string) => string | undefined
  /** The problem key of the time. */
  problem: string | undefined
}

/** Date and time in the zone of the event; if clocks go back over that time, which of the two is meant. */
function TimeFields({ name, values, problemAt, problem }: TimeFieldsProps) {
  const t = useT('event-form')
  const which = values[`${name}_which`]
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t(name)}</legend>
      <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2">
        <Field
          label={t(`${name}Date`)}
          error={problemAt(`${name}_date`)}
          hint={name === 'end' ? t('endDateHint') : null}
        >
          {(control) => (
            <TextInput {...control} type="date" name={`${name}_date`} defaultValue={values[`${name}_date`]} />
          )}
        </Field>
        <Field label={t(`${name}Time`)} error={problemAt(`${name}_time`)}>
          {(control) => (
            <TextInput {...control} type="time" name={`${name}_time`} defaultValue={values[`${name}_time`]} />
          )}
        </Field>
      </div>
      {problem === 'time.twice' || which ? (
        <RadioGroup
          legend={t('which')}
          name={`${name}_which`}
          options={[
            { value: 'first', label: t('which.first') },
            { value: 'second', label: t('which.second') },
          ]}
          defaultValue={which === 'second' ? 'second' : which === 'first' ? 'first' : undefined}
        />
      ) : null}
    </fieldset>
  )
}

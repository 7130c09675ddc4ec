import { Form, Link, useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import {
  AGE_GROUPS,
  DISTANCES_KM,
  lastAgeOf,
  SOUGHT_TIES,
  SOUGHT_WORDS_MAX_LENGTH,
  SOUGHT_WORDS_MAX_LINES,
} from '~/domain/membership/love/love-preferences'
import { dateFormat } from '~/locales/date-format'
import type { Key } from '~/locales/translate'
import { useLanguage, useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { useTimeZone } from '~/ui/clock/use-time-zone'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field, FieldNote } from '~/ui/controls/field'
import { SaveRow } from '~/ui/controls/save-row'
import { Select, TextArea } from '~/ui/controls/text-input'
import { ChevronDownIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import { LOVE_PATH } from '../love'
import {
  ageGroupText,
  PREFERENCES_ID,
  type PreferencesAnswer,
  type PreferencesData,
  type PreferenceValues,
  STATED_LANGUAGES,
  seekField,
  speaksField,
} from './preferences'

type Props = { data: PreferencesData; answer: PreferencesAnswer | undefined }
type PartProps = { data: PreferencesData; values: PreferenceValues; problemAt: (name: string) => string | undefined }

/** What the viewer looks for, whom they want to see, and what they state for the filters of others. */
export function PreferencesPanel({ data, answer }: Props) {
  const t = useT('love-preferences')
  const pending = useSentIntent() === 'save'
  const form = useFocusOnProblem(answer)
  const action = useOwnAddress()
  const version = useFilledVersion(data, answer)
  const values: PreferenceValues = answer && !answer.done ? answer.values : data.values
  const problemAt = (name: string) => {
    const problem = answer?.problems[name]
    return problem && t(`problem.${problem}` as Key<'love-preferences'>)
  }
  return (
    <Card as="section" id={PREFERENCES_ID} aria-labelledby="love-preferences" className="scroll-mt-4 py-0!">
      <details className="group/preferences" open={answer !== undefined}>
        <summary className="flex min-h-14 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          <h2 id="love-preferences" className="text-lg">
            {t('title')}
          </h2>
          <span className="flex items-center gap-2 text-sm text-muted">
            {t(`filtering.${data.filtering}`)}
            <ChevronDownIcon className="size-4 transition-transform group-open/preferences:rotate-180" />
          </span>
        </summary>
        {pending ? null : (
          <FormAlert error={answer?.error ?? null} words={(error) => t(`error.${error}`)} hasText className="mb-4" />
        )}
        <Form
          ref={form}
          method="post"
          action={action}
          noValidate
          preventScrollReset
          autoComplete="off"
          className="grid gap-6 pb-5"
        >
          <input type="hidden" name="version" value={version} />
          <SoughtFields {...{ data, values, problemAt }} />
          <FilterFields {...{ data, values, problemAt }} />
          <StatedFields {...{ data, values, problemAt }} />
          <SaveRow
            id="love-preferences-why"
            pending={pending}
            idle={false}
            saved={answer?.done === 'saved' ? answer : null}
            words={{ save: t('save'), saving: t('saving'), nothingChanged: '', saved: t('saved') }}
          />
        </Form>
      </details>
    </Card>
  )
}

/** The version that the fields were filled with. The page loads later ones without changing what is typed. */
function useFilledVersion(data: PreferencesData, answer: PreferencesAnswer | undefined): string {
  const [version, setVersion] = useState(answer?.version ?? data.version)
  useEffect(() => {
    if (answer && answer.version !== null) setVersion(answer.version)
  }, [answer])
  return version
}

/** Where the form is sent: the tab and the search it stands under, without what was opened there. */
function useOwnAddress(): string {
  const params = new URLSearchParams(useLocation().search)
  for (const name of ['open', 'more', 'refused']) params.delete(name)
  const text = params.toString()
  return `${LOVE_PATH}${text ? `?${text}` : ''}#${PREFERENCES_ID}`
}

function Part({ legend, lead, children }: { legend: string; lead: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-line pt-4">
      <legend className="float-left w-full font-semibold">{legend}</legend>
      <p className="-mt-3 text-sm text-pretty text-muted">{lead}</p>
      {children}
    </fieldset>
  )
}

function SoughtFields({ data, values, problemAt }: PartProps) {
  const t = useT('love-preferences')
  return (
    <Part legend={t('sought')} lead={t('soughtText')}>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {SOUGHT_TIES.map((tie) => {
          const name = seekField(tie)
          return (
            <Checkbox
              key={tie}
              name={name}
              value="on"
              defaultChecked={values[name] === 'on'}
              label={t(`seek.${tie}`)}
            />
          )
        })}
      </div>
      <Field
        label={t('words')}
        hint={t('wordsHint', { most: SOUGHT_WORDS_MAX_LENGTH, lines: SOUGHT_WORDS_MAX_LINES })}
        error={problemAt('words')}
      >
        {(control) => <TextArea {...control} name="words" dir="auto" defaultValue={values.words} />}
      </Field>
      {data.areWordsHidden ? (
        <Alert tone="warning">
          {t('wordsHidden')}{' '}
          <Link to="/app/appeals" className="font-semibold underline underline-offset-4">
            {t('wordsDecision')}
          </Link>
        </Alert>
      ) : null}
      <Checkbox
        name="is_public"
        value="on"
        defaultChecked={values.is_public === 'on'}
        label={t('isPublic')}
        hint={t('isPublicHint')}
      />
    </Part>
  )
}

function FilterFields({ data, values, problemAt }: PartProps) {
  const t = useT('love-preferences')
  const date = useDay(data.countsFrom.others)
  return (
    <Part legend={t('filters')} lead={date ? `${t('filtersText')} ${t('othersFrom', { date })}` : t('filtersText')}>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label={t('ageFrom')} error={problemAt('age_from')}>
          {(control) => (
            <Select {...control} name="age_from" defaultValue={values.age_from}>
              <option value="">{t('anyAge')}</option>
              {AGE_GROUPS.map((group) => (
                <option key={group} value={group}>
                  {group}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('ageTo')} error={problemAt('age_to')}>
          {(control) => (
            <Select {...control} name="age_to" defaultValue={values.age_to}>
              <option value="">{t('anyAge')}</option>
              {AGE_GROUPS.map(lastAgeOf).map((age) => (
                <option key={age} value={age}>
                  {age}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('language')} error={problemAt('language')}>
          {(control) => (
            <Select {...control} name="language" defaultValue={values.language}>
              <option value="">{t('anyLanguage')}</option>
              {STATED_LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {t(`language.${language}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('within')} error={problemAt('within')}>
          {(control) => (
            <Select {...control} name="within" defaultValue={values.within}>
              <option value="">{t('anyDistance')}</option>
              {DISTANCES_KM.map((km) => (
                <option key={km} value={km}>
                  {t('km', { km })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Checkbox
        name="only_stated"
        value="on"
        defaultChecked={values.only_stated === 'on'}
        label={t('onlyStated')}
        hint={t('onlyStatedHint')}
      />
    </Part>
  )
}

function StatedFields({ data: { ageGroups, countsFrom, ...data }, values, problemAt }: PartProps) {
  const t = useT('love-preferences')
  const [ageDate, languagesDate] = [useDay(countsFrom.ageGroup), useDay(countsFrom.languages)]
  const cityDate = useDay(countsFrom.city)
  const languagesNote = useId()
  return (
    <Part legend={t('stated')} lead={t('statedText')}>
      <Field
        label={t('ownAge')}
        hint={ageDate ? `${t('ageCountsFrom', { date: ageDate })} ${t('ownAgeHint')}` : t('ownAgeHint')}
        error={problemAt('age_group')}
      >
        {(control) => (
          <Select {...control} name="age_group" defaultValue={values.age_group} className="max-w-60">
            <option value="">{t('notStated')}</option>
            {ageGroups.map((group) => (
              <option key={group} value={group}>
                {ageGroupText(group)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="min-w-0" aria-describedby={languagesDate ? languagesNote : undefined}>
        <legend className="mb-1.5 text-sm font-semibold">{t('ownLanguages')}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          {STATED_LANGUAGES.map((code) => {
            const name = speaksField(code)
            return (
              <Checkbox
                key={code}
                name={name}
                value="on"
                defaultChecked={values[name] === 'on'}
                label={t(`language.${code}`)}
              />
            )
          })}
        </div>
        {languagesDate ? <FieldNote id={languagesNote} hint={t('countsFrom', { date: languagesDate })} /> : null}
      </fieldset>
      <CityField {...data} date={cityDate} value={values.city} error={problemAt('city')} />
    </Part>
  )
}

/** A day in words; null where there is none. */
function useDay(at: string | null): string | null {
  const language = useLanguage()
  const timeZone = useTimeZone()
  return at && dateFormat(language, timeZone, { day: 'numeric', month: 'long' }).format(Date.parse(at))
}

type CityFieldProps = Pick<PreferencesData, 'location'> & {
  /** The day from which a change counts, in words. */
  date: string | null
  value: string | undefined
  error: string | undefined
}

/** The place on the profile as a city to be filtered by, and the way to change it. */
function CityField({ location, date, value, error }: CityFieldProps) {
  const t = useT('love-preferences')
  const toProfile = (
    <Link to="/app/settings?tab=personal" className="text-accent underline underline-offset-4">
      {t(location === null ? 'addPlace' : 'changePlace')}
    </Link>
  )
  const note = t(location === null ? 'noPlace' : 'ownCityHint')
  return (
    <Field
      label={t('ownCity')}
      hint={
        <>
          {date ? `${t('countsFrom', { date })} ` : null}
          {note} {toProfile}
        </>
      }
      error={
        error ? (
          <>
            {error} {toProfile}
          </>
        ) : undefined
      }
    >
      {(control) => (
        <Select {...control} name="city" defaultValue={value} className="max-w-full">
          <option value="">{t('notStatedCity')}</option>
          {location === null ? null : <option value="on">{location}</option>}
        </Select>
      )}
    </Field>
  )
}

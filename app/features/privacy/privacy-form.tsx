import { Form, Link, useSearchParams } from '@remix-run/react'
import { type FormEvent, useEffect, useId } from 'react'
import {
  BIRTH_VISIBILITIES,
  CHART_DETAILS,
  CHART_VISIBILITIES,
  type MemberPrivacy,
  PRESENCE_VISIBILITIES,
  PRIVACY_FIELDS,
  PRIVACY_SETTINGS,
  PROFILE_VISIBILITIES,
  type PrivacySettings,
  type ProfileAccess,
  resolveAccess,
} from '~/domain/membership/visibility'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/client/form-answer'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field } from '~/ui/controls/field'
import { RadioGroup } from '~/ui/controls/radio-group'
import { SaveRow } from '~/ui/controls/save-row'
import { Select } from '~/ui/controls/text-input'
import { useSavedForm } from '~/ui/controls/use-saved-form'
import { Card } from '~/ui/layout/card'
import { FormAlert } from '~/ui/states/form-alert'
import type { PrivacyData } from './load-privacy.server'
import { FIRST_CHOICE_REFUSALS, type PrivacyAnswer } from './privacy'

type Props = { data: PrivacyData; answer: PrivacyAnswer | undefined }

/** Chooses who sees what of a member, says it in words, and links to previews. */
export function PrivacyForm({ data: { settings, fit, withheld, username }, answer }: Props) {
  const t = useT('privacy-settings')
  const { initial, chosen, idle, watch, ...fields } = useVisibilityForm(settings, answer)
  const pending = useSentIntent() === 'save'
  const [params] = useSearchParams()
  const error = answer ? answer.error : refusedIn(params, 'privacy', FIRST_CHOICE_REFUSALS)
  return (
    <Card as="section" aria-labelledby="privacy" className="max-w-170">
      <h2 id="privacy">{t('title')}</h2>
      <p className="mt-1 text-muted">{t('lead')}</p>
      {pending ? null : <FormAlert error={error} words={(problem) => t(`error.${problem}`)} className="mt-5" />}
      <Form {...watch} method="post" noValidate preventScrollReset autoComplete="off" className="mt-5 grid gap-5">
        <VisibilityFields initial={initial} chosen={chosen} {...fields} />
        <RadioGroup
          legend={t('detail')}
          name="chart_detail"
          defaultValue={initial.chartDetail}
          options={CHART_DETAILS.map((detail) => ({
            value: detail,
            label: t(detail === 'core' && withheld ? `detail.core.${withheld}` : `detail.${detail}`),
            hint: [
              t(`detailHint.${detail}`),
              detail === 'core' && withheld && t(`withheld.${withheld}`),
              fit && t('fit', { count: fit[detail] }),
            ]
              .filter(Boolean)
              .join(' '),
          }))}
          error={fields.problemAt('chart_detail')}
        />
        <Checkbox
          name="is_indexed"
          value="on"
          defaultChecked={initial.isIndexed}
          label={t('indexed')}
          hint={t(chosen.profileVisibility === 'everyone' ? 'indexedHint' : 'indexedIdle')}
        />
        <Audiences settings={chosen} username={username} />
        <PresenceFields initial={initial} chosen={chosen} problemAt={fields.problemAt} />
        <SaveRow
          id="privacy-why"
          pending={pending}
          idle={idle}
          saved={answer?.done === 'saved' ? answer : null}
          words={{ save: t('save'), saving: t('saving'), nothingChanged: t('nothingChanged'), saved: t('saved') }}
        />
      </Form>
    </Card>
  )
}

type VisibilityFieldsProps = {
  initial: PrivacySettings
  /** The current values, for the hints. */
  chosen: PrivacySettings
  /** Whether the choice opens the birth data to everyone, which needs a confirmation. */
  opensBirth: boolean
  problemAt: (name: string) => string | undefined
}

/** Who sees profile, chart and birth data. */
function VisibilityFields({ initial, chosen, opensBirth, problemAt }: VisibilityFieldsProps) {
  const t = useT('privacy-settings')
  return (
    <>
      <Field
        label={t('profile')}
        hint={t(`profileHint.${chosen.profileVisibility}`)}
        error={problemAt('profile_visibility')}
      >
        {(control) => (
          <Select {...control} name="profile_visibility" defaultValue={initial.profileVisibility}>
            {initial.profileVisibility === 'undecided' ? (
              <option value="undecided" disabled>
                {t('profile.undecided')}
              </option>
            ) : null}
            {PROFILE_VISIBILITIES.map((level) => (
              <option key={level} value={level}>
                {t(`profile.${level}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('chart')} hint={t(`chartHint.${chosen.chartVisibility}`)} error={problemAt('chart_visibility')}>
        {(control) => (
          <Select {...control} name="chart_visibility" defaultValue={initial.chartVisibility}>
            {CHART_VISIBILITIES.map((level) => (
              <option key={level} value={level}>
                {t(`chart.${level}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('birth')} hint={t(`birthHint.${chosen.birthVisibility}`)} error={problemAt('birth_visibility')}>
        {(control) => (
          <Select {...control} name="birth_visibility" defaultValue={initial.birthVisibility}>
            {BIRTH_VISIBILITIES.map((level) => (
              <option key={level} value={level}>
                {t(`birth.${level}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {opensBirth ? <BirthConfirmation error={problemAt('birth_confirmed')} /> : null}
      {/* Without scripts nothing can appear after a choice. */}
      {opensBirth || initial.birthVisibility === 'everyone' ? null : (
        <noscript>
          <BirthConfirmation error={undefined} />
        </noscript>
      )}
    </>
  )
}

function BirthConfirmation({ error }: { error: string | undefined }) {
  const t = useT('privacy-settings')
  const whyId = useId()
  return (
    <div className="-mt-1 rounded-control border border-warn/35 bg-warn-soft px-4 py-3">
      <p id={whyId}>{t('birthConfirmHint')}</p>
      <fieldset aria-describedby={whyId} className="mt-2">
        <Checkbox name="birth_confirmed" value="on" label={t('birthConfirm')} error={error} />
      </fieldset>
    </div>
  )
}

type PresenceFieldsProps = {
  initial: MemberPrivacy
  /** The current values, for the hint. */
  chosen: MemberPrivacy
  problemAt: (name: string) => string | undefined
}

/** Who sees that a member is online, and whether read receipts are sent. */
function PresenceFields({ initial, chosen, problemAt }: PresenceFieldsProps) {
  const t = useT('privacy-settings')
  return (
    <section aria-labelledby="presence" className="grid gap-5 border-t border-line pt-5">
      <h3 id="presence" className="text-lg">
        {t('presenceTitle')}
      </h3>
      <Field
        label={t('presence')}
        hint={t(`presenceHint.${chosen.presenceVisibility}`)}
        error={problemAt('presence_visibility')}
      >
        {(control) => (
          <Select {...control} name="presence_visibility" defaultValue={initial.presenceVisibility}>
            {PRESENCE_VISIBILITIES.map((level) => (
              <option key={level} value={level}>
                {t(`presence.${level}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        name="read_receipts"
        value="on"
        defaultChecked={initial.readReceipts}
        label={t('receipts')}
        hint={t('receiptsHint')}
      />
    </section>
  )
}

const AUDIENCES = [
  { relation: 'visitor', sees: 'visitorSees', view: 'viewAsVisitor' },
  { relation: 'member', sees: 'memberSees', view: 'viewAsMember' },
  { relation: 'connection', sees: 'connectionSees', view: 'viewAsConnection' },
] as const

/** Says for each audience, by the policy itself, what these settings show; the links preview the saved ones. */
function Audiences({ settings, username }: { settings: MemberPrivacy; username: string }) {
  const t = useT('privacy-settings')
  return (
    <section aria-labelledby="audiences" className="border-t border-line pt-5">
      <h3 id="audiences" className="text-lg">
        {t('audiences')}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {AUDIENCES.map(({ relation, sees, view }) => (
          <li key={relation} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
            <p className="min-w-0 flex-[1_1_20rem]">
              <span className="font-semibold">{t(sees)}</span>{' '}
              {t(`visible.${accessKey(resolveAccess({ ...settings, isActive: true }, relation))}`)}
            </p>
            <Link
              to={`/u/${username}?as=${relation}`}
              className="shrink-0 text-sm font-medium text-accent underline underline-offset-4 pointer-coarse:py-2.5"
            >
              {t(view)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-sm text-faint">{t('viewAsSaved')}</p>
    </section>
  )
}

function accessKey({ profile, chart, birth }: ProfileAccess) {
  if (profile !== 'page') return profile
  if (chart !== 'none') return chart
  return birth ? 'profileBirth' : 'profile'
}

/** State of the privacy form. `saved` is the stored state. */
function useVisibilityForm(saved: MemberPrivacy, answer: PrivacyAnswer | undefined) {
  const t = useT('fields')
  const { form, initial, chosen, problems, setProblems, isChanged, idle, read } = useSavedForm<MemberPrivacy>({
    begin: () => (answer?.done === null ? { ...saved, ...toPrivacy(answer.values) } : saved),
    parse: (fields, initial) => ({ ...initial, ...toPrivacy(fields) }),
    hasChanges: (chosen) => PRIVACY_SETTINGS.some((setting) => chosen[setting] !== saved[setting]),
    answer,
  })
  const confirmation = () => form.current?.querySelector<HTMLInputElement>('[name=birth_confirmed]')

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the problem is drawn
  useEffect(() => {
    if (problems.birth_confirmed) confirmation()?.focus()
  }, [problems])

  const opensBirth = chosen.birthVisibility === 'everyone' && saved.birthVisibility !== 'everyone'
  return {
    ...{ initial, chosen, opensBirth, idle },
    problemAt: (name: string) => problems[name] && t(problems[name] as Key<'fields'>),
    /** For the form element. */
    watch: {
      ref: form,
      onChange: () => {
        setProblems({})
        read()
      },
      onSubmit: (event: FormEvent) => {
        const unconfirmed = opensBirth && !confirmation()?.checked
        if (!isChanged || unconfirmed) event.preventDefault()
        if (unconfirmed) setProblems({ birth_confirmed: 'birthConfirmed.needed' })
      },
    },
  }
}

/** The settings of the form's fields; fields it doesn't have are left out. */
function toPrivacy(values: Record<string, string>): Partial<MemberPrivacy> {
  const named = PRIVACY_SETTINGS.map((setting) => [setting, values[PRIVACY_FIELDS[setting]]])
  // Unchecked boxes aren't sent, so only a form that has the boxes sets them.
  const boxes = { isIndexed: values.is_indexed === 'on', readReceipts: values.read_receipts === 'on' }
  return { ...Object.fromEntries(named.filter(([, value]) => value)), ...(values.chart_detail ? boxes : {}) }
}

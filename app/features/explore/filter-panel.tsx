import { Link, useNavigate } from '@remix-run/react'
import { READING_LANGUAGES_PATH } from '~/domain/membership/reading-languages'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field } from '~/ui/controls/field'
import { Select } from '~/ui/controls/text-input'
import { CHOICES, type Choice, type ExploreQuery, explorePath, SWITCHES } from './explore'
import type { ExploreOptions } from './explore-options.server'
import { useQueryOnTheWay } from './use-query-on-the-way'

type Props = {
  query: ExploreQuery
  options: ExploreOptions
  /** The form of the words, to which all of this belongs where there are no scripts. */
  formId: string
  hasChart: boolean
  /** Where the panel stands over the list, it makes way. */
  onDone: () => void
}

/** All by which people can be narrowed. What is chosen holds at once; without scripts, at the press of the button. */
export function FilterPanel({ query, options, formId, hasChart, onDone }: Props) {
  const t = useT('explore')
  const navigate = useNavigate()
  const coming = useQueryOnTheWay(query)
  const { filters } = coming
  const choose = (change: Partial<ExploreQuery['filters']>) =>
    navigate(explorePath({ ...coming, tab: 'people', filters: { ...filters, ...change } }), {
      preventScrollReset: true,
    })
  const hintOf = (name: Choice) => {
    if (name === 'country') return t('countryHint')
    return name !== 'language' ? undefined : (
      <>
        {t('languageHint')} <Link to={READING_LANGUAGES_PATH}>{t('changeLanguages')}</Link>
      </>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-3 border-b border-line pb-4">
        {SWITCHES.map((name) => (
          <Checkbox
            key={name}
            form={formId}
            name={name}
            value="1"
            checked={filters[name]}
            disabled={name === 'completes' && !hasChart}
            onChange={(event) => choose({ [name]: event.target.checked })}
            label={t(name)}
            hint={
              name !== 'completes' ? undefined : hasChart ? (
                t('completesHint')
              ) : (
                <>
                  {t('completesNoChart')} <Link to="/app/settings?tab=hd-data">{t('enterBirthData')}</Link>
                </>
              )
            }
          />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-1">
        {CHOICES.map((name) => (
          <Field key={name} label={t(name)} hint={hintOf(name)}>
            {(control) => (
              <Select
                {...control}
                form={formId}
                name={name}
                value={filters[name] ?? ''}
                onChange={(event) => choose({ [name]: event.target.value || null })}
              >
                <option value="">{t('any')}</option>
                {options[name].map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <p className="text-sm text-faint text-pretty">{t('privacy')}</p>
      <Button type="submit" form={formId} variant="primary" className="xl:not-noscript:hidden" onClick={onDone}>
        {t('show')}
      </Button>
    </div>
  )
}

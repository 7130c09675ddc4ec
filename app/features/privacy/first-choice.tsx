import { useFetcher, useLocation, useSearchParams } from '@remix-run/react'
import { PROFILE_VISIBILITIES } from '~/domain/membership/visibility'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/client/form-answer'
import { Button } from '~/ui/controls/button'
import { RadioGroup } from '~/ui/controls/radio-group'
import { FormAlert } from '~/ui/states/form-alert'
import { FIRST_CHOICE_REFUSALS, type FirstChoiceAnswer } from './privacy'

/** Asks a new member who may see their profile. No one sees them until they answer. */
export function FirstChoice() {
  const t = useT('privacy-settings')
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const fetcher = useFetcher<FirstChoiceAnswer>()
  const pending = fetcher.state !== 'idle'
  const error = fetcher.data ? fetcher.data.error : refusedIn(params, 'privacy', FIRST_CHOICE_REFUSALS)
  return (
    <fetcher.Form method="post" action="/resources/privacy" autoComplete="off" className="grid gap-4">
      <input type="hidden" name="back" value={pathname + search} />
      {pending ? null : <FormAlert<'invalid'> error={error} words={(problem) => t(`error.${problem}`)} />}
      <RadioGroup
        legend={<span className="text-lg">{t('firstTitle')}</span>}
        name="profile_visibility"
        defaultValue="everyone"
        options={PROFILE_VISIBILITIES.map((value) => ({
          value,
          label: t(`profile.${value}`),
          hint: t(`profileHint.${value}`),
        }))}
        hint={t('firstLead')}
      />
      <Button type="submit" variant="primary" pending={pending} className="justify-self-start max-md:w-full">
        {t(pending ? 'saving' : 'save')}
      </Button>
    </fetcher.Form>
  )
}

import { useFetcher, useLocation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import type { ChartShow } from '~/ui/bodygraph/chart-show'
import { ToggleButton } from '~/ui/toggle-button'
import { TOGGLES, toShowWord } from './chart-show'
import { SHOW_FETCHER } from './use-chart-show'

/** Lines, symbols, colours: how charts are drawn on this browser. A form, so it works without scripts too. */
export function ShowToggles({ show }: { show: ChartShow }) {
  const t = useT('my-chart')
  const { Form } = useFetcher({ key: SHOW_FETCHER })
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/app/settings?tab=hd-data" className="print:hidden">
      <input type="hidden" name="intent" value="show" />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('show')}</legend>
        {TOGGLES.map((toggle) => (
          <ToggleButton
            key={toggle}
            type="submit"
            name="show"
            // What is asked for, not what is to change: pressing fast then asks for the right thing.
            value={toShowWord({ ...show, [toggle]: !show[toggle] })}
            pressed={show[toggle]}
          >
            {t(toggle)}
          </ToggleButton>
        ))}
      </fieldset>
    </Form>
  )
}

import { useFetcher, useLocation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/client/form-answer'
import { Button } from '~/ui/controls/button'
import type { TimeZoneAnswer, ZoneQuestionData } from './time-zone.server'

/** The form of the question, which is gone once it is answered. */
const FETCHER_KEY = 'time-zone'

/** Asks a member whose device is in another time zone than their settings. */
function ZoneQuestion({ deviceZone, device, own }: ZoneQuestionData) {
  const t = useT('time-zone')
  const { Form, data, formData } = useFetcher<TimeZoneAnswer>({ key: FETCHER_KEY })
  const { pathname, search } = useLocation()
  // Hidden on submit; shown again if refused.
  if (formData) return null
  const hasFailed = data ? data.error !== null : refusedIn(new URLSearchParams(search), 'timeZone', ['unexpected'])
  return (
    <section
      aria-label={t('label')}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-sunken py-1.5 pr-2 pl-4 print:hidden"
    >
      <p className="min-w-0 py-1 text-sm wrap-anywhere">{t('question', { device, own })}</p>
      <Form
        method="post"
        action="/resources/time-zone"
        className="flex flex-wrap items-center gap-1"
        // The button that had the focus goes with the question.
        onSubmit={() => document.getElementById('content')?.focus()}
      >
        <input type="hidden" name="time_zone" value={deviceZone} />
        <input type="hidden" name="back" value={pathname + search} />
        <Button type="submit" size="s" name="intent" value="switch">
          {t('switch')}
        </Button>
        <Button type="submit" size="s" variant="ghost" name="intent" value="keep">
          {t('keep')}
        </Button>
      </Form>
      {hasFailed ? (
        <p role="alert" className="basis-full pb-1 text-sm text-danger">
          {t('failed')}
        </p>
      ) : null}
    </section>
  )
}

/** Announces the time zone after the answer. It stays on the page, so that a screen reader notices the change. */
function ZoneStatus() {
  const { data } = useFetcher<TimeZoneAnswer>({ key: FETCHER_KEY })
  return (
    <p role="status" className="sr-only">
      {data?.message}
    </p>
  )
}

/** The question above the pages of members, where there is one. */
export function ZoneNotice({ question }: { question: ZoneQuestionData | null }) {
  return (
    <>
      {question ? <ZoneQuestion {...question} /> : null}
      <ZoneStatus />
    </>
  )
}

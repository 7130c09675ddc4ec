import { useFetcher, useSearchParams } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/client/form-answer'
import { Button } from '~/ui/controls/button'
import { RadioGroup } from '~/ui/controls/radio-group'
import { Card } from '~/ui/layout/card'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import {
  CONSENT_REFUSALS,
  CONSENTS_PLACE,
  CONSENTS_RESOURCE,
  type ConsentsAnswer,
  type ConsentsData,
  type GivenConsent,
} from './consents'

/** The explicit consents of a member, each with the way to withdraw it and what follows. */
export function ConsentsCard({ data: { consents, journalDays } }: { data: ConsentsData }) {
  const t = useT('consents')
  const [params] = useSearchParams()
  return (
    <Card as="section" id="consents" aria-labelledby="consents-title" className="max-w-170 scroll-mt-4">
      <h2 id="consents-title">{t('title')}</h2>
      <p className="mt-1 text-pretty text-muted">{t('lead')}</p>
      <FormAlert
        error={refusedIn(params, 'consents', CONSENT_REFUSALS)}
        words={(error) => t(`error.${error as 'entries' | 'invalid'}`)}
        className="mt-4"
      />
      <ul className="mt-2 divide-y divide-line">
        {consents.map((consent) => (
          <Consent key={consent.purpose} consent={consent} journalDays={journalDays} />
        ))}
      </ul>
    </Card>
  )
}

type ConsentProps = { consent: GivenConsent; journalDays: number }

function Consent({ consent: { purpose, givenOn }, journalDays: loadedDays }: ConsentProps) {
  const t = useT('consents')
  const fetcher = useFetcher<ConsentsAnswer>()
  const { data: answer, state } = fetcher
  const journalDays = answer?.journalDays ?? loadedDays
  const hasSealedDays = purpose === 'journal' && givenOn === null && journalDays > 0
  return (
    <li className="py-3">
      <h3 className="font-semibold">{t(`${purpose}.title`)}</h3>
      <div className="flex flex-wrap gap-x-3">
        <p className="text-pretty text-muted">{givenOn ? t('givenOn', { date: givenOn }) : t('notGiven')}</p>
        <DoneNote done={answer?.done && state === 'idle' ? answer : null}>
          {t(answer?.done === 'deleted' ? 'deleted' : 'withdrawn')}
        </DoneNote>
      </div>
      <FormAlert
        error={state === 'idle' ? (answer?.error ?? null) : null}
        words={(error) => t(`error.${error as 'entries' | 'invalid'}`)}
        className="mt-3"
      />
      {givenOn ? (
        <details className="mt-1">
          <summary className="w-fit py-1.5 font-medium text-danger pointer-coarse:py-2.5">
            {t(`${purpose}.withdraw`)}
          </summary>
          <p className="pt-1 text-pretty">{t(`${purpose}.follows`)}</p>
          <fetcher.Form method="post" action={CONSENTS_RESOURCE} className="mt-3 grid justify-items-start gap-4">
            <input type="hidden" name="back" value={CONSENTS_PLACE} />
            {purpose === 'journal' && journalDays > 0 ? (
              <RadioGroup
                legend={t('entries', { count: journalDays })}
                name="entries"
                options={[
                  { value: 'delete', label: t('entries.delete'), hint: t('entries.deleteHint') },
                  { value: 'keep', label: t('entries.keep'), hint: t('entries.keepHint') },
                ]}
              />
            ) : null}
            <Button
              type="submit"
              name="intent"
              value={purpose === 'love' ? 'withdrawLove' : 'withdrawJournal'}
              variant="danger"
              pending={state !== 'idle'}
            >
              {t('withdraw')}
            </Button>
          </fetcher.Form>
        </details>
      ) : null}
      {hasSealedDays ? (
        <details className="mt-1">
          <summary className="w-fit py-1.5 font-medium text-danger pointer-coarse:py-2.5">
            {t('sealed', { count: journalDays })}
          </summary>
          <p className="pt-1 text-pretty">{t('sealedText')}</p>
          <fetcher.Form method="post" action={CONSENTS_RESOURCE} className="mt-3">
            <input type="hidden" name="back" value={CONSENTS_PLACE} />
            <Button type="submit" name="intent" value="deleteJournal" variant="danger" pending={state !== 'idle'}>
              {t('sealedDelete')}
            </Button>
          </fetcher.Form>
        </details>
      ) : null}
    </li>
  )
}

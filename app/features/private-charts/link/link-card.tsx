import { Form } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { CHART_LINK_DAYS, CHART_LINK_DEFAULT_DAYS, MOST_CHART_LINKS } from '~/domain/membership/limits'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { CopyField } from '~/ui/controls/copy-field'
import { RadioGroup } from '~/ui/controls/radio-group'
import { ShareIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import { type LinkAnswer, MAKE_LINK, type OwnersLink, WITHDRAW_LINK } from './link'

type Props = { name: string; link: OwnersLink | null; answer: LinkAnswer | undefined }

/** The link by which the person reads their chart: how to make it, and while it works its address, its end and the way to withdraw it. */
export function LinkCard({ name, link, answer }: Props) {
  const t = useT('private-charts')
  const sent = useSentIntent()
  const heading = useRef<HTMLHeadingElement>(null)
  const done = answer?.done ?? null
  // The button that was pressed is gone.
  useEffect(() => {
    if (answer?.done) heading.current?.focus()
  }, [answer])
  return (
    <Card as="section" aria-labelledby="link" className="print:hidden">
      <h2 id="link" ref={heading} tabIndex={-1} className="text-lg">
        {t('link')}
      </h2>
      <p className="mt-1 max-w-[66ch] text-pretty text-muted">{t('linkText', { name })}</p>
      <div className="mt-3 grid gap-4">
        {sent ? null : (
          <FormAlert
            error={answer?.error ?? null}
            words={(error) => t(`linkError.${error}`, { most: MOST_CHART_LINKS })}
          />
        )}
        {link ? (
          <WorkingLink link={link} isPending={sent === WITHDRAW_LINK} />
        ) : (
          <NewLink answer={answer} isPending={sent === MAKE_LINK} />
        )}
        <DoneNote done={done === 'withdrawn' && !sent ? answer! : null}>{t('linkWithdrawn')}</DoneNote>
      </div>
    </Card>
  )
}

function NewLink({ answer, isPending }: { answer: LinkAnswer | undefined; isPending: boolean }) {
  const t = useT('private-charts')
  const problem = answer?.problems.days
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <RadioGroup
        legend={t('linkDays')}
        name="days"
        look="segments"
        options={CHART_LINK_DAYS.map((days) => ({ value: String(days), label: t('linkDay', { count: days }) }))}
        defaultValue={answer?.values.days ?? String(CHART_LINK_DEFAULT_DAYS)}
        error={problem && t(problem as Key<'private-charts'>)}
      />
      <Button
        type="submit"
        name="intent"
        value={MAKE_LINK}
        pending={isPending}
        className="justify-self-start max-sm:w-full"
      >
        {t(isPending ? 'linkMaking' : 'linkMake')}
      </Button>
    </Form>
  )
}

type WorkingProps = { link: OwnersLink; isPending: boolean }

function WorkingLink({ link: { address, ends, opened }, isPending }: WorkingProps) {
  const t = useT('private-charts')
  const hasSheet = useHasShareSheet()
  return (
    <>
      {address === null ? (
        <Alert tone="warning">{t('linkUnreadable')}</Alert>
      ) : (
        <CopyField
          value={address}
          words={{
            label: t('linkAddress'),
            copy: t('linkCopy'),
            copied: t('linkCopied'),
            failed: t('linkCopyFailed'),
          }}
        >
          {hasSheet ? (
            <Button
              variant="primary"
              className="max-sm:w-full"
              // Who closes the sheet has changed their mind; where it fails the address is there to be copied.
              onClick={() => navigator.share({ title: t('linkShareTitle'), url: address }).catch(() => undefined)}
            >
              <ShareIcon />
              {t('linkShare')}
            </Button>
          ) : null}
        </CopyField>
      )}
      <p className="text-sm text-muted">
        {t('linkWorksUntil', { date: ends })}
        {' · '}
        {opened === null ? t('linkNotOpened') : t('linkOpened', { date: opened })}
      </p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-danger underline-offset-4 hover:underline">
          {t('linkWithdraw')}
        </summary>
        <Form method="post" preventScrollReset className="mt-1 grid gap-3 rounded-control border border-line p-4">
          <p>{t('linkWithdrawSure')}</p>
          <Button
            type="submit"
            name="intent"
            value={WITHDRAW_LINK}
            variant="danger"
            pending={isPending}
            className="justify-self-start max-sm:w-full"
          >
            {t('linkWithdrawYes')}
          </Button>
        </Form>
      </details>
    </>
  )
}

/** Whether the device has a share sheet; false until the page is hydrated, since the server does not know the device. */
function useHasShareSheet() {
  const [hasSheet, setHasSheet] = useState(false)
  useEffect(() => setHasSheet(typeof navigator.share === 'function'), [])
  return hasSheet
}

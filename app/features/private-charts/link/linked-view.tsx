import { Form, Link, useLocation } from '@remix-run/react'
import { signInPath } from '~/domain/membership/account/redirect-path'
import { MEMBER_MIN_AGE, MOST_PRIVATE_CHARTS } from '~/domain/membership/limits'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Checkbox } from '~/ui/controls/checkbox'
import { Card } from '~/ui/layout/card'
import { TabLinks } from '~/ui/layout/tab-links'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import { WheelReading } from '~/ui/wheel/wheel-reading'
import { ChartSheet } from '~/ui/whole-chart/chart-sheet'
import { KeptBodygraph } from '../kept-bodygraph'
import { KeptBirthCards, KeptChartCard, KeptChartHead } from '../kept-chart-view'
import { LIST_PATH } from '../private-charts'
import type { LinkedPage, LinkedSection, TakeOverAnswer } from './link'

type Props = { page: LinkedPage; answer: TakeOverAnswer | undefined }

/**
 * A chart as those who have its link read it: drawn, on the wheel, in words and on paper, with what they may do with it. Links and forms that
 * lead to the page itself load a document: before the router goes to an address it names it to `/__manifest`, and this one is a secret.
 */
export function LinkedView({ page, answer }: Props) {
  const t = useT('kept-chart')
  const { view } = page
  return (
    <div className="mx-auto grid w-full max-w-300 grid-cols-1 gap-5 px-4 py-5 md:px-6 md:py-8 print:block print:space-y-5 print:p-0">
      {/* The sheet has a head of its own. */}
      <div className={view === 'sheet' ? 'print:hidden' : undefined}>
        <KeptChartHead kept={page}>
          <LinkFacts page={page} />
        </KeptChartHead>
      </div>
      <div className="grid grid-cols-1 gap-5 print:hidden">
        <TakeOver page={page} answer={answer} />
        <TabLinks
          label={t('views')}
          reloadDocument
          tabs={[
            { to: '?', label: t('chart'), current: view === 'bodygraph' },
            { to: '?view=wheel', label: t('wheel'), current: view === 'wheel' },
            { to: '?view=reading', label: t('reading'), current: view === 'reading' },
          ]}
        />
      </div>
      {view === 'sheet' ? (
        <ChartSheet content={page} reloadDocument />
      ) : (
        <>
          {view === 'reading' ? (
            <Reading sections={page.reading} />
          ) : (
            <KeptChartCard kept={page} isByLink>
              {view === 'wheel' ? <WheelReading chart={page.chart} /> : <KeptBodygraph kept={page} isByLink />}
            </KeptChartCard>
          )}
          <KeptBirthCards kept={page} isByLink />
        </>
      )}
      {page.offer === 'owner' ? null : <Report />}
    </div>
  )
}

function LinkFacts({ page: { owner, ends, offer } }: { page: LinkedPage }) {
  const t = useT('kept-chart')
  return (
    <p className="mt-1 text-sm text-muted">
      {owner && offer !== 'owner' ? (
        <>
          {t('from')}{' '}
          <Link to={`/u/${owner.username}`} className="underline underline-offset-4">
            {owner.name}
          </Link>
          {' · '}
        </>
      ) : null}
      {t('worksUntil', { date: ends })}
      {offer === 'owner' ? null : ` · ${t('openingIsSeen')}`}
    </p>
  )
}

/** What the viewer may do with the chart: take it along to an account, make it their own, or keep it. */
function TakeOver({ page: { offer, newId }, answer }: Props) {
  const t = useT('kept-chart')
  const { pathname } = useLocation()
  const element = useFocusOnProblem(answer)
  if (offer === 'owner') {
    return (
      <Card>
        <p>
          {t('ownersView')}{' '}
          <Link to={LIST_PATH} className="font-semibold underline underline-offset-4">
            {t('toList')}
          </Link>
        </p>
      </Card>
    )
  }
  const signIn = (
    <ButtonLink to={signInPath(pathname)} variant="ghost">
      {t('signIn')}
    </ButtonLink>
  )
  const problem = answer?.problems.consent
  return (
    <Card as="section" aria-labelledby="take-over">
      <h2 id="take-over" className="text-lg">
        {t(`offer.${offer}`)}
      </h2>
      <p className="mt-1 max-w-[66ch] text-pretty text-muted">{t(`offerText.${offer}`, { age: MEMBER_MIN_AGE })}</p>
      <FormAlert
        error={answer?.error ?? null}
        words={(error) => t(`error.${error}`, { most: MOST_PRIVATE_CHARTS })}
        className="mt-3"
      />
      {offer === 'none' || offer === 'paused' ? (
        <div className="mt-3">
          {offer === 'none' ? signIn : <ButtonLink to="/auth/paused">{t('offerYes.paused')}</ButtonLink>}
        </div>
      ) : (
        <Form ref={element} method="post" reloadDocument noValidate className="mt-3 grid gap-3">
          {offer === 'keep' ? (
            <>
              <input type="hidden" name="id" value={newId} />
              <Checkbox
                name="consent"
                label={t('consent')}
                hint={t('consentHint')}
                error={problem && t(problem as Key<'kept-chart'>)}
              />
            </>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" name="intent" value={offer} variant="primary">
              {t(`offerYes.${offer}`)}
            </Button>
            {offer === 'register' ? signIn : null}
          </div>
        </Form>
      )}
    </Card>
  )
}

/** For people who find themselves here and don't want it. */
function Report() {
  const t = useT('kept-chart')
  return (
    <p className="text-sm text-muted print:hidden">
      {t('report')}{' '}
      <Link to="/help#contact" className="underline underline-offset-4">
        {t('reportLink')}
      </Link>
    </p>
  )
}

function Reading({ sections }: { sections: LinkedSection[] | null }) {
  const t = useT('kept-chart')
  return (
    <Card as="section" aria-labelledby="reading">
      <h2 id="reading">{t('reading')}</h2>
      {sections ? (
        sections.map(({ id, title, paragraphs }) => (
          <section key={id} className="mt-5">
            <h3>{title}</h3>
            {paragraphs.map(({ heading, text }) => (
              <div key={`${heading} ${text}`} className="mt-2 print:break-inside-avoid">
                {heading ? <h4 className="mb-1 font-semibold">{heading}</h4> : null}
                <p className="reading">{text}</p>
              </div>
            ))}
          </section>
        ))
      ) : (
        <Alert tone="warning" className="mt-3">
          {t('readingUnavailable')}
        </Alert>
      )}
    </Card>
  )
}

import { Form, Link, useLocation, useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { FREE, FREE_ANALYSES_A_MONTH } from '~/domain/membership/premium/entitlements'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium'
import { WITHDRAWAL_DAYS, WITHDRAWAL_PATH } from '~/domain/membership/premium/withdrawal'
import { SUPPORT_PATH } from '~/domain/membership/support'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import type { ButtonVariant } from '~/ui/controls/button-look'
import { Checkbox } from '~/ui/controls/checkbox'
import { CheckIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import { Spinner } from '~/ui/states/spinner'
import type { PremiumAnswer, PremiumIntent } from './answer-premium.server'
import type { PremiumData, PremiumPayment, ShownUsage, UsageData } from './load-premium.server'
import { mayBuy } from './premium-state'

type Props = { data: PremiumData; answer: PremiumAnswer | undefined }

/** The subscription, or the offer to subscribe, with the payments. */
export function PremiumTab({ data, answer }: Props) {
  const t = useT('premium')
  const common = useT('common')
  const { arrival, state } = data
  return (
    <div className="grid max-w-170 min-w-0 gap-4">
      <FormAlert error={answer?.error ?? null} words={(error) => t(`error.${error}`)} />
      {answer?.done ? <Alert tone="success">{t(`done.${answer.done}`)}</Alert> : null}
      {arrival === 'bought' ? (
        <Alert tone="success" title={t('boughtTitle')}>
          {t('bought')}
        </Alert>
      ) : null}
      {arrival === 'left' ? <Alert tone="warning">{t('left')}</Alert> : null}
      {arrival === 'waiting' ? (
        <WaitingCard />
      ) : mayBuy(state) && state !== 'given' ? (
        <UpgradeCard data={data} answer={answer} />
      ) : (
        <SubscriptionCard data={data} answer={answer} />
      )}
      {data.payments.length > 0 ? <PaymentsCard payments={data.payments} /> : null}
      <p className="text-pretty text-muted">
        {t('withdrawLead', { days: WITHDRAWAL_DAYS })}{' '}
        <Link
          to={WITHDRAWAL_PATH}
          className="inline-flex items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {common('withdraw')}
        </Link>
      </p>
    </div>
  )
}

/** The offer: features, price and the form that buys. */
function UpgradeCard({ data: { price, isSelling }, answer }: Props) {
  const t = useT('premium')
  const features = [
    t('feature.unlimited', { requests: FREE.requests.most, conversations: FREE.conversations.most }),
    t('feature.analysis', { analyses: FREE_ANALYSES_A_MONTH }),
    t('feature.daily'),
    t('feature.support'),
    t('feature.content'),
  ]
  return (
    <Card as="section" aria-labelledby="premium-upgrade">
      <h2 id="premium-upgrade" className="text-lg">
        {t('upgradeTitle')}
      </h2>
      <p className="mt-1">
        <span className="text-2xl font-semibold">{price}</span> <span className="text-muted">{t('aMonth')}</span>
      </p>
      <ul className="mt-4 grid gap-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-ok" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-4 text-sm text-muted">{isSelling ? t('terms') : t('notSelling')}</p>
      {isSelling ? <BuyForm answer={answer} /> : null}
    </Card>
  )
}

/** The state of the member's Premium, and what can be changed about it. */
function SubscriptionCard({ data: { state, until, price, isSelling }, answer }: Props) {
  const t = useT('premium')
  const isFailing = state === 'grace' || state === 'lapsed'
  return (
    <Card as="section" aria-labelledby="premium-active">
      <h2 id="premium-active" className="text-lg">
        {t(state === 'lapsed' ? 'lapsedTitle' : 'activeTitle')}
      </h2>
      {isFailing ? (
        <Alert tone="warning" className="mt-3" title={t('failedTitle')}>
          {state === 'grace' ? t('grace', { date: until ?? '' }) : t('lapsed')}
        </Alert>
      ) : (
        <p className="mt-1">{statusText()}</p>
      )}
      {state === 'active' ? <p className="mt-1 text-sm text-muted">{t('renewsFor', { price })}</p> : null}
      {isSelling && state !== 'given' ? (
        <div className="mt-4 flex flex-wrap gap-3">
          {isFailing ? <PremiumForm intent="card" label={t('changeCard')} variant="primary" /> : null}
          {isFailing ? <PremiumForm intent="pay" label={t('payNow')} /> : null}
          {state === 'ending' ? <PremiumForm intent="resume" label={t('resume')} variant="primary" /> : null}
          <PremiumForm intent="portal" label={t('portal')} />
          {state === 'ending' ? null : <PremiumForm intent="cancel" label={t('cancel')} variant="ghost" />}
        </div>
      ) : null}
      {isSelling && state === 'given' && until ? (
        <div className="mt-4">
          <BuyForm answer={answer} />
        </div>
      ) : null}
    </Card>
  )

  function statusText() {
    if (!until) return t('givenForGood')
    if (state === 'active') return t('renewsOn', { date: until })
    return t(state === 'ending' ? 'endsOn' : 'givenUntil', { date: until })
  }
}

/** The payments, newest first; the invoices themselves are at Stripe. */
function PaymentsCard({ payments }: { payments: PremiumPayment[] }) {
  const t = useT('premium')
  return (
    <Card as="section" aria-labelledby="premium-payments">
      <h2 id="premium-payments" className="text-lg">
        {t('paymentsTitle')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {payments.map(({ invoiceId, number, paidOn, amount, refunded, dispute }) => (
          <li key={invoiceId} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span>
              {paidOn} {number ? <span className="text-sm text-muted">{number}</span> : null}
            </span>
            <span className="text-right">
              {amount}
              {refunded ? (
                <span className="block text-sm text-muted">{t('refunded', { amount: refunded })}</span>
              ) : null}
              {dispute ? <span className="block text-sm text-muted">{t(`dispute.${dispute}`)}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const POLL_MILLISECONDS = 3000
/** After that the page says that the payment takes longer. */
const MAX_POLLS = 20

/** After the checkout, until Stripe reports the payment: polls, and without scripts reloads by a link. */
function WaitingCard() {
  const t = useT('premium')
  const { revalidate, state } = useRevalidator()
  const { pathname, search } = useLocation()
  const [polls, setPolls] = useState(0)
  const isPolling = polls < MAX_POLLS
  useEffect(() => {
    if (!isPolling || state !== 'idle') return
    const timer = setTimeout(() => {
      setPolls((count) => count + 1)
      revalidate()
    }, POLL_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isPolling, state, revalidate])
  return (
    <Card as="section" aria-labelledby="premium-waiting">
      <h2 id="premium-waiting" className="text-lg">
        {t('waitingTitle')}
      </h2>
      <p role="status" className="mt-2 flex items-center gap-2.5">
        {isPolling ? <Spinner /> : null}
        {t(isPolling ? 'waiting' : 'waitingLong')}
      </p>
      <p className="mt-3">
        <Link to={pathname + search} reloadDocument className="text-accent underline-offset-4 hover:underline">
          {t('lookAgain')}
        </Link>
      </p>
    </Card>
  )
}

/** The form that leads to the checkout, with the consent that Premium begins within the withdrawal period. */
function BuyForm({ answer }: { answer: PremiumAnswer | undefined }) {
  const t = useT('premium')
  const form = useFocusOnProblem(answer)
  const problem = answer?.problems.start_now
  return (
    <Form ref={form} method="post" action={PREMIUM_PATH} reloadDocument noValidate className="grid gap-4">
      <p className="text-sm text-pretty text-muted">
        {t('withdrawal', { days: WITHDRAWAL_DAYS })}{' '}
        <a href="/terms#withdrawal" target="_blank" rel="noopener" className="text-accent underline underline-offset-4">
          {t('withdrawalMore')}
        </a>
      </p>
      <Checkbox
        name="start_now"
        required
        label={t('startNow', { days: WITHDRAWAL_DAYS })}
        error={problem && t(problem as Key<'premium'>)}
      />
      <Button type="submit" name="intent" value="upgrade" variant="premium" className="justify-self-start">
        {t('upgrade')}
      </Button>
    </Form>
  )
}

type PremiumFormProps = { intent: PremiumIntent; label: string; variant?: ButtonVariant }

/** A form of one button. It submits as a document, since most lead to a page of Stripe's. */
function PremiumForm({ intent, label, variant }: PremiumFormProps) {
  return (
    <Form method="post" action={PREMIUM_PATH} reloadDocument>
      <Button type="submit" name="intent" value={intent} variant={variant}>
        {label}
      </Button>
    </Form>
  )
}

/** Everything that is free in part, with how much of it is left and when there is more. Words: `usage`. */
export function UsageList({ usage: { isPremium, limits } }: { usage: UsageData }) {
  const t = useT('usage')
  return (
    <Card as="section" id="usage" aria-labelledby="usage-title" className="mt-4 max-w-170 scroll-mt-4">
      <h2 id="usage-title" className="text-lg">
        {t(isPremium ? 'premiumTitle' : 'title')}
      </h2>
      <p className="mt-1 text-pretty text-muted">{t(isPremium ? 'premiumLead' : 'lead')}</p>
      <ul className="mt-4 grid gap-4">
        {limits.map((limit) => (
          <li key={limit.of}>
            {isPremium ? (
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span>{t(`name.${limit.of}`)}</span>
                <span className="text-sm font-semibold">{t('unlimited')}</span>
              </p>
            ) : (
              <Limit limit={limit} />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-3">
        <Link
          to={SUPPORT_PATH}
          className="inline-flex min-h-7 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('support')}
        </Link>
      </p>
    </Card>
  )
}

function Limit({ limit: { of, most, left, again } }: { limit: ShownUsage }) {
  const t = useT('usage')
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{t(`name.${of}`)}</span>
        <span className="tabular text-sm font-semibold">{t('leftOf', { left, most })}</span>
      </p>
      <svg
        viewBox={`0 0 ${most} 6`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1.5 block h-1.5 w-full overflow-hidden rounded-full bg-sunken"
      >
        <rect width={left} height="6" className="fill-accent" />
      </svg>
      {again && left < most ? <p className="mt-1 text-sm text-muted">{again}</p> : null}
    </>
  )
}

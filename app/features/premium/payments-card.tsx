import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import type { PremiumPayment } from './premium'

/** What was paid, the newest first; the invoices themselves are at Stripe. */
export function PaymentsCard({ payments }: { payments: PremiumPayment[] }) {
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

import type { Settings } from '../server/env.server'
import { isSelling } from './stripe.server'

/** Where Stripe's own pages stand that a form of this site may lead to. */
const STRIPE_PAGES = ['https://checkout.stripe.com', 'https://billing.stripe.com', 'https://invoice.stripe.com']

/** The origins that the forms about money may lead to; none where nothing is sold. */
export const paymentOrigins = (settings: Settings): string[] => {
  if (!isSelling(settings)) return []
  return settings.STRIPE_API_BASE ? [settings.STRIPE_API_BASE] : STRIPE_PAGES
}

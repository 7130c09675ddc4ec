import type { FormAnswer } from '~/platform/forms/form-answer'

/** What the forms of the tab ask for: to buy, to see card and invoices, another card, to end, to go on, to pay what is open. */
export const PREMIUM_INTENTS = ['upgrade', 'portal', 'card', 'cancel', 'resume', 'pay'] as const
export type PremiumIntent = (typeof PREMIUM_INTENTS)[number]

/** How it stands with a member. `given`: Premium without a subscription. `lapsed`: not paid, and the grace is over. */
export type PremiumState = 'none' | 'given' | 'active' | 'ending' | 'grace' | 'lapsed'

export type PremiumPayment = {
  invoiceId: string
  number: string | null
  /** In words of the page's language. */
  paidOn: string
  amount: string
  /** How much came back; null: nothing. */
  refunded: string | null
  /** The payer's bank took it back, for now or for good. */
  dispute: 'open' | 'lost' | null
}

export type PremiumData = {
  /** False: payments are not set up on this site. */
  isSelling: boolean
  price: string
  state: PremiumState
  /** The day it renews, ends, or the grace is over, in words; null where there is none. */
  until: string | null
  payments: PremiumPayment[]
  /** What just happened: bought; back without having paid; paid, and Stripe has not said so yet. */
  arrival: 'bought' | 'left' | 'waiting' | null
}

export type PremiumError = 'notSelling' | 'stripeAway' | 'declined' | 'alreadyPremium' | 'customerGone'
export type PremiumAnswer = FormAnswer<PremiumError, 'resumed' | 'paid'>

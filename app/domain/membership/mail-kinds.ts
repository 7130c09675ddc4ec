/** Every mail the site sends; the words of each stand in the namespace `mail`. */
export const MAIL_KINDS = [
  'confirm-email',
  'reset-password',
  'registration-attempted',
  'password-changed',
  'change-email',
  'email-change-requested',
  'sign-in-method-added',
  'sign-in-method-removed',
  'access-ended',
  'step-up-code',
  'account-deactivated',
  'deletion-requested',
  'digest',
  'newsletter',
  'premium-receipt',
  'premium-payment-failed',
  'premium-ending',
  'premium-ended',
  'premium-renewal',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

import { preloadWords } from '~/locales/dictionaries'

export { ReferralTab as default } from '~/features/referral/referral-tab'

export const i18n = preloadWords('referral')

import type { FirstStep } from '~/domain/membership/first-steps'
import type { Language } from '~/locales/language'

const LINKS: Record<Exclude<FirstStep, 'connection'>, string> = {
  birth: '/app/settings?tab=hd-data',
  chart: '/app/settings?tab=hd-data',
  photo: '/app/settings?tab=personal',
  bio: '/app/settings?tab=personal',
  location: '/app/settings?tab=personal',
  post: '/app/dashboard#composer',
}

/** Where a step is taken; people to follow are those who write in the reader's language. */
export const stepLink = (step: FirstStep, language: Language) =>
  step === 'connection' ? `/app/explore?language=${language}` : LINKS[step]

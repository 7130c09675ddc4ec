import type { FirstStep } from '~/domain/membership/first-steps'

/** Where each step is taken. */
export const STEP_LINKS: Record<FirstStep, string> = {
  birth: '/app/settings?tab=hd-data',
  chart: '/app/settings?tab=hd-data',
  photo: '/app/settings?tab=personal',
  bio: '/app/settings?tab=personal',
  location: '/app/settings?tab=personal',
  post: '/app/dashboard#composer',
  connection: '/app/connections',
}

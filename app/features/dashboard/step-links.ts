import type { FirstStep } from '~/domain/membership/first-steps'

/** Where each step is taken; a step that can be taken in many places has no address of its own. */
export const STEP_LINKS: Partial<Record<FirstStep, string>> = {
  birth: '/app/settings?tab=hd-data',
  chart: '/app/settings?tab=hd-data',
  photo: '/app/settings?tab=personal',
  bio: '/app/settings?tab=personal',
  location: '/app/settings?tab=personal',
  connection: '/app/search?in=people',
}

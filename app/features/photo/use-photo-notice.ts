import { useSearchParams } from '@remix-run/react'
import { photoNotice } from './photo'
import type { PhotoStep } from './use-photo'

/**
 * What to say of the last step: what was done, as a text and the object it is about, or the problem. At first it is what
 * the address says to a page that ran without scripts.
 */
export function usePhotoNotice(step: PhotoStep) {
  const [search] = useSearchParams()
  if (step.at === 'refused') return { problem: step.problem, done: null }
  if (step.at === 'done') return { problem: null, done: { text: step.url ? 'saved' : 'removed', about: step } as const }
  const notice = step.at === 'idle' ? photoNotice(search) : null
  if (notice === 'saved' || notice === 'removed')
    return { problem: null, done: { text: notice, about: search } as const }
  return { problem: notice, done: null }
}

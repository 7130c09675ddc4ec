import type { PersonalAnswer, PersonalValues } from './personal'

/** What stands in the form at first: what was sent and refused, else what is stored. A box that was sent empty was not sent. */
export function shownValues(stored: PersonalValues, answer: PersonalAnswer | undefined): PersonalValues {
  const sent = answer?.values
  if (!sent || Object.keys(sent).length === 0) return stored
  return { ...stored, practitioner: '', ...sent }
}

import type { BirthInput } from '../birth-form.schema'
import { needsRegion } from '../zones/regional-clocks'
import { normalisePlaceName } from './normalise-place-name'
import type { Place } from './place'

/** A namesake with a smaller part of the inhabitants, under the same clock, is hardly ever meant and would change little. */
const SMALLEST_PART = 1 / 20

/**
 * The place that was taken, and its namesakes that may be meant instead. A small one counts where its clock may differ, by its
 * zone or by its region on that day, or where the place that was taken shows another name than the one typed.
 */
export function listPossiblePlaces(
  { birth_city, birth_date }: Pick<BirthInput, 'birth_city' | 'birth_date'>,
  { place, namesakes = [] }: { place?: Place; namesakes?: Place[] },
): Place[] {
  if (!place) return []
  const hasRegionalClock = needsRegion(place.timezone, birth_date)
  const isNamedSo = hasName(place, birth_city)
  const mayBeMeant = ({ population, timezone, region }: Place) =>
    !isNamedSo ||
    timezone !== place.timezone ||
    (hasRegionalClock && region !== place.region) ||
    population >= place.population * SMALLEST_PART
  return [place, ...namesakes.filter(mayBeMeant)]
}

/** Whether a place shows the name that was typed, without what narrows it down after a comma, or had it before. */
function hasName({ name, nameRu, formerName }: Place, typed: string): boolean {
  const [wanted = ''] = typed.split(',').map(normalisePlaceName)
  const names = [name, nameRu, formerName?.name, formerName?.nameRu]
  return names.some((each) => each && normalisePlaceName(each) === wanted)
}

import type { BirthInput } from '../birth-form.schema'
import { needsRegion } from '../zones/regional-clocks'
import { normalisePlaceName } from './normalise-place-name'
import type { Place } from './place'

/** A namesake with a smaller share of the population and the same clock is rarely meant and would change little. */
const SMALLEST_PART = 1 / 20

/**
 * The chosen place and the namesakes that may be meant instead. A small one counts when its clock may differ, by its zone or by
 * its region on that day, or when the chosen place has another name than the one typed.
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

/** Whether a place has, or had, the typed name, ignoring what follows a comma. */
function hasName({ name, nameRu, formerName }: Place, typed: string): boolean {
  const [wanted = ''] = typed.split(',').map(normalisePlaceName)
  const names = [name, nameRu, formerName?.name, formerName?.nameRu]
  return names.some((each) => each && normalisePlaceName(each) === wanted)
}

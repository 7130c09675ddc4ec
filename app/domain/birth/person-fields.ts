/**
 * The fields of a birth that, with the name, tell one person from another. The zone, the coordinates and how exact the time is may be
 * mended, and it is still the same person.
 */
export const PERSON_FIELDS = ['date', 'time', 'city', 'country'] as const

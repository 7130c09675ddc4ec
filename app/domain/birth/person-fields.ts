/**
 * The fields of a birth that, with the name, identify a person. Corrections of the zone, the coordinates or the accuracy of the
 * time don't make it another person.
 */
export const PERSON_FIELDS = ['date', 'time', 'city', 'country'] as const

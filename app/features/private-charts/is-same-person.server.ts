import type { PrivateChart } from '~/data/charts/private-charts.server'
import type { BirthInput } from '~/domain/birth/birth-form.schema'
import { PERSON_FIELDS } from '~/domain/birth/person-fields'

/**
 * Whether what was entered is of the person whose chart is kept, for all that can be told: the same name and the same birth. Otherwise
 * that person has to be asked.
 */
export function isSamePerson({ name, birth }: PrivateChart, entered: { name: string; birth: BirthInput }): boolean {
  return name === entered.name && PERSON_FIELDS.every((field) => birth[field] === entered.birth[`birth_${field}`])
}

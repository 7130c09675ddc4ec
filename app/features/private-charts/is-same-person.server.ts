import type { PrivateChart } from '~/data/charts/private-charts.server'
import type { BirthInput } from '~/domain/birth/birth-form.schema'

/**
 * Whether what was entered is of the person whose chart is kept, for all that can be told: the same name and the same birth.
 * The zone, the coordinates and how exact the time is may be mended without asking anybody again.
 */
export function isSamePerson({ name, birth }: PrivateChart, entered: { name: string; birth: BirthInput }): boolean {
  const { birth_date, birth_time, birth_city, birth_country } = entered.birth
  return (
    name === entered.name &&
    birth.date === birth_date &&
    birth.time === birth_time &&
    birth.city === birth_city &&
    birth.country === birth_country
  )
}

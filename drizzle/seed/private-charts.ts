import { born } from './birthplaces'
import type { SeedBirth } from './person'

/** Charts that members of the community keep of people who are not in it. */
export const PRIVATE_CHARTS: { owner: string; name: string; birth: SeedBirth }[] = [
  { owner: 'demo', name: 'Ingrid (my mother)', birth: born('1957-06-03', '04:20', 'oslo') },
  { owner: 'demo', name: 'Jonas', birth: born('2014-12-19', '13:05', 'berlin') },
  { owner: 'demo', name: 'Client, Lisbon', birth: born('1991-09-08', '22:40', 'lisbon') },
  { owner: 'anna_sokolova', name: 'Бабушка Вера', birth: born('1949-01-22', '07:30', 'moscow') },
]

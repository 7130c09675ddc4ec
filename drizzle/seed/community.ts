import { BIRTHPLACES, type BirthplaceKey, born } from './birthplaces'
import { COMMUNITY_EN } from './community-en'
import { COMMUNITY_RU } from './community-ru'
import type { SeedPerson } from './person'

/** A person of the seed with the language they read in. */
export type SeedMember = SeedPerson & { language: 'en' | 'ru' }

/** Everybody of the local community: 15 who read English, then 15 who read Russian. */
export const COMMUNITY: SeedMember[] = [
  ...COMMUNITY_EN.map((person) => ({ ...person, language: 'en' as const })),
  ...COMMUNITY_RU.map((person) => ({ ...person, language: 'ru' as const })),
]

/** The password of every seeded member. Local data only: a deployed site is never seeded. */
export const SEED_PASSWORD = 'human-design'

/** The first `count` members: the community, then a crowd. */
export function seedMembers(count: number): SeedMember[] {
  const crowd = Array.from({ length: Math.max(0, count - COMMUNITY.length) }, (_, index) => ({
    ...personOfCrowd(index),
    language: index % 2 === 0 ? ('en' as const) : ('ru' as const),
  }))
  return [...COMMUNITY, ...crowd].slice(0, count)
}

const FIRST_NAMES = ['Anna', 'Мария', 'Leo', 'Иван', 'Zoë', 'Тимур', 'Nora', 'Алёна', 'Hugo', 'Юрий', 'Ines', 'Дарья']
const LAST_NAMES = ['Berg', 'Смирнов', 'Costa', 'Гончар', 'Novak', 'Кузьмин', 'Silva', 'Зайченко', 'Yilmaz', 'Беляк']
const PLACES = Object.keys(BIRTHPLACES) as BirthplaceKey[]

const MINUTES_A_DAY = 1440
const FIRST_BIRTH_DAY = Date.UTC(1950, 0, 1) / 86_400_000
const BIRTH_DAYS = 20_000

/** A number in [0, 1) that depends on the seed alone. Mulberry32 by Tommy Ettinger, public domain. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** Person number `index` of an endless crowd for measurements and tests: the same number is always the same person. */
function personOfCrowd(index: number): SeedPerson {
  const random = randomFrom(index)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const day = new Date((FIRST_BIRTH_DAY + Math.floor(random() * BIRTH_DAYS)) * 86_400_000).toISOString().slice(0, 10)
  const minute = Math.floor(random() * MINUTES_A_DAY)
  const birthplace = pick(PLACES)
  return {
    username: `member_${index}`,
    fullName: `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`,
    bio: random() < 0.7 ? `Person ${index} of the crowd. Вопросы приветствуются.` : undefined,
    location: random() < 0.8 ? BIRTHPLACES[birthplace].city : undefined,
    isPremium: random() < 0.1,
    birth: born(day, `${two(Math.floor(minute / 60))}:${two(minute % 60)}`, birthplace),
  }
}

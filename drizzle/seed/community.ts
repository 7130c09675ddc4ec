import { COMMUNITY_EN } from './community-en'
import { COMMUNITY_RU } from './community-ru'
import { personOfCrowd } from './crowd'
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

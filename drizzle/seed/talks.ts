import type { SeedTalk } from './talk'
import { TALKS_EN } from './talks-en'
import { TALKS_RU } from './talks-ru'

/** All conversations of the local community. */
export const TALKS: SeedTalk[] = [...TALKS_EN, ...TALKS_RU]

import type { SeedPost } from './post'
import { POSTS_EN } from './posts-en'
import { POSTS_LUNAR_MONTH } from './posts-lunar-month'
import { POSTS_RU } from './posts-ru'

/** All posts of the local community. */
export const POSTS: SeedPost[] = [...POSTS_EN, ...POSTS_RU, ...POSTS_LUNAR_MONTH]

/** Whose posts members read: the demo member those of nine others, and each of these some. */
export const FOLLOWS: Record<string, string[]> = {
  demo: [
    'tobias_wren',
    'claire_dm',
    'dmitry_k',
    'marina_more',
    'river_santafe',
    'anna_sokolova',
    'thandeka',
    'yanka_m',
    'kenji',
  ],
  tobias_wren: ['demo', 'nino_t', 'thandeka', 'claire_dm'],
  claire_dm: ['demo', 'jlopez', 'daniyar', 'aoife_ni_bhriain'],
  dmitry_k: ['demo', 'anna_sokolova', 'vera_petrovna'],
  marina_more: ['demo', 'river_santafe', 'anna_sokolova'],
  river_santafe: ['marina_more', 'kenji'],
  anna_sokolova: ['marina_more', 'ilya_ural', 'demo', 'vera_petrovna'],
  ilya_ural: ['anna_sokolova', 'lev'],
  matvey: ['vera_petrovna', 'priya_raman'],
  priya_raman: ['thandeka', 'matvey', 'demo'],
  thandeka: ['priya_raman', 'tobias_wren'],
  jlopez: ['demo', 'claire_dm', 'oksana_bdn'],
  newcomer: ['aoife_ni_bhriain', 'demo'],
}

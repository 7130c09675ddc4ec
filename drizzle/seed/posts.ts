import type { SeedPost } from './post'
import { POSTS_EN } from './posts-en'
import { POSTS_RU } from './posts-ru'

/** One line a day from a lunar month: a member who posted more than a page holds. */
const LINES: [day: number, text: string, more?: Partial<SeedPost>][] = [
  [28, 'Now I may conclude something. I conclude that it was a month.', { likes: 17, visibility: 'community' }],
  [27, 'Nothing. Tomorrow I am allowed an opinion, and I notice I no longer want one.', { likes: 9 }],
  [26, 'Rain on the roof until noon. The rain had gates, I had none.', { likes: 11 }],
  [25, 'Said yes at the market and took it back on the way home. No one minded but me.', { likes: 6 }],
  [24, 'Nothing.'],
  [23, 'A whole day of wanting to move house. It belonged to the people in front of me in the queue.', { likes: 13 }],
  [22, 'Nothing, but loudly.', { likes: 8 }],
  [21, 'The neighbour’s dog sat next to me for an hour. We both sampled the mailman.', { likes: 15 }],
  [20, 'Tired before noon, awake at midnight. Not mine, I think. Ask me in eight days.'],
  [19, 'Nothing.'],
  [18, 'Everyone at lunch was in a hurry, so I was too. Walked it off on the mesa.', { likes: 7 }],
  [17, 'A clear one. Could see to the end of the sentence.', { visibility: 'connections' }],
  [16, 'Nothing.'],
  [15, 'Full. Slept under the window and dreamed for three other people.', { likes: 12 }],
  [14, 'Halfway. The first half is already telling me what the second will say. I’m not listening.', { likes: 6 }],
  [13, 'Wrote two pages and burned one. The stove preferred the second.', { likes: 10 }],
  [12, 'Nothing.'],
  [11, 'My brother asked what I had decided. I said: the date on which I will decide.', { likes: 14 }],
  [10, 'Wind. All doors in the house have an opinion.', { likes: 4 }],
  [9, 'Nothing.'],
  [8, 'Surprised twice before breakfast. Good sign.', { likes: 9, visibility: 'community' }],
  [7, 'One week. The notebook smells of the glove box already.', { likes: 3 }],
  [6, 'Nothing.'],
]

/** Older than what others wrote: the community's feed does not begin with them. */
const LAST_DAY_HOURS_AGO = 456

const POSTS_LUNAR_MONTH: SeedPost[] = LINES.map(([day, text, more]) => ({
  by: 'river_santafe',
  hoursAgo: LAST_DAY_HOURS_AGO + (28 - day) * 24,
  text: `Day ${day}. ${text}`,
  ...more,
}))

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

import type { EventKind, EventLanguage } from '../../app/domain/events/event-kinds'

/** An event of the community: so many days after the seeding, by the clock of its zone. */
export type SeedEvent = {
  by: string
  kind: EventKind
  language: EventLanguage
  title: string
  text: string
  inDays: number
  /** Hours of the clock, and how many it lasts. */
  at: number
  hours: number
  zone: string
  /** Where it is online. */
  link?: string
  place?: { id: number; city: string; cityRu: string; country: string; address: string }
  capacity?: number
  /** Who registered, in their order. */
  guests: string[]
  /** It was cancelled, with this word. */
  cancelled?: string
}

const BERLIN = { id: 2950159, city: 'Berlin', cityRu: 'Берлин', country: 'DE' }
const GALWAY = { id: 2964180, city: 'Galway', cityRu: 'Голуэй', country: 'IE' }
const MOSCOW = { id: 524901, city: 'Moscow', cityRu: 'Москва', country: 'RU' }
const ALMATY = { id: 1526384, city: 'Almaty', cityRu: 'Алматы', country: 'KZ' }

/** What the members of the community invite each other to. */
export const EVENTS: SeedEvent[] = [
  {
    by: 'tobias_wren',
    kind: 'workshop',
    language: 'en',
    title: 'Hearing the pause: an evening for open throats',
    text: 'Two hours about the moment before you speak. We listen to recordings, try three exercises in pairs, and no one has to say anything they don’t want to.\n\nBring headphones and a glass of water.',
    inDays: 4,
    at: 19,
    hours: 2,
    zone: 'Europe/London',
    link: 'https://meet.example.org/hearing-the-pause',
    capacity: 12,
    guests: ['demo', 'claire_dm', 'priya_raman', 'aygul', 'matvey', 'kenji'],
  },
  {
    by: 'aoife_ni_bhriain',
    kind: 'circle',
    language: 'en',
    title: 'Night owls, early risers: a circle about rhythm',
    text: 'Four chairs, one pot of tea. Everyone speaks once before anyone speaks twice. This time: what your days look like when no one plans them for you.',
    inDays: 9,
    at: 18,
    hours: 2,
    zone: 'Europe/Dublin',
    place: { ...GALWAY, address: 'The Tea Room above the bookshop, Middle Street' },
    capacity: 4,
    guests: ['harriet_p', 'sam_t', 'tobias_wren', 'joao_s', 'demo', 'thandeka'],
  },
  {
    by: 'maximilian',
    kind: 'gathering',
    language: 'en',
    title: 'Sunday walk around the lake, slowly',
    text: 'Eight kilometres, two breaks, dogs welcome. We meet at the station and are back before it gets dark. No charts needed, questions about them likely.',
    inDays: 16,
    at: 11,
    hours: 4,
    zone: 'Europe/Berlin',
    place: { ...BERLIN, address: 'S-Bahn Schlachtensee, at the exit to the water' },
    guests: ['claire_dm', 'lev', 'beatriz_alm'],
  },
  {
    by: 'anna_sokolova',
    kind: 'circle',
    language: 'ru',
    title: 'Круг о том, как ждать приглашения',
    text: 'Говорим по очереди и не перебиваем. Тема вечера: что делать, пока никто не зовёт, и как узнать своё приглашение.\n\nЧай и печенье будут, хорошее настроение необязательно.',
    inDays: 6,
    at: 19,
    hours: 2.5,
    zone: 'Europe/Moscow',
    place: { ...MOSCOW, address: 'Чистопрудный бульвар, 10, библиотека, второй этаж' },
    capacity: 10,
    guests: ['dmitry_k', 'e_voznesenskaya', 'zhenya', 'vera_petrovna'],
  },
  {
    by: 'daniyar',
    kind: 'workshop',
    language: 'ru',
    title: 'Читаем карту с нуля: центры и каналы',
    text: 'Для тех, кто увидел свою карту вчера. За два часа разберём, что закрашено, что нет и почему это не оценка. Вопросы можно прислать заранее.',
    inDays: 12,
    at: 20,
    hours: 2,
    zone: 'Asia/Almaty',
    link: 'https://meet.example.org/s-nulya',
    guests: ['aygul', 'rustam', 'demo', 'nino_t', 'ilya_ural', 'marina_more', 'yanka_m'],
  },
  {
    by: 'demo',
    kind: 'gathering',
    language: 'en',
    title: 'Open kiln: clay and questions',
    text: 'Watch me open the kiln and see how the week turned out. Online, an hour at most, bring your own tea.',
    inDays: 2,
    at: 17,
    hours: 1,
    zone: 'Europe/Oslo',
    link: 'https://meet.example.org/open-kiln',
    capacity: 20,
    guests: ['priya_raman', 'harriet_p', 'oksana_bdn', 'kenji', 'river_santafe'],
  },
  {
    by: 'marina_more',
    kind: 'gathering',
    language: 'ru',
    title: 'Завтрак у озера, если не будет дождя',
    text: 'Собираемся у лодочной станции, каждый приносит что-нибудь к столу.',
    inDays: 7,
    at: 9,
    hours: 3,
    zone: 'Asia/Almaty',
    place: { ...ALMATY, address: 'Озеро Сайран, у лодочной станции' },
    guests: ['demo', 'daniyar'],
    cancelled: 'Обещают шторм. Соберёмся в другой раз.',
  },
  {
    by: 'claire_dm',
    kind: 'circle',
    language: 'en',
    title: 'Projectors and the long afternoon',
    text: 'An open conversation about rest you don’t have to earn.',
    inDays: -8,
    at: 16,
    hours: 2,
    zone: 'Europe/Paris',
    link: 'https://meet.example.org/long-afternoon',
    capacity: 8,
    guests: ['demo', 'e_voznesenskaya', 'jlopez', 'beatriz_alm'],
  },
]

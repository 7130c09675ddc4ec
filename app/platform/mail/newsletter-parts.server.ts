import type { Database } from '../../../drizzle/client'
import { listEvents } from '../../data/events/event-lists.server'
import type { NewsletterReader } from '../../data/mails.server'
import { listMutedWordKeys } from '../../data/members/blocks-and-mutes.server'
import { listPopularFor } from '../../data/posts/feeds.server'
import { hasMutedWord } from '../../domain/community/posts/muted-words'
import { languagesRead } from '../../domain/membership/reading-languages'
import { dateFormat } from '../../locales/date-format'
import { carriedName, carriedText } from '../notifications/group-notices'
import type { MailParams } from './mail-params'
import { mailWords } from './mail-words.server'

const MOST_EVENTS = 3
/** All that are to come, by whatever they are. */
const COMING = { when: 'upcoming', isMine: false, kind: null, isOnline: null, language: null, words: [] } as const

const WHEN = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const

/** `now` in milliseconds. */
type For = { reader: NewsletterReader; timeZone: string; origin: string; now: number }
type Lines = MailParams['newsletter']['sections'][number]['list']

/** The posts of these that were liked most and are the reader's to see. */
export async function postLines(db: Database, popular: readonly string[], wanted: For): Promise<Lines> {
  const { reader, origin, now } = wanted
  const t = mailWords(reader.language)
  const found = await listPopularFor(db, { id: reader.id, languages: languagesRead(reader) }, popular, now)
  return found.map(({ id, content, likesCount, ...author }) => ({
    line: t('newsletter.post', { name: carriedName(author), count: likesCount }),
    quote: t('digest.quote', { text: carriedText(content) }),
    url: `${origin}/posts/${id}`,
  }))
}

/** The next events to begin that the reader sees and has not muted: online by their own clock, elsewhere by the one there. */
export async function eventLines(db: Database, { reader, timeZone, origin, now }: For): Promise<Lines> {
  const { language } = reader
  const t = mailWords(language)
  const asked = { viewerId: reader.id, query: COMING, now: new Date(now), after: null, isQuiet: true }
  const [found, muted] = await Promise.all([listEvents(db, asked), listMutedWordKeys(db, reader.id)])
  const told = found.filter(({ startsAt, title }) => startsAt.getTime() > now && !hasMutedWord(title, muted))
  return told.slice(0, MOST_EVENTS).map((event) => {
    const clock = dateFormat(language, event.isOnline ? timeZone : event.timeZone, WHEN)
    const city = (language === 'ru' ? event.cityRu : null) ?? event.city ?? ''
    const where = event.isOnline ? t('newsletter.online') : city
    return {
      line: carriedText(event.title),
      quote: t('newsletter.event', { when: clock.format(event.startsAt), where }),
      url: `${origin}/app/events/${event.id}`,
    }
  })
}

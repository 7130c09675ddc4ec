import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { foundWords } from '~/domain/text/found-words'
import { useT } from '~/locales/use-t'
import { useMoreItems } from '~/platform/use-more-items'
import { Avatar } from '~/ui/avatar'
import { ReadingText, ReadingTitle } from '~/ui/chart-reading/reading-layout'
import { CalendarIcon, ChevronDownIcon } from '~/ui/icons'
import { InsightWay } from '~/ui/insight-fold'
import { LoadMore } from '~/ui/load-more'
import { RelativeTime } from '~/ui/relative-time'
import { TypeBadge } from '~/ui/type-badge'
import { VerifiedTick } from '~/ui/verified-tick'
import { Way } from '~/ui/way'
import {
  type FoundEvent,
  type FoundGate,
  type FoundInsight,
  type FoundPerson,
  type FoundPost,
  type SearchFinds,
  type SearchPageData,
  type Section,
  searchPath,
} from './search'

type Props = { page: SearchPageData; finds: SearchFinds; section: Section }

/** The finds of one part, with more of them as one asks; an honest word where they end. */
export function SectionFinds({ page, finds, section }: Props) {
  const t = useT('search')
  const common = useT('common')
  const { items, next, state, load } = useMoreItems<SearchPageData, SearchFinds[Section]['items'][number]>(page, {
    itemsOf: (each) => each.finds?.[section].items ?? [],
    keyOf: ({ id }) => id,
    cursorOf: (each) => each.query.cursor,
    nextOf: (each) => each.finds?.[section].nextCursor ?? null,
    pathTo: (cursor) => searchPath({ ...page.query, cursor }),
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      {listOf(section, { ...finds, [section]: { ...finds[section], items } }, page.query.q)}
      <LoadMore
        to={next}
        state={state}
        onPress={load}
        label={state === 'loading' ? common('loading') : t('loadMore')}
        failedLabel={t('loadFailed')}
        endLabel={t('end')}
      />
    </div>
  )
}

/** The finds of a part as a list; of none, as muted words may leave it, there is no list. */
export function listOf(section: Section, finds: SearchFinds, q: string): ReactNode {
  const { people, posts, insights, events, gates } = finds
  if (finds[section].items.length === 0) return null
  if (section === 'people') return <FoundPeople people={people.items} q={q} />
  if (section === 'posts') return <FoundPosts posts={posts.items} q={q} />
  if (section === 'insights') return <FoundInsights insights={insights.items} q={q} />
  if (section === 'events') return <FoundEvents events={events.items} q={q} />
  return <FoundGates gates={gates.items} q={q} />
}

/** A list of finds on one sheet, and a find that leads to its page. */
const FOUND_LIST = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface'
const FOUND_LINK =
  'flex gap-3 p-4 text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-2'

/** Members that were found, each a way to their page. */
function FoundPeople({ people, q }: { people: FoundPerson[]; q: string }) {
  const t = useT('search')
  return (
    <ul className={FOUND_LIST}>
      {people.map(
        ({ id, username, fullName, avatarUrl, bio, location, hdType, isTimeUncertain, typeName, isVerified }) => (
          <li key={id}>
            <Link to={`/u/${username}`} prefetch="intent" className={FOUND_LINK}>
              <Avatar name={fullName} src={avatarUrl} type={hdType} />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span className="flex min-w-0 items-baseline gap-1 font-semibold">
                    <span className="truncate">
                      <Marked text={fullName} q={q} />
                    </span>
                    {isVerified ? <VerifiedTick label={t('verified')} /> : null}
                  </span>
                  <span className="min-w-0 truncate text-sm text-muted">
                    @<Marked text={username} q={q} />
                  </span>
                  {hdType && typeName ? (
                    <TypeBadge type={hdType} label={typeName} isTimeUncertain={isTimeUncertain} />
                  ) : null}
                </span>
                {bio ? (
                  <span className="line-clamp-2 text-sm wrap-anywhere text-muted">
                    <Marked text={bio} q={q} />
                  </span>
                ) : null}
                {location ? (
                  <span className="block truncate text-sm text-faint">
                    <Marked text={location} q={q} />
                  </span>
                ) : null}
              </span>
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}

/** Posts that were found, each a way to its own page. */
function FoundPosts({ posts, q }: { posts: FoundPost[]; q: string }) {
  const t = useT('search')
  return (
    <ul className={FOUND_LIST}>
      {posts.map(({ id, author, content, tags, createdAt }) => (
        <li key={id}>
          <Link to={`/posts/${id}`} prefetch="intent" className={FOUND_LINK}>
            <Avatar name={author.fullName} src={author.avatarUrl} type={author.hdType} size="sm" className="mt-0.5" />
            <span className="min-w-0 flex-1">
              <span className="flex items-baseline gap-2">
                <span className="flex min-w-0 items-baseline gap-1 font-semibold">
                  <span className="truncate">{author.fullName}</span>
                  {author.isVerified ? <VerifiedTick label={t('verified')} /> : null}
                </span>
                <span className="shrink-0 text-sm text-muted">
                  <RelativeTime at={createdAt} />
                </span>
              </span>
              <span className="line-clamp-3 wrap-anywhere">
                <Marked text={content} q={q} />
              </span>
              {tags.length > 0 ? (
                <span className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-muted">
                  {tags.map((tag) => (
                    <span key={tag} className="wrap-anywhere">
                      #<Marked text={tag} q={q} />
                    </span>
                  ))}
                </span>
              ) : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Texts to read that were found; each opens where it stands. */
function FoundInsights({ insights, q }: { insights: FoundInsight[]; q: string }) {
  return (
    <ul className={FOUND_LIST}>
      {insights.map(({ id, subject, language, title, description, content }) => (
        <li key={id} lang={language}>
          <Opening
            title={<Marked text={title} q={q} />}
            below={<Marked text={description} q={q} />}
            content={
              <>
                <Paragraphs text={content} q={q} />
                <InsightWay subject={subject} />
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}

/** Gates and channels that were found, with what they mean. */
function FoundGates({ gates, q }: { gates: FoundGate[]; q: string }) {
  const t = useT('search')
  return (
    <ul className={FOUND_LIST}>
      {gates.map(({ id, number, name, detail, text, path }) => (
        <li key={id}>
          <Opening
            title={
              <>
                <span className="tabular">
                  <Marked text={number} q={q} />
                </span>{' '}
                · <Marked text={name} q={q} />
              </>
            }
            below={<Marked text={detail} q={q} />}
            content={
              <>
                <Paragraphs text={text} q={q} />
                <Way
                  to={path}
                  className="mt-2 inline-flex min-h-7 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
                >
                  {t('readMore', { name: number })}
                </Way>
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}

function Opening({ title, below, content }: { title: ReactNode; below: ReactNode; content: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-start gap-3 p-4 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <ReadingTitle title={title} detail={below} />
        </span>
        <ChevronDownIcon className="mt-1 size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">{content}</div>
    </details>
  )
}

const Paragraphs = ({ text, q }: { text: string; q: string }) =>
  text.split(/\n{2,}/).map((paragraph) => (
    <ReadingText key={paragraph}>
      <Marked text={paragraph} q={q} />
    </ReadingText>
  ))

/** Coming events that were found, each a way to its own page. */
function FoundEvents({ events, q }: { events: FoundEvent[]; q: string }) {
  return (
    <ul className={FOUND_LIST}>
      {events.map(({ id, title, when, ownWhen, where, host }) => (
        <li key={id}>
          <Link to={`/app/events/${id}`} prefetch="intent" className={FOUND_LINK}>
            <CalendarIcon className="mt-0.5 size-5 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">
                <Marked text={title} q={q} />
              </span>
              <span className="block text-sm text-muted wrap-anywhere">
                {[when, ownWhen, where, host].filter(Boolean).join(' · ')}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A text with the words that were looked for marked, from the first of them on. */
function Marked({ text, q }: { text: string; q: string }) {
  return foundWords(text, q).map(({ text, isFound }, place) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <mark key={place} className="rounded-[3px] bg-warn-soft text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

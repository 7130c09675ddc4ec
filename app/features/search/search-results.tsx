import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { foundWords } from '~/domain/text/search/found-words'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { useMoreItems } from '~/platform/client/use-more-items'
import { ReadingText, ReadingTitle } from '~/ui/chart-reading/reading-layout'
import { CalendarIcon, ChevronDownIcon } from '~/ui/icons'
import { InsightLink } from '~/ui/layout/insight-fold'
import { StaticLink } from '~/ui/layout/static-link'
import { Avatar } from '~/ui/members/avatar'
import { RelativeTime } from '~/ui/members/relative-time'
import { TypeBadge } from '~/ui/members/type-badge'
import { VerifiedTick } from '~/ui/members/verified-tick'
import { LoadMore } from '~/ui/states/load-more'
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

type SectionResultsProps = { page: SearchPageData; finds: SearchFinds; section: Section }

/** The results of one section, page by page. */
export function SectionResults({ page, finds, section }: SectionResultsProps) {
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
      <ResultList section={section} finds={{ ...finds, [section]: { ...finds[section], items } }} q={page.query.q} />
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

type ResultListProps = { section: Section; finds: SearchFinds; q: string }

/** The results of a section as a list; nothing where muted words left none. */
export function ResultList({ section, finds, q }: ResultListProps) {
  const { people, posts, insights, events, gates } = finds
  if (finds[section].items.length === 0) return null
  if (section === 'people') return <FoundPeople people={people.items} q={q} />
  if (section === 'posts') return <FoundPosts posts={posts.items} q={q} />
  if (section === 'insights') return <FoundInsights insights={insights.items} q={q} />
  if (section === 'events') return <FoundEvents events={events.items} q={q} />
  return <FoundGates gates={gates.items} q={q} />
}

function FoundPeople({ people, q }: { people: FoundPerson[]; q: string }) {
  const t = useT('search')
  return (
    <ul className={FOUND_LIST}>
      {people.map(
        ({
          id,
          username,
          fullName,
          avatarUrl,
          bio,
          location,
          hdType,
          isTimeUncertain,
          typeName,
          isVerified,
          forms,
        }) => (
          <li key={id}>
            <Link to={`/u/${username}`} prefetch="intent" className={FOUND_LINK}>
              <Avatar name={fullName} src={avatarUrl} type={hdType} />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span className="flex min-w-0 items-baseline gap-1 font-semibold">
                    <span className="truncate">
                      <Marked text={fullName} q={q} forms={forms} />
                    </span>
                    {isVerified ? <VerifiedTick label={t('verified')} /> : null}
                  </span>
                  <span className="min-w-0 truncate text-sm text-muted">
                    @<Marked text={username} q={q} forms={forms} />
                  </span>
                  {hdType && typeName ? (
                    <TypeBadge type={hdType} label={typeName} isTimeUncertain={isTimeUncertain} />
                  ) : null}
                </span>
                {bio ? (
                  <span lang={textLanguage(bio)} className="line-clamp-2 text-sm wrap-anywhere text-muted">
                    <Marked text={bio} q={q} forms={forms} />
                  </span>
                ) : null}
                {location ? (
                  <span className="block truncate text-sm text-faint">
                    <Marked text={location} q={q} forms={forms} />
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

function FoundPosts({ posts, q }: { posts: FoundPost[]; q: string }) {
  const t = useT('search')
  return (
    <ul className={FOUND_LIST}>
      {posts.map(({ id, author, content, tags, createdAt, forms }) => (
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
              <span lang={textLanguage(content)} className="line-clamp-3 wrap-anywhere">
                <Marked text={content} q={q} forms={forms} />
              </span>
              {tags.length > 0 ? (
                <span className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-muted">
                  {tags.map((tag) => (
                    <span key={tag} lang={textLanguage(tag)} className="wrap-anywhere">
                      #<Marked text={tag} q={q} forms={forms} />
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

function FoundEvents({ events, q }: { events: FoundEvent[]; q: string }) {
  return (
    <ul className={FOUND_LIST}>
      {events.map(({ id, title, when, ownWhen, where, host, forms }) => (
        <li key={id}>
          <Link to={`/app/events/${id}`} prefetch="intent" className={FOUND_LINK}>
            <CalendarIcon className="mt-0.5 size-5 text-muted" />
            <span className="min-w-0 flex-1">
              <span lang={textLanguage(title)} className="block font-semibold wrap-anywhere">
                <Marked text={title} q={q} forms={forms} />
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

function FoundInsights({ insights, q }: { insights: FoundInsight[]; q: string }) {
  return (
    <ul className={FOUND_LIST}>
      {insights.map(({ id, subject, language, title, description, content, forms }) => (
        <li key={id} lang={language}>
          <Disclosure
            title={<Marked text={title} q={q} forms={forms} />}
            detail={<Marked text={description} q={q} forms={forms} />}
            content={
              <>
                <Paragraphs text={content} q={q} forms={forms} />
                <InsightLink subject={subject} />
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}

function FoundGates({ gates, q }: { gates: FoundGate[]; q: string }) {
  const t = useT('search')
  return (
    <ul className={FOUND_LIST}>
      {gates.map(({ id, number, name, detail, text, path, forms }) => (
        <li key={id}>
          <Disclosure
            title={
              <>
                <span className="tabular">
                  <Marked text={number} q={q} forms={forms} />
                </span>{' '}
                · <Marked text={name} q={q} forms={forms} />
              </>
            }
            detail={<Marked text={detail} q={q} forms={forms} />}
            content={
              <>
                <Paragraphs text={text} q={q} forms={forms} />
                <StaticLink
                  to={path}
                  className="mt-2 inline-flex min-h-7 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
                >
                  {t('readMore', { name: number })}
                </StaticLink>
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}

function Disclosure({ title, detail, content }: { title: ReactNode; detail: ReactNode; content: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-start gap-3 p-4 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <ReadingTitle title={title} detail={detail} />
        </span>
        <ChevronDownIcon className="mt-1 size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">{content}</div>
    </details>
  )
}

const Paragraphs = ({ text, q, forms }: { text: string; q: string; forms: readonly string[] }) =>
  text.split(/\n{2,}/).map((paragraph) => (
    <ReadingText key={paragraph}>
      <Marked text={paragraph} q={q} forms={forms} />
    </ReadingText>
  ))

const FOUND_LIST = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface'
const FOUND_LINK =
  'flex gap-3 p-4 text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-2'

type MarkedProps = { text: string; q: string; forms: readonly string[] }

/** A text with the words that were searched for marked, also their other forms. */
function Marked({ text, q, forms }: MarkedProps) {
  return foundWords(text, q, forms).map(({ text, isFound }, place) =>
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

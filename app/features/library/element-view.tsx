import type { ReactNode } from 'react'
import { textLanguage } from '~/domain/text/text-language'
import { ButtonLink } from '~/ui/controls/button-link'
import { Card } from '~/ui/layout/card'
import { StaticLink } from '~/ui/layout/static-link'
import { StructuredData } from '~/ui/layout/structured-data'
import { Avatar } from '~/ui/members/avatar'
import { RelativeTime } from '~/ui/members/relative-time'
import { TYPE_COLOR } from '~/ui/members/type-badge'
import { UncertainTimeMark } from '~/ui/members/uncertain-time-mark'
import { Breadcrumb } from './breadcrumb'
import { Drawing } from './drawing'
import type { ElementPage, LibraryLink, SeenList, SeenPerson, SeenPost } from './library'
import { Section } from './section'

/** One gate, channel, center …: what it means, the drawing beside it, who has it and what was written about it. */
export function ElementView({ page }: { page: ElementPage }) {
  const { title, kicker, lead, figure, sections, head, breadcrumb, neighbours, people, posts, invitation } = page
  return (
    <article className="@container/library">
      <StructuredData json={head.structured} />
      <Breadcrumb {...breadcrumb} />
      <div className="mt-3 grid gap-x-10 gap-y-6 @min-[760px]/library:grid-cols-[minmax(0,1fr)_320px] @min-[760px]/library:grid-rows-[auto_1fr]">
        <header>
          <p className="text-sm text-muted">{kicker}</p>
          <h1 className="mt-1 text-2xl wrap-anywhere md:text-3xl">{title}</h1>
          <p className="reading mt-3 max-w-[66ch] text-lg text-pretty">{lead}</p>
        </header>
        <aside className="grid gap-5 self-start @min-[760px]/library:col-start-2 @min-[760px]/library:row-span-2 @min-[760px]/library:row-start-1">
          <Card as="section">
            {/* Another element is another drawing. */}
            <figure key={head.canonical}>
              <Drawing figure={figure} />
              {figure.caption ? <figcaption className="mt-3 text-sm text-muted">{figure.caption}</figcaption> : null}
            </figure>
          </Card>
          <Card as="section" className="grid justify-items-start gap-3">
            <p className="text-pretty">{invitation.text}</p>
            <ButtonLink to={invitation.link.to} variant={invitation.isMain ? 'primary' : 'quiet'}>
              {invitation.link.label}
            </ButtonLink>
          </Card>
        </aside>
        <div className="min-w-0 [&>:first-child]:mt-0">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          {people || posts ? (
            <div className="mt-8 grid items-start gap-5 @min-[900px]/library:grid-cols-2">
              {people ? <PeopleList {...people} /> : null}
              {posts ? <PostsList {...posts} /> : null}
            </div>
          ) : null}
        </div>
      </div>
      <nav
        aria-label={neighbours.label}
        className="mt-8 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4 print:hidden"
      >
        <Beside link={neighbours.before} rel="prev" sign="←" />
        <Beside link={neighbours.after} rel="next" sign="→" />
      </nav>
    </article>
  )
}

function Beside({ link, rel, sign }: { link: LibraryLink | null; rel: 'prev' | 'next'; sign: string }) {
  if (!link) return <span />
  const arrow = <span aria-hidden="true">{sign}</span>
  return (
    <StaticLink
      to={link.to}
      rel={rel}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-ink no-underline hover:underline"
    >
      {rel === 'prev' ? arrow : null}
      {link.label}
      {rel === 'next' ? arrow : null}
    </StaticLink>
  )
}

/** Who has it, as far as they let this reader see it. */
function PeopleList(list: SeenList<SeenPerson>) {
  return (
    <ListCard {...list} name="who">
      {({ username, fullName, avatarUrl, hdType, typeName, isTimeUncertain }) => (
        <StaticLink
          to={`/u/${username}`}
          className="flex items-center gap-3 py-2.5 text-ink no-underline hover:underline"
        >
          <Avatar name={fullName} src={avatarUrl} type={hdType} size="sm" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{fullName}</span>
            {hdType && typeName ? (
              <span className={`block truncate text-sm text-(--type) ${TYPE_COLOR[hdType]}`}>
                {typeName}
                {isTimeUncertain ? <UncertainTimeMark /> : null}
              </span>
            ) : null}
          </span>
        </StaticLink>
      )}
    </ListCard>
  )
}

/** The newest posts about it, each a way to its own page. */
function PostsList(list: SeenList<SeenPost>) {
  return (
    <ListCard {...list} name="posts">
      {({ id, author, content, createdAt }) => (
        <StaticLink to={`/posts/${id}`} className="flex gap-3 py-3 text-ink no-underline hover:bg-sunken">
          <Avatar name={author.fullName} src={author.avatarUrl} type={author.hdType} size="sm" />
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline gap-2">
              <span className="truncate font-semibold">{author.fullName}</span>
              <span className="shrink-0 text-sm text-muted">
                <RelativeTime at={createdAt} />
              </span>
            </span>
            <span lang={textLanguage(content)} className="line-clamp-4 wrap-anywhere">
              {content}
            </span>
          </span>
        </StaticLink>
      )}
    </ListCard>
  )
}

type ListCardProps<T> = SeenList<T> & { name: string; children: (item: T) => ReactNode }

/** A card that lists what belongs to the element, or says that there is none, and leads to more. */
function ListCard<T extends { id: string }>({ name, title, items, none, more, children }: ListCardProps<T>) {
  return (
    <Card as="section" aria-labelledby={name}>
      <h2 id={name} className="text-lg">
        {title}
      </h2>
      {none ? <p className="mt-2 text-muted text-pretty">{none}</p> : null}
      {items.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      ) : null}
      {more ? (
        <ButtonLink to={more.to} size="s" className="mt-3">
          {more.label}
        </ButtonLink>
      ) : null}
    </Card>
  )
}

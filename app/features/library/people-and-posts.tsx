import type { ReactNode } from 'react'
import { Avatar } from '~/ui/avatar'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { RelativeTime } from '~/ui/relative-time'
import { TYPE_COLOR } from '~/ui/type-badge'
import { UncertainTimeMark } from '~/ui/uncertain-time-mark'
import { Way } from '~/ui/way'
import type { SeenList, SeenPerson, SeenPost } from './library'

/** Who has it, as far as they let this reader see it. */
export function PeopleList(list: SeenList<SeenPerson>) {
  return (
    <ListCard {...list} name="who">
      {({ username, fullName, avatarUrl, hdType, typeName, isTimeUncertain }) => (
        <Way to={`/u/${username}`} className="flex items-center gap-3 py-2.5 text-ink no-underline hover:underline">
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
        </Way>
      )}
    </ListCard>
  )
}

/** The newest posts about it, each a way to its own page. */
export function PostsList(list: SeenList<SeenPost>) {
  return (
    <ListCard {...list} name="posts">
      {({ id, author, content, createdAt }) => (
        <Way to={`/posts/${id}`} className="flex gap-3 py-3 text-ink no-underline hover:bg-sunken">
          <Avatar name={author.fullName} src={author.avatarUrl} type={author.hdType} size="sm" />
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline gap-2">
              <span className="truncate font-semibold">{author.fullName}</span>
              <span className="shrink-0 text-sm text-muted">
                <RelativeTime at={createdAt} />
              </span>
            </span>
            <span className="line-clamp-4 wrap-anywhere">{content}</span>
          </span>
        </Way>
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

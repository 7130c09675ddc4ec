import { Link } from '@remix-run/react'
import type { TypeCode } from '~/domain/human-design/codes'
import { useT } from '~/locales/use-t'
import { CloseIcon } from '~/ui/icons'
import type { FeedQuery } from './feed'
import { feedName, feedPath } from './feed-address'

const LINK =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-sm whitespace-nowrap text-muted transition-colors hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11'

/** Which posts there are to choose from: everyone's, of those one follows, of one's own type; and what is looked at, to be left. */
export function FeedSwitch({ query, ownType }: { query: FeedQuery; ownType: TypeCode | null }) {
  const t = useT('feed')
  const own: FeedQuery[] = ownType ? [{ kind: 'type', type: ownType }] : []
  const choices: FeedQuery[] = [{ kind: 'everyone' }, { kind: 'following' }, ...own]
  const isChoice = choices.some((choice) => feedName(choice) === feedName(query))
  const label = (of: FeedQuery) => {
    if (of.kind === 'tag') return `#${of.tag}`
    if (of.kind === 'gate') return t('gate', { gate: of.gate })
    if (of.kind === 'type') return t(`type.${of.type}.plural`)
    return t(of.kind)
  }
  return (
    <nav aria-label={t('feeds')}>
      <ul className="flex flex-wrap gap-1">
        {choices.map((choice) => (
          <li key={choice.kind}>
            <Link
              to={feedPath(choice)}
              preventScrollReset
              aria-current={feedName(choice) === feedName(query) ? 'page' : undefined}
              className={LINK}
            >
              {label(choice)}
            </Link>
          </li>
        ))}
        {isChoice ? null : (
          <li className="flex items-center rounded-full bg-accent-soft">
            <span aria-current="page" className="max-w-60 truncate py-1.5 pl-3 text-sm font-semibold">
              {label(query)}
            </span>
            <Link
              to={feedPath({ kind: 'everyone' })}
              preventScrollReset
              aria-label={t('leaveFeed', { name: label(query) })}
              className="grid size-9 place-items-center rounded-full text-muted hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:size-11"
            >
              <CloseIcon className="size-3.5" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

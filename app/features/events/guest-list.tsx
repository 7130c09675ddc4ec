import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Avatar } from '~/ui/members/avatar'
import type { EventMember } from './events'

type Props = {
  title: string
  members: readonly EventMember[]
  /** Of all, those among them who are not named here. */
  total: number
  /** What is said where nobody is. */
  nobody: string
}

/** Who goes, or waits: by name whom the viewer may see, the others counted. */
export function GuestList({ title, members, total, nobody }: Props) {
  const t = useT('events')
  const others = Math.max(0, total - members.length)
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="text-lg">
        {title} <span className="tabular text-base font-normal text-faint">{total}</span>
      </h2>
      {total === 0 ? <p className="text-muted">{nobody}</p> : null}
      {members.length > 0 ? (
        <ul className="flex flex-wrap gap-x-2 gap-y-1">
          {members.map(({ username, fullName, avatarUrl }) => (
            <li key={username} className="min-w-0">
              <Link
                to={`/u/${username}`}
                className="flex min-h-11 max-w-full items-center gap-2 rounded-control py-1 pr-2.5 pl-1 text-ink no-underline hover:bg-sunken"
              >
                <Avatar name={fullName} src={avatarUrl} size="sm" />
                <span className="min-w-0 wrap-anywhere">{fullName}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {others > 0 ? (
        <p className="text-sm text-muted">{t(members.length > 0 ? 'andOthers' : 'onlyCounted', { count: others })}</p>
      ) : null}
    </section>
  )
}

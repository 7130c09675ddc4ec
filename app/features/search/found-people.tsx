import { Link } from '@remix-run/react'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import { VerifiedTick } from '~/ui/members/verified-tick'
import { FOUND_LINK, FOUND_LIST } from './found-look'
import { Marked } from './marked'
import type { FoundPerson } from './search'

/** Members that were found, each a way to their page. */
export function FoundPeople({ people, q }: { people: FoundPerson[]; q: string }) {
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

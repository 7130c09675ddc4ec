import { Avatar } from '~/ui/avatar'
import { TYPE_COLOR } from '~/ui/type-badge'
import { UncertainTimeMark } from '~/ui/uncertain-time-mark'
import { Way } from '~/ui/way'
import type { SeenPart, SeenPerson } from './library'
import { PartCard } from './part-card'

/** Who has it, as far as they let this reader see it. */
export function PeoplePart(part: SeenPart<SeenPerson>) {
  return (
    <PartCard {...part} name="who">
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
    </PartCard>
  )
}

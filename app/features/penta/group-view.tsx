import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { UncertainTimeMark, UncertainTimeNote } from '~/ui/members/uncertain-time-mark'
import { Explanation } from './explanation'
import { GroupPeople } from './group-people'
import { GroupTable } from './group-table'
import { useLook } from './look'
import type { Group } from './penta'
import { PentaDrawing } from './penta-drawing'

/**
 * A group: the drawing, who is in it, one panel that explains what is pressed, and everything again as a table. `note` is said
 * below it.
 */
export function GroupView({ group, note }: { group: Group; note?: string }) {
  const t = useT('penta')
  const looking = useLook(group)
  const nameOf = (place: number) => {
    const { fullName, isViewer } = group.people[place]!
    return isViewer ? t('you', { name: fullName }) : fullName
  }
  const parts = { group, looking, nameOf }
  const isUncertain = group.channels.some((channel) => channel.isUncertain)
  const closed = group.channels.filter(({ isClosed }) => isClosed).length
  return (
    <Card as="section" aria-label={t('group')}>
      <div data-reading className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:items-start">
        <PentaDrawing {...parts} />
        <div className="grid min-w-0 gap-4 max-lg:contents">
          <div className="max-lg:order-first">
            <h2 className="text-lg">
              {t('closedCount', { count: closed })}
              {isUncertain ? <UncertainTimeMark /> : null}
            </h2>
            <p className="text-muted">
              {group.gaps.length > 0 ? t('gaps', { gates: group.gaps.join(', ') }) : t('noGaps')}
              {isUncertain ? <UncertainTimeMark /> : null}
            </p>
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-1">
            <GroupPeople {...parts} />
            {group.people.some(({ isTimeUncertain }) => isTimeUncertain) ? <UncertainTimeNote /> : null}
          </div>
          <Explanation {...parts} />
        </div>
      </div>
      <details className="mt-4">
        <summary className="w-fit py-1 font-medium text-muted hover:text-ink pointer-coarse:py-2.5">
          {t('asTable')}
        </summary>
        <div className="mt-2">
          <GroupTable group={group} nameOf={nameOf} />
        </div>
      </details>
      {note ? <p className="mt-4 text-sm text-faint">{note}</p> : null}
    </Card>
  )
}

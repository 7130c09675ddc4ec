import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { UncertainTimeMark, UncertainTimeNote } from '~/ui/members/uncertain-time-mark'
import { VIEW_BOX } from './drawing-places'
import { DrawnChannel } from './drawn-channel'
import { Explanation } from './explanation'
import { type Looking, useLook } from './look'
import type { Group } from './penta'
import { useStateText } from './use-state-text'

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

type PartProps = { group: Group; looking: Looking; nameOf: (place: number) => string }

/** Who is in the group, with the mark each has in the drawing. */
function GroupPeople({ group: { people, channels }, looking, nameOf }: PartProps) {
  const t = useT('penta')
  const countOf = (place: number) =>
    channels.flatMap(({ gates }) => gates).filter(({ holders }) => holders.includes(place)).length
  return (
    <ul className="grid grid-cols-1 gap-1">
      {people.map(({ fullName, avatarUrl, hdType, isTimeUncertain, mark }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person is their place in the group
        <li key={place}>
          <Link
            to={looking.toLook({ person: place })}
            replace
            preventScrollReset
            aria-current={looking.isAt({ person: place }) || undefined}
            className="flex min-h-13 items-center gap-3 rounded-control px-2 py-1 text-ink no-underline transition-colors hover:bg-sunken aria-[current]:bg-accent-soft"
          >
            <Avatar name={fullName} src={avatarUrl} type={hdType} size="sm" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{nameOf(place)}</span>
              <span className="block text-sm text-muted">
                {t('holdsCount', { count: countOf(place) })}
                {isTimeUncertain ? <UncertainTimeMark /> : null}
              </span>
            </span>
            <span
              aria-hidden="true"
              className="grid h-6 min-w-6 place-items-center rounded-full border border-line-control px-1 text-xs font-semibold"
            >
              {mark}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const CELL = 'border-b border-line py-2 pr-2 text-left align-baseline md:pr-3'

/** The group as a table: to read, copy or have read aloud. */
function GroupTable({ group: { people, channels }, nameOf }: { group: Group; nameOf: (place: number) => string }) {
  const t = useT('penta')
  const stateText = useStateText(nameOf)
  return (
    <table className="w-full border-collapse text-sm hyphens-auto md:text-base">
      <caption className="sr-only">{t('asTable')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-muted">
          {[t('state'), t('gatesOfIt'), t('group')].map((head) => (
            <th key={head} scope="col" className="py-1.5 pr-2 text-left font-medium md:pr-3">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {channels.map((channel) => (
          <tr key={channel.channel}>
            <th scope="row" className={`${CELL} font-medium`}>
              <span className="tabular whitespace-nowrap">{channel.channel.replace('-', '–')}</span>{' '}
              <span className="block font-normal text-muted">{channel.name}</span>
            </th>
            <td className={CELL}>
              <ul className="grid gap-1">
                {channel.gates.map(({ gate, name, holders, isUncertain }) => (
                  <li key={gate} className="wrap-anywhere">
                    <span className="tabular font-medium">{gate}</span> <span className="text-muted">{name}:</span>{' '}
                    {holders.length === 0 ? t('nobody') : null}
                    {holders.length === 0 && isUncertain ? <UncertainTimeMark /> : null}
                    {holders.map((place, index) => (
                      <Fragment key={place}>
                        {index > 0 ? ', ' : null}
                        {nameOf(place)}
                        {people[place]?.isTimeUncertain ? <UncertainTimeMark /> : null}
                      </Fragment>
                    ))}
                  </li>
                ))}
              </ul>
            </td>
            <td className={`${CELL} wrap-anywhere`}>
              {stateText(channel)}
              {channel.isUncertain ? <UncertainTimeMark /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const CENTER = 'fill-surface stroke-(--center-open-edge) stroke-2'

/** The twelve gates between Throat, G and Sacral, with the marks of those who hold each. Every gate and channel is a link. */
function PentaDrawing({ group: { people, channels }, looking, nameOf }: PartProps) {
  const t = useT('penta')
  const columnOf = (at: number) => at % 3
  return (
    <svg viewBox={VIEW_BOX} aria-label={t('drawing')} className="mx-auto w-full max-w-95 overflow-visible">
      <rect x="20" y="10" width="320" height="84" rx="12" className={CENTER} />
      <path d="M110 270H250L345 360L250 450H110L15 360Z" strokeLinejoin="round" className={CENTER} />
      <rect x="20" y="626" width="320" height="84" rx="12" className={CENTER} />
      {(['throat', 'g', 'sacral'] as const).map((center) => (
        <text
          key={center}
          x="180"
          y={{ throat: 32, g: 365, sacral: 700 }[center]}
          textAnchor="middle"
          className="fill-faint text-[13px]"
        >
          {t(`center.${center}`)}
        </text>
      ))}
      {channels.map((channel, at) => (
        <DrawnChannel
          key={channel.channel}
          channel={channel}
          column={columnOf(at)}
          people={people}
          looking={looking}
          nameOf={nameOf}
        />
      ))}
    </svg>
  )
}

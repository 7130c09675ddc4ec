import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { GATE_RADIUS, MARK_RADIUS, markXs, type Place, placesOf, TARGET_RADIUS } from './drawing-places'
import { type Looking, lookKey } from './look'
import type { GroupMember, ShownChannel, ShownGate } from './penta'
import { useStateText } from './use-state-text'

type Props = {
  channel: ShownChannel
  /** 0 to 2, from the left. */
  column: number
  people: readonly GroupMember[]
  looking: Looking
  nameOf: (place: number) => string
}

/** A channel with its two gates: a half is filled from whoever's gate it comes, and a closed one goes through. */
export function DrawnChannel({ channel, column, people, looking, nameOf }: Props) {
  const t = useT('penta')
  const common = useT('common')
  const stateText = useStateText(nameOf)
  const { gates, middle, x } = placesOf(channel, column)
  const target = { channel: channel.channel }
  const name = `${t('channel', { channel: channel.channel.replace('-', '–') })}, ${channel.name}: ${stateText(channel)}`
  const doubt = channel.isUncertain ? ` (${common('couldDiffer')})` : ''
  return (
    <g>
      <Link
        to={looking.toLook(target)}
        replace
        preventScrollReset
        aria-label={name + doubt}
        aria-current={looking.isAt(target) || undefined}
        data-node={lookKey(target)}
        className="group outline-none"
      >
        {/* As wide as a finger. */}
        <line x1={x} x2={x} y1={gates[0].y} y2={gates[1].y} className="stroke-transparent stroke-[44]" />
        <line
          x1={x}
          x2={x}
          y1={gates[0].y}
          y2={gates[1].y}
          className="stroke-(--channel-edge) stroke-[12] group-hover:stroke-accent group-focus-visible:stroke-accent group-focus-visible:stroke-[18] group-aria-[current]:stroke-accent group-aria-[current]:stroke-[18]"
        />
        <line x1={x} x2={x} y1={gates[0].y} y2={gates[1].y} className="stroke-(--channel) stroke-[9]" />
        {gates.map(({ y }, at) =>
          channel.gates[at]!.holders.length > 0 ? (
            <line key={y} x1={x} x2={x} y1={y} y2={middle} className="stroke-personality stroke-[9]" />
          ) : null,
        )}
        {channel.isClosed ? (
          <>
            <circle cx={x} cy={middle} r="11" className="fill-personality" />
            <path
              d={`M${x - 4.5} ${middle + 0.5}l3.2 3.4l6-7`}
              strokeLinecap="round"
              strokeLinejoin="round"
              className="fill-none stroke-ground stroke-2"
            />
          </>
        ) : null}
      </Link>
      {gates.map((place, at) => (
        <DrawnGate
          key={place.y}
          gate={channel.gates[at]!}
          place={place}
          people={people}
          looking={looking}
          nameOf={nameOf}
        />
      ))}
    </g>
  )
}

type GateProps = {
  gate: ShownGate
  place: Place
  people: readonly GroupMember[]
  looking: Looking
  nameOf: (place: number) => string
}

/** A gate: full where somebody holds it, an empty ring where nobody does, with their marks beside it. */
function DrawnGate({
  gate: { gate, name, holders, isUncertain },
  place: { x, y, marksY },
  people,
  looking,
  nameOf,
}: GateProps) {
  const t = useT('penta')
  const common = useT('common')
  const isHeld = holders.length > 0
  const held = isHeld ? t('heldBy', { names: holders.map(nameOf).join(', ') }) : t('heldByNobody')
  return (
    <Link
      to={looking.toLook({ gate })}
      replace
      preventScrollReset
      aria-label={`${t('gate', { gate })}, ${name}: ${held}${isUncertain ? ` (${common('couldDiffer')})` : ''}`}
      aria-current={looking.isAt({ gate }) || undefined}
      data-node={lookKey({ gate })}
      className="group outline-none"
    >
      <circle cx={x} cy={y} r={TARGET_RADIUS} className="fill-transparent" />
      <circle
        cx={x}
        cy={y}
        r={GATE_RADIUS + 4}
        className="fill-none stroke-transparent stroke-3 group-hover:stroke-accent group-focus-visible:stroke-accent group-aria-[current]:stroke-accent"
      />
      <circle
        cx={x}
        cy={y}
        r={isHeld ? GATE_RADIUS : GATE_RADIUS - 1}
        strokeDasharray={isHeld ? undefined : '4 4'}
        className={isHeld ? 'fill-personality' : 'fill-surface stroke-(--line-control) stroke-2'}
      />
      <text
        x={x}
        y={y}
        dy="0.36em"
        textAnchor="middle"
        className={`text-[15px] font-bold ${isHeld ? 'fill-ground' : 'fill-muted'}`}
      >
        {gate}
      </text>
      {markXs(x, holders.length).map((markX, at) => (
        <Mark key={holders[at]} x={markX} y={marksY} isLit={looking.isAt({ person: holders[at]! })}>
          {people[holders[at]!]!.mark}
        </Mark>
      ))}
    </Link>
  )
}

/** Their names stand in the words of the gate. */
function Mark({ x, y, isLit, children }: { x: number; y: number; isLit: boolean; children: string }) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={MARK_RADIUS}
        className={isLit ? 'fill-accent stroke-accent' : 'fill-surface stroke-(--line-control)'}
      />
      <text
        x={x}
        y={y}
        dy="0.36em"
        textAnchor="middle"
        className={`font-semibold ${children.length > 2 ? 'text-[8px]' : 'text-[10px]'} ${isLit ? 'fill-accent-ink' : 'fill-ink'}`}
      >
        {children}
      </text>
    </>
  )
}

import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { GATE_RADIUS, MARK_RADIUS, markXs, type Place, TARGET_RADIUS } from './drawing-places'
import { type Looking, lookKey } from './look'
import type { GroupMember, ShownGate } from './penta'

type Props = {
  gate: ShownGate
  place: Place
  people: readonly GroupMember[]
  looking: Looking
  nameOf: (place: number) => string
}

/** A gate: full where somebody holds it, an empty ring where nobody does; those who hold it stand beside it. */
export function DrawnGate({
  gate: { gate, name, holders, isUncertain },
  place: { x, y, marksY },
  people,
  looking,
  nameOf,
}: Props) {
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

import { SIDES } from '~/domain/human-design/terms/codes'
import type { WheelBody } from './wheel-bodies'
import { RING, wheelPoint } from './wheel-geometry'

/** How far from the gates a tie goes straight before it turns to its disc, in units. */
const STRAIGHT = 9

/** What ties each planet to the very degree it stood at, under all discs: full for Personality, dashed for Design. */
export function WheelTies({ bodies }: { bodies: readonly WheelBody[] }) {
  return SIDES.map((side) => (
    <path
      key={side}
      d={bodies
        .filter((body) => body.side === side)
        .map(tieOf)
        .join('')}
      className={`fill-none ${side === 'design' ? 'stroke-design' : 'stroke-personality'}`}
      strokeWidth="1.3"
      strokeDasharray={side === 'design' ? '3 2.5' : undefined}
    />
  ))
}

const tieOf = ({ longitudeDegrees, at }: WheelBody) =>
  `M${wheelPoint(longitudeDegrees, RING.gates).join(' ')}L${wheelPoint(longitudeDegrees, RING.gates - STRAIGHT).join(' ')}L${at.join(' ')}`

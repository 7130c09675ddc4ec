import { CENTERS } from '~/domain/human-design/terms/codes'
import { type BodygraphData, CENTER_COLOR, type GateState } from '../bodygraph/bodygraph-data'
import { halvesOf, INTEGRATION_TRUNK, integrationPieces, toPath } from '../bodygraph/channel-lines'
import { CHANNEL_IDS, isIntegration, routeOf } from '../bodygraph/channel-routes'
import { CENTER_POINTS } from '../bodygraph/geometry'
import { cardColor } from './card-colors'

const STRAIGHT = CHANNEL_IDS.filter((id) => !isIntegration(id))
const GROUND = [...STRAIGHT.map((id) => toPath(routeOf(id))), INTEGRATION_TRUNK].join('')

type Props = { data: Pick<BodygraphData, 'centers' | 'gates'>; transform: string; pair?: boolean }

/** A bodygraph as a picture of its own: colours in every shape, no numbers, in the space of `VIEW_BOX`. `pair`: of two people. */
export function CardBodygraph({ data: { centers, gates }, transform, pair = false }: Props) {
  const pieces = [...STRAIGHT.flatMap((id) => halvesOf(id, gates)), ...integrationPieces(gates)]
  const pathOf = (...states: GateState[]) =>
    pieces
      .filter(({ state }) => states.includes(state))
      .map(({ from, to }) => toPath([from, to]))
      .join('')
  const ink = cardColor(pair ? 'person-a' : 'personality')
  const red = cardColor(pair ? 'person-b' : 'design')
  return (
    <g transform={transform} fill="none" strokeLinejoin="round">
      <path d={GROUND} stroke={cardColor('channel-edge')} strokeWidth="7" />
      <Lines d={pathOf('personality', 'active')} stroke={ink} />
      <Lines d={pathOf('design', 'both')} stroke={red} />
      {pair ? <Lines d={pathOf('design')} stroke={cardColor('surface')} width="5" /> : null}
      <Lines d={pathOf('both')} stroke={ink} strokeDasharray="10" />
      {CENTERS.map((center) => {
        const color = `center-${CENTER_COLOR[center]}`
        const isDefined = centers[center] === 'defined'
        return (
          <polygon
            key={center}
            points={CENTER_POINTS[center].join(' ')}
            fill={cardColor(isDefined ? color : 'surface')}
            stroke={cardColor(isDefined ? `${color}-edge` : 'center-open-edge')}
            strokeWidth="4"
          />
        )
      })}
    </g>
  )
}

/** Left out where nothing is lit: an empty path is one a renderer may complain of. */
function Lines({ width = '12', ...line }: { d: string; stroke: string; strokeDasharray?: string; width?: string }) {
  return line.d ? <path {...line} strokeWidth={width} /> : null
}

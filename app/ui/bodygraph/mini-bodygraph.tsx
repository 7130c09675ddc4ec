import { CENTERS } from '~/domain/human-design/terms/codes'
import { type BodygraphData, CENTER_COLOR, type GateState } from './bodygraph-data'
import { halvesOf, INTEGRATION_TRUNK, integrationPieces, toPath } from './channel-lines'
import { CHANNEL_IDS, isIntegration, routeOf } from './channel-routes'
import { CENTER_POINTS } from './geometry'

/** Every channel at once, for the grey ground of a small drawing. */
const CHANNELS = [
  ...CHANNEL_IDS.filter((id) => !isIntegration(id)).map((id) => toPath(routeOf(id))),
  INTEGRATION_TRUNK,
].join('')

type Props = { data: Pick<BodygraphData, 'centers' | 'gates'>; name: string; pair?: boolean; className?: string }

/** A chart as a small picture for cards: three paths and nine centers, no numbers, nothing to press. */
export function MiniBodygraph({ data, name, pair = false, className = 'w-30' }: Props) {
  const pieces = [
    ...CHANNEL_IDS.filter((id) => !isIntegration(id)).flatMap((id) => halvesOf(id, data.gates)),
    ...integrationPieces(data.gates),
  ]
  const pathOf = (...states: GateState[]) =>
    pieces
      .filter(({ state }) => states.includes(state))
      .map(({ from, to }) => toPath([from, to]))
      .join('')
  return (
    <svg
      viewBox="12 12 616 946"
      role="img"
      aria-label={name}
      className={`bodygraph mini ${pair ? 'pair' : ''} ${className}`}
    >
      <path className="edge" d={CHANNELS} />
      <path className="half" d={pathOf('personality', 'active')} />
      <path className="half design" d={pathOf('design', 'both')} />
      {pair ? <path className="core" d={pathOf('design')} /> : null}
      <path className="stripe" d={pathOf('both')} />
      {CENTERS.map((center) => (
        <g key={center} className={`center ${CENTER_COLOR[center]}`}>
          <polygon points={CENTER_POINTS[center].join(' ')} className={data.centers[center]} />
        </g>
      ))}
    </svg>
  )
}

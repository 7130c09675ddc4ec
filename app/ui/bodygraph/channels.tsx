import type { ChannelId } from '~/domain/human-design/terms/codes'
import type { BodygraphData } from './bodygraph-data'
import { halvesOf, integrationPieces, type Piece } from './channel-lines'
import { INTEGRATION_TRUNK, toPath } from './channel-paths'
import { CHANNEL_IDS, channelsOf, isIntegration, routeOf } from './channel-routes'
import { Node, type NodeView } from './node'

type Props = {
  data: BodygraphData
  label: (id: ChannelId, defined: boolean) => string
  viewOf: (id: ChannelId) => NodeView
  /** Two people instead of two sides: the halves of the second are hollow, so that no eye needs the colours. */
  pair?: boolean
}

/** All 36 channels: straight ones as tubes, the integration group as one trunk, whatever is lit in the colour of its side. */
export function Channels({ data, label, viewOf, pair = false }: Props) {
  const nodeOf = (id: ChannelId) => ({
    selection: { kind: 'channel', id } as const,
    label: label(id, data.channels.includes(id)),
    ...viewOf(id),
  })
  return (
    <>
      {CHANNEL_IDS.map((id) => {
        const route = toPath(routeOf(id))
        return isIntegration(id) ? (
          <Node key={id} {...nodeOf(id)} className="channel shared">
            <path className="edge" d={route} />
          </Node>
        ) : (
          <Node key={id} {...nodeOf(id)} className="channel">
            <path className="edge" d={route} />
            <path className="tube" d={route} />
            {halvesOf(id, data.gates).map((piece) => (
              <Half key={piece.gates[0]} piece={piece} pair={pair} />
            ))}
          </Node>
        )
      })}
      <g className="trunk">
        <path className="edge" d={INTEGRATION_TRUNK} />
        <path className="tube" d={INTEGRATION_TRUNK} />
        {integrationPieces(data.gates).map((piece) => (
          <g key={piece.gates.join()} className={isLit(piece, viewOf) ? 'lit' : undefined}>
            <Half piece={piece} pair={pair} />
          </g>
        ))}
      </g>
    </>
  )
}

/** A piece of the trunk is lit with any of the six channels that run through it. */
function isLit({ gates }: Piece, viewOf: Props['viewOf']) {
  return gates.some((gate) => channelsOf(gate).some((id) => isIntegration(id) && viewOf(id).lit))
}

/** A lit half in its colour; where both sides light it, red with ink dashes on top. */
function Half({ piece: { state, from, to }, pair }: { piece: Piece; pair: boolean }) {
  const d = toPath([from, to])
  // Pieces begin one after the other from the top, when the drawing draws itself.
  const style = { animationDelay: `${Math.round(Math.min(from[1], to[1]) / 3)}ms` }
  return state === 'both' ? (
    <>
      <path className="half design" d={d} pathLength={1} style={style} />
      <path className="stripe" d={d} style={style} />
    </>
  ) : (
    <>
      <path className={`half ${state}`} d={d} pathLength={1} style={style} />
      {pair && state === 'design' ? <path className="core" d={d} /> : null}
    </>
  )
}

import type { CenterCode, CenterState } from '~/domain/human-design/terms/codes'
import { CENTER_POINTS } from './geometry'
import { Node, type NodeView } from './node'

/** The traditional colour of a defined center. */
export const CENTER_COLOR: Record<CenterCode, 'yellow' | 'green' | 'brown' | 'red'> = {
  head: 'yellow',
  ajna: 'green',
  throat: 'brown',
  g: 'yellow',
  heart: 'red',
  spleen: 'brown',
  sacral: 'red',
  solar_plexus: 'brown',
  root: 'brown',
}

/** A center: filled with its own colour and a thicker edge when defined, paler and with a dashed edge when lent, else open as the paper. */
export function CenterShape({
  center,
  state,
  isLent = false,
  label,
  view,
}: {
  center: CenterCode
  state: CenterState
  isLent?: boolean
  label: string
  view: NodeView
}) {
  return (
    <Node selection={{ kind: 'center', center }} label={label} className="center" tabStop {...view}>
      <polygon points={CENTER_POINTS[center].join(' ')} className={isLent ? 'lent' : state} />
    </Node>
  )
}

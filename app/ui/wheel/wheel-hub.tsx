import { SIDES } from '~/domain/human-design/terms/codes'
import { useT } from '~/locales/use-t'
import { GLYPHS } from '../bodygraph/glyphs'
import { usePlaceName } from './use-place-name'
import type { WheelBody } from './wheel-bodies'
import { CENTER } from './wheel-geometry'

/** The middle of the wheel: what is pointed at, or how the two sides are told apart. The same is in the labels of the planets. */
export function WheelHub({ body }: { body: WheelBody | null }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG takes no focus
    <g aria-hidden="true">{body ? <BodyReadout body={body} /> : <Legend />}</g>
  )
}

function BodyReadout({ body: { side, body, gate, line, longitudeDegrees } }: { body: WheelBody }) {
  const hd = useT('hd')
  const placeName = usePlaceName()
  return (
    <>
      <text x={CENTER} y={CENTER - 62} className="font-[system-ui] text-[34px] fill-ink!">
        {GLYPHS[body]}
      </text>
      <text x={CENTER} y={CENTER - 26} className="text-[22px] fill-ink!">
        {hd(`body.${body}`)}
      </text>
      <text x={CENTER} y={CENTER + 26} className="tabular text-[44px] fill-ink!">
        {`${gate}.${line}`}
      </text>
      <text x={CENTER} y={CENTER + 58} className="tabular text-[20px] font-medium!">
        {placeName(longitudeDegrees)}
      </text>
      <text x={CENTER} y={CENTER + 88} className={`text-[20px] ${side === 'design' ? 'fill-design!' : 'fill-ink!'}`}>
        {hd(`side.${side}`)}
      </text>
    </>
  )
}

function Legend() {
  const hd = useT('hd')
  return SIDES.map((side, row) => {
    const y = CENTER - 18 + row * 44
    return (
      <g key={side} className={`gate ${side}`}>
        <circle className="disc" cx={CENTER - 72} cy={y} r={side === 'design' ? 9.75 : 11} />
        <text x={CENTER - 50} y={y} dy="0.36em" className="text-[20px] fill-ink! [text-anchor:start]">
          {hd(`side.${side}`)}
        </text>
      </g>
    )
  })
}

import { SIDES } from '~/domain/human-design/terms/codes'
import { useT } from '~/locales/use-t'
import { GLYPHS } from '../bodygraph/glyphs'
import { usePlaceName } from './use-place-name'
import { type BodySelection, isBody, toSelection, type WheelBody } from './wheel-bodies'

type Props = {
  bodies: readonly WheelBody[]
  selection: BodySelection | null
  onSelect: (selection: BodySelection | null) => void
  className?: string
}

/** The wheel as text: each planet of both sides with its gate, line and place on the zodiac, to read, press or have read aloud. */
export function WheelList({ bodies, selection, onSelect, className = '' }: Props) {
  const t = useT('chart-views')
  const hd = useT('hd')
  const placeName = usePlaceName()
  return (
    <div className={`grid gap-x-6 gap-y-5 ${className}`}>
      {SIDES.map((side) => (
        <section key={side} aria-label={hd(`side.${side}`)}>
          <h3 className={`px-1.5 pb-1 ${side === 'design' ? 'text-design' : ''}`}>
            {t(side === 'design' ? 'hollow' : 'filled', { side: hd(`side.${side}`) })}
          </h3>
          <ul>
            {bodies
              .filter((body) => body.side === side)
              .map((body) => (
                <li key={body.body} className="border-b border-line">
                  <button
                    type="button"
                    aria-pressed={isBody(body, selection)}
                    onClick={() => onSelect(isBody(body, selection) ? null : toSelection(body))}
                    className="flex min-h-8 w-full flex-wrap items-center gap-x-2 rounded-control px-1.5 text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:bg-accent-soft pointer-coarse:min-h-11"
                  >
                    <span aria-hidden="true" className="w-5 shrink-0 text-center font-[system-ui]">
                      {GLYPHS[body.body]}
                    </span>
                    <span className="flex-1">{hd(`body.${body.body}`)}</span>
                    <span className="tabular w-10 shrink-0 text-right font-medium">{`${body.gate}.${body.line}`}</span>
                    <span className="tabular ml-auto min-w-32 text-right text-sm text-muted">
                      {placeName(body.longitudeDegrees)}
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

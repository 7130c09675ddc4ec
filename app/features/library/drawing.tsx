import { Bodygraph } from '~/ui/bodygraph/bodygraph'
import type { BodygraphLabels } from '~/ui/bodygraph/labels'
import { HEXAGRAM_LINES, type LibraryFigure } from './library'

const unsaid = () => ''

/** The element as a picture with a name: lit in a bodygraph, as lines of a hexagram, or its sign. */
export function Drawing({ figure }: { figure: LibraryFigure }) {
  const { name } = figure
  switch (figure.kind) {
    case 'bodygraph': {
      const labels: BodygraphLabels = {
        name,
        controls: null,
        gate: unsaid,
        channel: unsaid,
        center: unsaid,
        arrow: unsaid,
      }
      const { data, selection } = figure
      return <Bodygraph data={data} labels={labels} selection={selection} className="mx-auto max-w-90" />
    }
    case 'hexagram':
      return <Hexagram lines={figure.lines} name={name} />
    case 'glyph':
      return (
        <p role="img" aria-label={name} className="py-6 text-center text-[96px] leading-none">
          {figure.glyph}
        </p>
      )
  }
}

function Hexagram({ lines, name }: { lines: number[]; name: string }) {
  return (
    <svg viewBox="0 0 200 172" role="img" aria-label={name} className="mx-auto w-full max-w-50 py-3">
      {HEXAGRAM_LINES.map((line, place) => (
        <g key={line} className={lines.includes(line) ? 'fill-accent' : 'fill-line'}>
          <rect x="28" y={place * 28 + 4} width="164" height="16" rx="5" />
          <text x="8" y={place * 28 + 17} className="tabular fill-muted text-sm" textAnchor="middle">
            {line}
          </text>
        </g>
      ))}
    </svg>
  )
}

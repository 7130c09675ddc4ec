import type { Ingress } from '~/domain/human-design/service/sky-event.schema'
import type { BodyCode } from '~/domain/human-design/terms/codes'
import { LINE_DEGREES, LINES_IN_CIRCLE, lineOnWheel, START_DEGREES } from '~/domain/human-design/terms/wheel'
import type { Ephemeris } from '../ephemeris/ephemeris'
import { type Mover, moverOf } from '../ephemeris/motion'
import { type Crossing, crossings, type Span } from './crossings'
import { type Path, pathOf } from './path'

const LINE_EDGES = { first: START_DEGREES, every: LINE_DEGREES }
const GATE_EDGES = { first: START_DEGREES, every: 6 * LINE_DEGREES }
const HALF_CIRCLE = LINES_IN_CIRCLE / 2

/**
 * Every change of gate of these bodies in (from, to] and, if asked for, of line; each body's in order of time. `pathOfMover`: where
 * they stand at an instant of the span, by default in the sky itself.
 */
export function ingresses(
  ephemeris: Ephemeris,
  span: Span,
  { bodies, withLines }: { bodies: readonly BodyCode[]; withLines: boolean },
  pathOfMover: (ephemeris: Ephemeris, mover: Mover) => Path = pathOf,
): Ingress[] {
  const found = new Map<string, Crossing[]>()
  return bodies.flatMap((body) => {
    const mover = moverOf(body)
    // A half circle is a whole number of lines, so what stands opposite changes at the same instants.
    const own = found.get(mover) ?? crossings(pathOfMover(ephemeris, mover), span, withLines ? LINE_EDGES : GATE_EDGES)
    found.set(mover, own)
    return own.map((crossing) => toIngress(body, crossing, withLines ? 1 : 6, mover === body ? 0 : HALF_CIRCLE))
  })
}

function toIngress(body: BodyCode, { at, index, isForward }: Crossing, linesApart: number, shift: number): Ingress {
  const edge = index * linesApart + shift
  const { gate, line } = lineOnWheel(isForward ? edge : edge - 1)
  return {
    kind: edge % 6 === 0 ? 'gate_ingress' : 'line_ingress',
    at: new Date(at).toISOString(),
    body,
    gate,
    line,
    motion: isForward ? 'direct' : 'retrograde',
  }
}

import { BODIES, type BodyCode } from '../terms/codes'

/** The gate of a planet in a stored chart; the line is null where the chart lacks it. */
export type GateOfBody = { planet: BodyCode; gate: number; line: number | null }

const isBody = (planet: unknown): planet is BodyCode => BODIES.includes(planet as BodyCode)
const isGate = (gate: unknown): gate is number =>
  typeof gate === 'number' && Number.isInteger(gate) && gate >= 1 && gate <= 64

/** 1–6, nearest to what was given; null where nothing was. Never a guess. */
const toLine = (line: unknown) =>
  typeof line === 'number' && Number.isFinite(line) ? Math.min(6, Math.max(1, Math.round(line))) : null

function toGateOfBody(planet: unknown, gate: unknown, line: unknown): GateOfBody[] {
  return isBody(planet) && isGate(gate) ? [{ planet, gate, line: toLine(line) }] : []
}

/**
 * One side of a chart in either shape in which charts have been stored: an array of `{planet, gate, line}`, or an object with
 * `<planet>_gate` and `<planet>_line`, each also as JSON text. What names no planet or no gate from 1 to 64 is left out; in
 * column order.
 */
export function readStoredGates(stored: unknown): GateOfBody[] {
  const value = typeof stored === 'string' ? parseJson(stored) : stored
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value)) {
    const fields = value as Record<string, unknown>
    return BODIES.flatMap((body) => toGateOfBody(body, fields[`${body}_gate`], fields[`${body}_line`]))
  }
  const found = value.flatMap((entry: unknown) => {
    const { planet, gate, line } = (entry ?? {}) as Record<string, unknown>
    return toGateOfBody(planet, gate, line)
  })
  return found.sort((one, other) => BODIES.indexOf(one.planet) - BODIES.indexOf(other.planet))
}

/** Whether a side has all thirteen bodies with their lines. */
export function isWholeSide(gates: readonly GateOfBody[]): boolean {
  return (
    gates.length === BODIES.length &&
    BODIES.every((body) => gates.some(({ planet, line }) => planet === body && line !== null))
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const GATE = /gate\\?"\s*:\s*\\?"?(\d{1,2})\b/g

/** The gates in the text of a stored chart, in either shape, each once: for lists, where reading it whole would cost too much. */
export function gatesOfText(stored: string | null): number[] {
  if (!stored) return []
  return [...new Set(Array.from(stored.matchAll(GATE), ([, gate]) => Number(gate)))].filter(isGate)
}

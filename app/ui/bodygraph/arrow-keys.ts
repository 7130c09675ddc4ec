import { CENTERS } from '~/domain/human-design/terms/codes'
import { channelsOf, gatesOf, partnerOf } from './channel-routes'
import { ARROW_PLACES, ARROWS, CENTER_SPOTS, centerOf, GATES_OF, type Point, pointOf } from './geometry'
import { isSame, type Selection } from './selection'

const DIRECTIONS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const
export type ArrowKey = keyof typeof DIRECTIONS
export const isArrowKey = (key: string): key is ArrowKey => key in DIRECTIONS

/** A place an arrow key may lead to, and the point it is looked for at. */
type Goal = { selection: Selection; point: Point }

/**
 * Where an arrow key leads. From a gate along the channel that runs that way, else to the next gate of its center; from a channel to
 * the gate at that end; from a center to its gates; from the Head also to the four arrows. Down always leads on: where nothing of that
 * lies below, to the nearest center below, and from the foot of the drawing to the Head. Otherwise null where nothing lies that way.
 */
export function step(from: Selection, key: ArrowKey): Selection | null {
  const found = neighbourOf(from, key)
  return found || key !== 'ArrowDown' ? found : centerBelow(from)
}

function centerBelow(from: Selection): Selection | null {
  const here = placeOf(from)
  if (!here) return null
  const centers = CENTERS.map(
    (center): Goal => ({ selection: { kind: 'center', center }, point: CENTER_SPOTS[center] }),
  )
  return nearest(here, without(centers, from), 'ArrowDown') ?? { kind: 'center', center: 'head' }
}

/** The place of a selection in the drawing, a channel by its middle; null for a planet, which is beside it. */
export function placeOf(selection: Selection): Point | null {
  switch (selection.kind) {
    case 'gate':
      return pointOf(selection.gate)
    case 'channel': {
      const [first, second] = gatesOf(selection.id).map(pointOf) as [Point, Point]
      return [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2]
    }
    case 'center':
      return CENTER_SPOTS[selection.center]
    case 'arrow':
      return ARROW_PLACES[selection.arrow].point
    case 'body':
      return null
  }
}

function neighbourOf(from: Selection, key: ArrowKey): Selection | null {
  const here = placeOf(from)
  if (!here) return null
  switch (from.kind) {
    case 'gate': {
      const along = channelsOf(from.gate).map(
        (id): Goal => ({
          selection: { kind: 'channel', id },
          point: pointOf(partnerOf(from.gate, id)),
        }),
      )
      return (
        bestAligned(here, along, key, 45) ??
        nearest(here, without(gateGoals(GATES_OF[centerOf(from.gate)]), from), key) ??
        bestAligned(here, along, key, 80)
      )
    }
    case 'channel':
      return bestAligned(here, gateGoals(gatesOf(from.id)), key, 90)
    case 'center': {
      const beside = from.center === 'head' ? bestAligned(here, arrowGoals(), key, 45) : null
      return beside ?? nearest(here, gateGoals(GATES_OF[from.center]), key)
    }
    case 'arrow': {
      const head: Goal = { selection: { kind: 'center', center: 'head' }, point: CENTER_SPOTS.head }
      return nearest(here, [head, ...without(arrowGoals(), from)], key)
    }
    case 'body':
      return null
  }
}

const gateGoals = (gates: readonly number[]): Goal[] =>
  gates.map((gate) => ({ selection: { kind: 'gate', gate }, point: pointOf(gate) }))

const arrowGoals = (): Goal[] =>
  ARROWS.map((arrow) => ({ selection: { kind: 'arrow', arrow }, point: ARROW_PLACES[arrow].point }))

const without = (goals: Goal[], from: Selection) => goals.filter(({ selection }) => !isSame(selection, from))

/** Distance to a goal and how far its direction is from the key's, in degrees. */
function look([x, y]: Point, goal: Goal, key: ArrowKey) {
  const [dx, dy] = [goal.point[0] - x, goal.point[1] - y]
  const away = Math.hypot(dx, dy)
  const cosine = (dx * DIRECTIONS[key][0] + dy * DIRECTIONS[key][1]) / away
  return { selection: goal.selection, away, off: (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI }
}

function bestAligned(here: Point, goals: Goal[], key: ArrowKey, within: number): Selection | null {
  const seen = goals.map((goal) => look(here, goal, key)).filter(({ off }) => off < within)
  return seen.sort((a, b) => a.off - b.off)[0]?.selection ?? null
}

function nearest(here: Point, goals: Goal[], key: ArrowKey): Selection | null {
  const seen = goals.map((goal) => look(here, goal, key)).filter(({ off }) => off < 70)
  return seen.sort((a, b) => a.away - b.away)[0]?.selection ?? null
}

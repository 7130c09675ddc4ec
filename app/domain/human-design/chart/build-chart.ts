import { BODIES, type BodyCode } from '../terms/codes'
import { placeOnWheel } from '../terms/wheel'
import type { Activation, Arrow, Chart, Longitudes, Variables } from './chart'
import { chartFacts } from './chart-facts'

/** The thirteen activations of one side, in the order of `BODIES`. */
export function toActivations(longitudes: Longitudes): Activation[] {
  return BODIES.map((body) => ({
    body,
    longitudeDegrees: longitudes[body],
    ...placeOnWheel(longitudes[body]),
  }))
}

/** Left for tones 1–3, right for 4–6: the tone gives the direction, the color only the theme. */
const arrowOf = (tone: number): Arrow => (tone <= 3 ? 'left' : 'right')

const letter = (arrow: Arrow) => (arrow === 'left' ? 'L' : 'R')

type Point = Pick<Activation, 'color' | 'tone'>

type Points = { personalitySun: Point; personalityNode: Point; designSun: Point; designNode: Point }

/** The four arrows with their themes, and the two senses read from tones. */
export function variablesOf({ personalitySun, personalityNode, designSun, designNode }: Points): Variables {
  const read = ({ tone, color }: Point) => ({ arrow: arrowOf(tone), color })
  const motivation = read(personalitySun)
  const perspective = read(personalityNode)
  const determination = read(designSun)
  const environment = read(designNode)
  const personality = letter(motivation.arrow) + letter(perspective.arrow)
  const design = letter(determination.arrow) + letter(environment.arrow)
  return {
    notation: `P${personality} D${design}`,
    determination,
    environment,
    motivation,
    perspective,
    cognition: designSun.tone,
    sense: personalitySun.tone,
  }
}

/** The whole chart from the longitudes (degrees) at birth and at the design instant, when the Sun stood 88° before. */
export function buildChart(personality: Longitudes, design: Longitudes): Chart {
  const activations = { personality: toActivations(personality), design: toActivations(design) }
  const of = (side: Activation[], body: BodyCode) => side.find((activation) => activation.body === body)!
  return {
    ...chartFacts(activations),
    variables: variablesOf({
      personalitySun: of(activations.personality, 'sun'),
      personalityNode: of(activations.personality, 'north_node'),
      designSun: of(activations.design, 'sun'),
      designNode: of(activations.design, 'north_node'),
    }),
    activations,
  }
}

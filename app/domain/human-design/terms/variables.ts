import type { Activation, Arrow, Variables } from '../chart/chart'

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

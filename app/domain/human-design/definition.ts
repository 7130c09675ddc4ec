import type { Channel } from './channels'
import type { CenterCode, DefinitionCode } from './codes'

/** A group of defined centers that defined channels join, directly or through one another. */
export type Component = ReadonlySet<CenterCode>

/** The connected components of the graph: centers joined by defined channels. Centers without a channel are in none. */
export function connectedComponents(channels: readonly Channel[]): Component[] {
  const groups: Set<CenterCode>[] = []
  for (const { centers } of channels) {
    const touched = groups.filter((group) => centers.some((center) => group.has(center)))
    const merged = new Set([...centers, ...touched.flatMap((group) => [...group])])
    for (const group of touched) groups.splice(groups.indexOf(group), 1)
    groups.push(merged)
  }
  return groups
}

const BY_COUNT: readonly DefinitionCode[] = ['none', 'single', 'split', 'triple_split', 'quadruple_split']

/** The definition: how many components there are, none to four. */
export function definitionOf(components: readonly Component[]): DefinitionCode {
  const definition = BY_COUNT[components.length]
  if (!definition) throw new RangeError(`No chart has ${components.length} components`)
  return definition
}

/** True when two centers are in one component. */
export function areJoined(components: readonly Component[], a: CenterCode, b: CenterCode): boolean {
  return components.some((component) => component.has(a) && component.has(b))
}

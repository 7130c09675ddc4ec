import type { Channel } from './channels'
import type { CenterCode, DefinitionCode } from './codes'

/** A group of defined centers that defined channels join, directly or through one another. */
export type Component = ReadonlySet<CenterCode>

/** The connected components of the graph: centers joined by defined channels. Centers without a channel are in none. */
export function connectedComponents(channels: readonly Channel[]): Component[] {
  const groups: Set<CenterCode>[] = []
  const groupOf = (center: CenterCode) => groups.find((group) => group.has(center))
  for (const { centers } of channels) {
    const [one, other] = centers.map(groupOf)
    if (one && other && one !== other) {
      for (const center of other) one.add(center)
      groups.splice(groups.indexOf(other), 1)
    } else {
      const group = one ?? other ?? new Set()
      for (const center of centers) group.add(center)
      if (!one && !other) groups.push(group)
    }
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

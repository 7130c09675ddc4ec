import type { HdContext } from './hd-context'

/** The gates of a post's context. In a file of its own, so that pages that import it don't load the schema. */
export function gatesOf(context: HdContext): number[] {
  if (context.kind === 'gate') return [context.gate]
  if (context.kind === 'channel') return context.channel.split('-').map(Number)
  return [context.sun.gate, context.earth.gate]
}

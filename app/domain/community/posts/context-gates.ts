import type { HdContext } from './hd-context'

/** The gates a post about this belongs to. Apart from the rule of what a context is, so that pages need no schemas for it. */
export function gatesOf(context: HdContext): number[] {
  if (context.kind === 'gate') return [context.gate]
  if (context.kind === 'channel') return context.channel.split('-').map(Number)
  return [context.sun.gate, context.earth.gate]
}

import type { ChannelId } from '~/domain/human-design/codes'

/** What a form says a post is about, before the server has looked where Sun and Earth stand. */
export type ChosenContext =
  | { kind: 'gate'; gate: number }
  | { kind: 'channel'; channel: ChannelId }
  | { kind: 'transit' }

/** Reads the field `context` of a form; null: about nothing in particular. */
export function readContext(said: string): ChosenContext | null {
  const [kind, value = ''] = said.split(':')
  if (kind === 'gate') return { kind, gate: Number(value) }
  if (kind === 'channel') return { kind, channel: value as ChannelId }
  return kind === 'transit' ? { kind } : null
}

import { type ShouldRevalidateFunctionArgs, useSearchParams } from '@remix-run/react'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import type { Group, ShownChannel, ShownGate } from './penta'

/** What is explained: something of the group on the page. */
export type Look =
  | { kind: 'gate'; gate: ShownGate; channel: ShownChannel }
  | { kind: 'channel'; channel: ShownChannel }
  | { kind: 'person'; place: number }

type Target = { gate: number } | { channel: ChannelId } | { person: number }

/** As it stands in an address: `gate-7`, `channel-7-31`, `person-1`, people counted from one. */
export function lookKey(target: Target): string {
  if ('gate' in target) return `gate-${target.gate}`
  return 'channel' in target ? `channel-${target.channel}` : `person-${target.person + 1}`
}

/** What a key of an address means in this group; null where it means nothing. */
export function readLook(key: string | null, { people, channels }: Pick<Group, 'people' | 'channels'>): Look | null {
  for (const channel of channels) {
    if (key === lookKey({ channel: channel.channel })) return { kind: 'channel', channel }
    const gate = channel.gates.find(({ gate }) => key === lookKey({ gate }))
    if (gate) return { kind: 'gate', gate, channel }
  }
  const place = people.findIndex((_, person) => key === lookKey({ person }))
  return place < 0 ? null : { kind: 'person', place }
}

/** What the address looks at, and the ways to look at something else, or at nothing: plain links, so they need no script. */
export function useLook(group: Group) {
  const [params] = useSearchParams()
  const key = params.get('at')
  const to = (next: string | null) => {
    const search = new URLSearchParams(params)
    search.delete('at')
    if (next !== null) search.set('at', next)
    // A name has no comma; kept as it is, the address stays one to read.
    return `?${search.toString().replaceAll('%2C', ',')}`
  }
  return {
    look: readLook(key, group),
    key,
    isAt: (target: Target) => key === lookKey(target),
    /** Looked at once more, nothing is. */
    toLook: (target: Target) => to(key === lookKey(target) ? null : lookKey(target)),
    toNothing: to(null),
  }
}

export type Looking = ReturnType<typeof useLook>

/** For a route with a group: what is looked at is in the address; looking at something else asks for nothing. */
export function revalidatesGroup({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  const [before, after] = [currentUrl, nextUrl].map(({ pathname, searchParams }) => {
    const search = new URLSearchParams(searchParams)
    search.delete('at')
    return `${pathname}?${search}`
  })
  return before !== after && defaultShouldRevalidate
}

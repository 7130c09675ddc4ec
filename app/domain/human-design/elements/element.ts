import { CHANNELS } from '../terms/channels'
import {
  AUTHORITIES,
  type AuthorityCode,
  BODIES,
  type BodyCode,
  CENTERS,
  type CenterCode,
  type ChannelId,
  DEFINITIONS,
  type DefinitionCode,
  PROFILES,
  type ProfileCode,
  TYPES,
  type TypeCode,
} from '../terms/codes'

type Codes = {
  gates: number
  channels: ChannelId
  centers: CenterCode
  types: TypeCode
  authorities: AuthorityCode
  profiles: ProfileCode
  definitions: DefinitionCode
  lines: number
  bodies: BodyCode
}

const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1)

/** Every code of every kind, in the order of the library. */
export const CODES: { readonly [K in keyof Codes]: readonly Codes[K][] } = {
  types: TYPES,
  authorities: AUTHORITIES,
  profiles: PROFILES,
  definitions: DEFINITIONS,
  centers: CENTERS,
  channels: CHANNELS.map(({ id }) => id),
  gates: upTo(64),
  lines: upTo(6),
  bodies: BODIES,
}

export type ElementKind = keyof Codes
export const ELEMENT_KINDS = Object.keys(CODES) as ElementKind[]

/** An element of a chart that has a page of its own. */
export type Element = { [K in ElementKind]: { kind: K; code: Codes[K] } }[ElementKind]

const ELEMENTS = ELEMENT_KINDS.flatMap((kind) => CODES[kind].map((code) => ({ kind, code }) as Element))

/** All there are, kind by kind. */
export const allElements = (): readonly Element[] => ELEMENTS

/** How an address names it: codes as they are, `1-3` for the profile 1/3. */
export const slugOf = ({ code }: Element) => String(code).replace('/', '-')

/** Its address: `/gates/34`, `/channels/20-34`, `/types/manifesting_generator`. */
export const elementPath = (element: Element) => `/${element.kind}/${slugOf(element)}`

/** Where a kind is listed: gates and channels, which are many, by themselves, the others on the first page. */
export const listPath = (kind: ElementKind, toAddress = (path: string) => path) =>
  hasOwnList(kind) ? toAddress(`/${kind}`) : `${toAddress('/library')}#${kind}`

/** Whether there is a page for all of a kind. */
export const hasOwnList = (kind: ElementKind): kind is 'gates' | 'channels' => kind === 'gates' || kind === 'channels'

const known = new Map(ELEMENTS.map((element) => [elementPath(element), element]))

/** What an address names; null where there is none. A channel is known by its gates in either order. */
export function readElement(kind: string, slug: string | undefined): Element | null {
  const turned = kind === 'channels' ? slug?.split('-').reverse().join('-') : undefined
  return known.get(`/${kind}/${slug}`) ?? known.get(`/${kind}/${turned}`) ?? null
}

/** The one before and the one after it among its kind; null at the ends. */
export function besideElement(element: Element): { before: Element | null; after: Element | null } {
  const place = ELEMENTS.findIndex((other) => elementPath(other) === elementPath(element))
  const ofKind = (other: Element | undefined) => (other?.kind === element.kind ? other : null)
  return { before: ofKind(ELEMENTS[place - 1]), after: ofKind(ELEMENTS[place + 1]) }
}

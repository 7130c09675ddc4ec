// A photo is kept as `{memberId}/avatar_<timestamp>.webp`, 512 px square, and beside it once for each smaller size, as
// `{memberId}/avatar_<timestamp>_<px>.webp`. Its address is `/avatars/` and that key; a member's row names the large one.

/** The side of the photo itself, in pixels. */
export const AVATAR_SIDE = 512

/** The smaller sides that are kept too: twice the sizes of app/ui/members/avatar.tsx (24 to 96 px), rounded up to few files. */
export const AVATAR_VARIANTS = [64, 128, 256] as const

const FOLDER = '/avatars/'

/** The name of a file in a member's folder: when it was taken in (13 digits until the year 2286), and its side if smaller. */
const FILE = /^avatar_(\d{13})(?:_(64|128|256))?\.webp$/

/** What `crypto.randomUUID` gives; nothing that could climb out of a folder. */
const MEMBER_ID = /^[\w-]{1,64}$/

export type AvatarKey = { memberId: string; timestamp: number; side: number }

/** The key a photo is kept under, `timestamp` in milliseconds. */
export const avatarKey = ({ memberId, timestamp, side }: AvatarKey) =>
  `${memberId}/avatar_${timestamp}${side === AVATAR_SIDE ? '' : `_${side}`}.webp`

/** Every key of one photo, the large one first. */
export const avatarKeys = (memberId: string, timestamp: number): string[] =>
  [AVATAR_SIDE, ...AVATAR_VARIANTS].map((side) => avatarKey({ memberId, timestamp, side }))

/** Reads a key; null for whatever is not exactly one. */
export function parseAvatarKey(key: string): AvatarKey | null {
  const [memberId = '', file = '', ...more] = key.split('/')
  const found = FILE.exec(file)
  if (!found || more.length > 0 || !MEMBER_ID.test(memberId)) return null
  return { memberId, timestamp: Number(found[1]), side: Number(found[2] ?? AVATAR_SIDE) }
}

/** The address of a member's photo, as their row holds it; null for a key that would not be served. */
export function avatarUrl(memberId: string, timestamp: number): string | null {
  const key = avatarKey({ memberId, timestamp, side: AVATAR_SIDE })
  return parseAvatarKey(key) && FOLDER + key
}

/** The photo an address names; null for none, or for a picture that lies elsewhere. */
export function parseAvatarUrl(url: string | null): AvatarKey | null {
  return url?.startsWith(FOLDER) ? parseAvatarKey(url.slice(FOLDER.length)) : null
}

/** The address of the smallest file that still fills `px` device pixels; an address that is none of ours stays as it is. */
export function avatarVariant(url: string, px: number): string {
  const photo = parseAvatarUrl(url)
  if (!photo) return url
  return FOLDER + avatarKey({ ...photo, side: AVATAR_VARIANTS.find((side) => side >= px) ?? AVATAR_SIDE })
}

/** `src` and `srcset` of a photo shown `px` CSS pixels wide, on screens of one, two and three device pixels for each. */
export function avatarSources(url: string, px: number) {
  const at = (density: number) => avatarVariant(url, px * density)
  return { src: at(1), srcSet: at(1) === at(3) ? undefined : `${at(1)} 1x, ${at(2)} 2x, ${at(3)} 3x` }
}

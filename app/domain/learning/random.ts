/** Numbers in [0, 1), the same for the same seed. */
export type Random = () => number

/** FNV-1a, 32 bit. */
export function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash >>> 0
}

/** Mulberry32, begun at the hash of a text. */
export function randomOf(seed: string): Random {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of them; undefined of none. */
export const pick = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)]

/** The same in another order (Fisher and Yates). */
export function shuffle<T>(list: readonly T[], random: Random): T[] {
  const shuffled = [...list]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const at = Math.floor(random() * (last + 1))
    ;[shuffled[last], shuffled[at]] = [shuffled[at]!, shuffled[last]!]
  }
  return shuffled
}

/** What the fonts of the raster worker have letters for. */
const DRAWABLE = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Mark}\d\s.,'’ʻ()&+–—-]/u

/** The part of a name that the card's fonts can draw, rather than empty boxes; empty where that is less than two letters. */
export function drawableName(name: string): string {
  const drawable = [...name.normalize('NFC')]
    .filter((letter) => DRAWABLE.test(letter))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  return (drawable.match(/\p{L}/gu)?.length ?? 0) < 2 ? '' : drawable
}

import { initialsOf } from '~/ui/members/initials'

/** What stands for each of a group in the drawing: initials, with a number where two of them have the same. */
export function marksOf(names: readonly string[]): string[] {
  const initials = names.map(initialsOf)
  return initials.map((mark, place) => {
    const same = initials.flatMap((other, at) => (other === mark ? [at] : []))
    return same.length === 1 ? mark : `${mark}${same.indexOf(place) + 1}`
  })
}

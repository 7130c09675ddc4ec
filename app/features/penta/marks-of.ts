import { initialsOf } from '~/ui/members/initials'
import { numberEqual } from '~/ui/members/number-equal'

/** What stands for each of a group in the drawing, no two the same: initials, with a number where several have them. */
export const marksOf = (names: readonly string[]): string[] =>
  numberEqual(names.map(initialsOf), (mark, number) => `${mark}${number}`)

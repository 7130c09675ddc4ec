import { ageOn } from '../../birth/age'
import { latestBirthDate } from '../../birth/birth-date-time'
import { birthFormSchema } from '../../birth/birth-form.schema'
import { MEMBER_MIN_AGE } from '../limits'

/** A day that has not come yet is no age: that is said of it elsewhere. */
const isYoung = (birthDate: string, now: Date) =>
  birthDate <= latestBirthDate(now.getTime()) && ageOn(birthDate, now) < MEMBER_MIN_AGE

/** The birth fields of a form in which somebody gives their own birth as a member, not that of somebody else. */
export const memberBirthSchema = birthFormSchema.refine(({ birth_date }) => !isYoung(birth_date, new Date()), {
  path: ['birth_date'],
  message: 'date.young',
})

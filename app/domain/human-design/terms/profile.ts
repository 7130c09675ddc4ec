import { type AngleCode, PROFILES, type ProfileCode } from './codes'

/** Profile: the line of the personality Sun over that of the design Sun. Throws for a pair that 88° cannot make. */
export function profileOf(personalitySunLine: number, designSunLine: number): ProfileCode {
  const profile = PROFILES.find((code) => code === `${personalitySunLine}/${designSunLine}`)
  if (!profile) throw new RangeError(`No profile ${personalitySunLine}/${designSunLine}`)
  return profile
}

/** The lines of a profile: that of the personality Sun, then that of the design Sun. */
export const linesOfProfile = (profile: ProfileCode): [personality: number, design: number] => [
  Number(profile[0]),
  Number(profile[2]),
]

/** The angle of the cross: 4/1 is juxtaposition, 5 and 6 go left, 1 to 4 (4/6 too) go right. */
export function angleOf(profile: ProfileCode): AngleCode {
  if (profile === '4/1') return 'juxtaposition'
  return profile.startsWith('5') || profile.startsWith('6') ? 'left' : 'right'
}

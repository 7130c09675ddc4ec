/** What a visitor may know about a referral code: whether it is somebody's, and their first name. */
export type ReferralAnswer = { code: string } & (
  | { state: 'valid'; firstName: string }
  | { state: 'unknown' }
  /** Asked too often; the code is checked when the form is sent. */
  | { state: 'unchecked' }
)

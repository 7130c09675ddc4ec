/** What a visitor may know about a referral code: whether it is somebody's. */
export type ReferralAnswer = {
  code: string
  /** `unchecked`: asked too often; the code is checked when the form is sent. */
  state: 'valid' | 'unknown' | 'unchecked'
}

import type { FormAnswer } from '~/platform/forms/form-answer'

/** `unknownService`: the address is none of a push service; `notSetUp`: this site has no keys for push. */
export type PushAnswer = FormAnswer<'unknownService' | 'notSetUp', 'on' | 'off'>

export type PushBrowser = {
  id: string
  browser: string | null
  system: string | null
  createdAt: string
  /** The one that asks. */
  isThis: boolean
}

export type PushData = {
  /** What browsers subscribe with; null where push is not set up on this site. */
  publicKey: string | null
  browsers: PushBrowser[]
}

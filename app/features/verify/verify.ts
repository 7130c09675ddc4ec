import type { OauthProvider } from '~/domain/membership/account/oauth-providers'
import type { StepUpTask } from '~/domain/membership/account/step-up'
import type { FormAnswer } from '~/platform/client/form-answer'

export const VERIFY_INTENTS = ['password', 'send-code', 'code', 'passkey'] as const
/** Ends the form that waits. */
export const CANCEL = 'cancel'
export type VerifyIntent = (typeof VERIFY_INTENTS)[number]

/** The page that asks a member to show that it is them, and then sends the form that waited. */
export type VerifyPage =
  | {
      state: 'ask'
      task: StepUpTask | null
      email: string
      hasPassword: boolean
      hasPasskey: boolean
      providers: OauthProvider[]
      /** Whether a code can be mailed, and whether one is on its way. */
      code: 'none' | 'offered' | 'sent'
    }
  | { state: 'proved'; task: StepUpTask; back: string; form: { action: string; fields: Record<string, string> } }

export type VerifyAnswer = FormAnswer<never, 'codeSent'>

import { z } from 'zod'
import type { MailKind } from '../../domain/membership/mail-kinds'
import { OAUTH_PROVIDERS } from '../../domain/membership/oauth-providers'

const name = z.string()
const withLink = z.object({ name, url: z.url() })
const withProvider = z.object({ name, provider: z.enum(OAUTH_PROVIDERS) })
const nameOnly = z.object({ name })

/** What the words of each mail are filled with. */
export const mailParams = {
  'confirm-email': withLink,
  'reset-password': withLink,
  'password-changed': nameOnly,
  'change-email': withLink,
  'email-change-requested': z.object({ name, newEmail: z.string() }),
  'sign-in-method-added': withProvider,
  'sign-in-method-removed': withProvider,
  'account-deactivated': nameOnly,
  'deletion-requested': z.object({ name, dueAt: z.iso.datetime() }),
} satisfies Record<MailKind, z.ZodType>

export type MailParams = { [K in MailKind]: z.infer<(typeof mailParams)[K]> }

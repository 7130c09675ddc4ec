import { z } from 'zod'
import { NOTIFICATION_KINDS } from '../../domain/community/notifications/notification-kinds'
import { ENDED_ACCESS } from '../../domain/membership/access'
import { OAUTH_PROVIDERS } from '../../domain/membership/account/oauth-providers'
import type { MailKind } from '../../domain/membership/mail-kinds'

const name = z.string()
const withLink = z.object({ name, url: z.url() })
const withProvider = z.object({ name, provider: z.enum(OAUTH_PROVIDERS) })
/** A sum in euro cents, and the day it is for. */
const cents = z.int()
const dueAt = z.iso.datetime()
/** By whose clock the day is told, by IANA; mails that were written before there was one have none. */
const timeZone = z.string().default('UTC')
const withDay = withLink.extend({ dueAt, timeZone })
const nameOnly = z.object({ name })
/** What ended and has to be set up again; mails that were written before it was told have none. */
const ended = z.array(z.enum(ENDED_ACCESS)).default([])
/** A statement of withdrawal as it was made. */
const withStatement = withLink.extend({
  ...{ at: z.iso.datetime(), timeZone, email: z.string() },
  orderNumber: z.string().nullable(),
})

const digest = z.object({
  name,
  /** What happened, the newest first: who, how many they are, what it is about, and where to see it. */
  groups: z.array(
    z.object({
      kind: z.enum(NOTIFICATION_KINDS),
      names: z.array(z.string()),
      people: z.number(),
      text: z.string().nullable(),
      url: z.url(),
    }),
  ),
  /** How many things happened, those included for which there is no room. */
  count: z.number(),
  url: z.url(),
  settingsUrl: z.url(),
  unsubscribeUrl: z.url(),
})

/** The parts of a newsletter, in the order of the mail. */
export const NEWSLETTER_PARTS = ['posts', 'events', 'sky'] as const

const newsletter = z.object({
  name,
  /** `YYYY-MM`. */
  month: z.string(),
  /** Each is in the words of the mail's language already. */
  sections: z.array(
    z.object({
      part: z.enum(NEWSLETTER_PARTS),
      list: z.array(z.object({ line: z.string(), quote: z.string().nullable(), url: z.url() })),
    }),
  ),
  url: z.url(),
  settingsUrl: z.url(),
  unsubscribeUrl: z.url(),
})

/** What the words of each mail are filled with. */
export const mailParams = {
  'confirm-email': withLink,
  'reset-password': withLink,
  'registration-attempted': withLink,
  'password-changed': nameOnly.extend({ ended }),
  'change-email': withLink,
  'email-change-attempted': withLink,
  'email-change-requested': z.object({ name, newEmail: z.string() }),
  'sign-in-method-added': withProvider,
  'sign-in-method-removed': withProvider,
  'passkey-added': nameOnly.extend({ passkey: z.string() }),
  'passkey-removed': nameOnly.extend({ passkey: z.string() }),
  'passkey-required': nameOnly,
  'passkey-not-required': nameOnly,
  'step-up-code': nameOnly.extend({ code: z.string() }),
  'access-ended': nameOnly.extend({
    cause: z.enum(['address-changed', 'address-confirmed', 'signed-out-everywhere']),
    ended,
  }),
  'account-deactivated': nameOnly,
  'deletion-requested': z.object({ name, dueAt, timeZone }),
  digest,
  newsletter,
  /** `isFirst`: of the payment that made the contract; mails that were written before it was told have none. */
  'premium-receipt': withDay.extend({ cents, isFirst: z.boolean().default(false) }),
  'premium-payment-failed': withDay,
  'premium-ending': withDay,
  'premium-ended': withLink,
  'premium-renewal': withDay.extend({ cents }),
  'withdrawal-received': withStatement,
  'withdrawal-to-verify': withStatement,
  'withdrawal-refunded': withStatement.extend({ cents }),
  /** `endedAt`: the last day of the right, as its midnight in UTC. */
  'withdrawal-late': withStatement.extend({ endedAt: z.iso.datetime(), dueAt }),
  'withdrawal-nothing': withStatement,
} satisfies Record<MailKind, z.ZodType>

export type MailParams = { [K in MailKind]: z.infer<(typeof mailParams)[K]> }

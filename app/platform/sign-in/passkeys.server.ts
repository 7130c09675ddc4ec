import { z } from 'zod'
import {
  consumeChallenge,
  findPasskey,
  insertChallenge,
  markPasskeyUsed,
} from '../../data/accounts/sign-in-methods.server'
import { hexDigest } from '../../domain/text/hex'
import type { Context } from '../server/context.server'
import { siteOrigin } from '../server/env.server'
import { logEvent, toErrorFields } from '../server/log.server'

/** What a passkey is asked for. An answer to one question is none to another. */
export const PASSKEY_PURPOSES = ['sign-in', 'second-factor', 'prove', 'add'] as const
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number]

/** What a challenge is bound to: the question, and the member and session that asked it where they are known. */
export type PasskeyQuestion = { purpose: PasskeyPurpose; memberId: string | null; sessionId: string | null }

const CHALLENGE_MILLISECONDS = 5 * 60_000
const SITE_NAME = 'Human Design Social'
/** EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]

/** The library, the only place that knows it. Loaded when it is first asked for: most requests have no need of it. */
const library = () => import('@simplewebauthn/server')

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/)
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }

const fromJson = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .max(40_000)
    .transform((text, issues) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        issues.addIssue({ code: 'custom', message: 'invalid' })
        return z.NEVER
      }
    })
    .pipe(schema)

/** What a browser answers when a passkey was made, as JSON in a field. */
export const registrationField = fromJson(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  }),
)

/** What a browser answers when a passkey was used. */
export const authenticationField = fromJson(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
    }),
  }),
)

const challengeId = (challenge: string, { purpose, memberId, sessionId }: PasskeyQuestion) =>
  hexDigest(['passkey', purpose, memberId, sessionId, challenge].join(' '))

const remember = async ({ db }: Context, challenge: string, question: PasskeyQuestion) =>
  insertChallenge(db, await challengeId(challenge, question), Date.now() + CHALLENGE_MILLISECONDS)

/** Where passkeys of this site are made and used: its address, and its host, to which they are bound. */
function relyingParty(context: Context, request: Request) {
  const origin = siteOrigin(context, request)
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname }
}

type Known = { id: string; transports: string[] }
const toDescriptors = (known: Known[]) => known.map(({ id, transports }) => ({ id, transports }))

/** What a browser needs to make a passkey for a member, beside those they have. */
export async function askForNewPasskey(
  context: Context,
  request: Request,
  member: { id: string; username: string; fullName: string },
  question: PasskeyQuestion,
  known: Known[],
) {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: relyingParty(context, request).expectedRPID,
    userID: new TextEncoder().encode(member.id),
    userName: member.username,
    userDisplayName: member.fullName,
    attestationType: 'none',
    excludeCredentials: toDescriptors(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_MILLISECONDS,
  })
  await remember(context, options.challenge, question)
  return options
}

/** What a browser needs to use a passkey: one of these, or whichever the person chooses where it isn't known who they are. */
export async function askForPasskey(context: Context, request: Request, question: PasskeyQuestion, known: Known[]) {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context, request).expectedRPID,
    allowCredentials: toDescriptors(known),
    userVerification: 'required',
    timeout: CHALLENGE_MILLISECONDS,
  })
  await remember(context, options.challenge, question)
  return options
}

const answers = (context: Context, question: PasskeyQuestion) => async (challenge: string) =>
  consumeChallenge(context.db, await challengeId(challenge, question), Date.now())

/** The passkey that was made for this question; null where what came is no answer to it. */
export async function readNewPasskey(
  context: Context,
  request: Request,
  question: PasskeyQuestion,
  response: z.output<typeof registrationField>,
) {
  const { verifyRegistrationResponse } = await library()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: answers(context, question),
      ...relyingParty(context, request),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey: toBase64url(publicKey), counter, transports: response.response.transports }
  } catch (error) {
    return refused(context, error)
  }
}

/**
 * The member whose passkey answered this question, with what signing in needs of them; null where none did. Where the question
 * names a member, only one of theirs will do.
 */
export async function readPasskey(
  context: Context,
  request: Request,
  question: PasskeyQuestion,
  response: z.output<typeof authenticationField>,
) {
  const { verifyAuthenticationResponse } = await library()
  const passkey = await findPasskey(context.db, response.id)
  if (!passkey || (question.memberId !== null && passkey.memberId !== question.memberId)) {
    return refused(context, new Error('Unknown passkey'))
  }
  const { id, publicKey, counter, transports, ...member } = passkey
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: answers(context, question),
      ...relyingParty(context, request),
      requireUserVerification: true,
      credential: { id, counter, transports, publicKey: fromBase64url(publicKey) },
    })
    if (!verified) return refused(context, new Error('Wrong signature'))
    const isFirst = await markPasskeyUsed(context.db, id, authenticationInfo.newCounter, Date.now())
    return isFirst ? member : refused(context, new Error('Used before'))
  } catch (error) {
    return refused(context, error)
  }
}

/** The library throws what is wrong with an answer; a database that fails says so too. */
function refused({ requestId }: Context, error: unknown): null {
  logEvent('info', 'passkey.refused', { requestId, ...toErrorFields(error) })
  return null
}

const toBase64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

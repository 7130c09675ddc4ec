import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createPushService, type Subscribed } from '../mocks/push-service'
import { type Member, registered } from './account'

const SERVICE = 'https://push.example.org'

export const NOTIFICATIONS_TAB = '/app/settings?tab=notifications'
/** The site's VAPID key. */
export const VAPID_KEY = (env as unknown as { VAPID_PUBLIC_KEY: string }).VAPID_PUBLIC_KEY
/** The headers of a script's request. */
export const SCRIPT = { 'Sec-Fetch-Dest': 'empty' }

/** The mock push service, a new one for each test; requests to it don't use the network. */
export const push: { service: ReturnType<typeof createPushService> } = { service: createPushService(SERVICE) }

/** Starts a new mock until `vi.unstubAllGlobals`. */
export function startPushService() {
  push.service = createPushService(SERVICE)
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input as RequestInfo, init)
    return request.url.startsWith(SERVICE) ? push.service.handle(request) : real(request)
  })
}

export function withPushService() {
  beforeEach(startPushService)
  afterEach(() => vi.unstubAllGlobals())
}

export const subscribe = ({ visitor }: Pick<Member, 'visitor'>, { endpoint, p256dh, auth }: Subscribed) =>
  visitor.post('/resources/push.data', { intent: 'subscribe', endpoint, p256dh, auth }, SCRIPT)

/** A member with push on and these settings. */
export async function withPush(settings: Record<string, string>) {
  const member = await registered()
  const form = { intent: 'save', digest: 'daily', time_zone: 'UTC', ...settings }
  expect((await member.visitor.post(NOTIFICATIONS_TAB, form)).status).toBe(200)
  const browser = await push.service.subscribe(VAPID_KEY)
  expect((await subscribe(member, browser)).status).toBe(200)
  return { ...member, browser }
}

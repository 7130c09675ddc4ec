import { expect, test, vi } from 'vitest'
import { OutdatedError } from '~/locales/outdated-error'
import { explainLoadError } from './explain-load-error'

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/dialog-window-1.js')
const broken = new Error('A module threw')

/** What Remix answers about the release that a page is of. */
const ANSWERS = {
  released: () => new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } }),
  same: () => Response.json({}),
  failed: () => new Response(null, { status: 500 }),
}

test.each([
  { answer: 'released', error: missing, isOutdated: true },
  { answer: 'same', error: missing, isOutdated: false },
  { answer: 'failed', error: missing, isOutdated: false },
  { answer: 'unreachable', error: missing, isOutdated: false },
  { answer: 'released', error: broken, isOutdated: false },
] as const)('$error.message, and the site says "$answer"', async ({ answer, error, isOutdated }) => {
  vi.stubGlobal('window', { __remixManifest: { version: 'a1b2' } })
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    expect(method).toBe('HEAD')
    expect(address).toBe('/__manifest?p=/&version=a1b2')
    if (answer === 'unreachable') throw new TypeError('Failed to fetch')
    return ANSWERS[answer]()
  })
  const reason = await explainLoadError(error)
  if (isOutdated) expect(reason).toBeInstanceOf(OutdatedError)
  else expect(reason).toBe(error)
})

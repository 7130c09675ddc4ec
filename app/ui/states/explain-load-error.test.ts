import { expect, test, vi } from 'vitest'
import { OutdatedError } from '~/locales/outdated-error'
import { CachedImportError, explainLoadError } from './explain-load-error'

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/dialog-window-1.js')
const broken = new Error('A module threw')

/** What Remix answers about the release that a page is of. */
const ANSWERS = {
  released: () => new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } }),
  same: () => Response.json({}),
  failed: () => new Response(null, { status: 500 }),
}

test.each([
  { answer: 'released', error: missing, kind: OutdatedError },
  { answer: 'released', error: missing, hasFailedBefore: true, kind: OutdatedError },
  { answer: 'same', error: missing, kind: TypeError },
  { answer: 'same', error: missing, hasFailedBefore: true, kind: CachedImportError },
  { answer: 'failed', error: missing, hasFailedBefore: true, kind: TypeError },
  { answer: 'unreachable', error: missing, hasFailedBefore: true, kind: TypeError },
  { answer: 'released', error: broken, hasFailedBefore: true, kind: Error },
] as const)('$error.message, failed before: $hasFailedBefore, and the site says "$answer"', async (row) => {
  const { answer, error, kind } = row
  vi.stubGlobal('window', { __remixManifest: { version: 'a1b2' } })
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    expect(method).toBe('HEAD')
    expect(address).toBe('/__manifest?p=/&version=a1b2')
    if (answer === 'unreachable') throw new TypeError('Failed to fetch')
    return ANSWERS[answer]()
  })
  const reason = await explainLoadError(error, 'hasFailedBefore' in row)
  expect(reason).toBeInstanceOf(kind)
  if (kind === TypeError || kind === Error) expect(reason).toBe(error)
})

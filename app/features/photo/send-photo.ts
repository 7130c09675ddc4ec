import type { PhotoAnswer } from './photo'

const ADDRESS = '/resources/photo'

/** Where an answer that is none of ours comes from: the door measures forms before anybody reads them. */
const TOO_LARGE = 413

/**
 * Sends a form of the photo field. A server that cannot be reached, or answers with something else than it should, is an
 * answer too; only `signal` makes this throw.
 */
export async function sendPhoto(form: FormData, signal: AbortSignal): Promise<PhotoAnswer> {
  try {
    const response = await fetch(ADDRESS, { method: 'POST', body: form, signal })
    if (response.headers.get('Content-Type')?.startsWith('application/json'))
      return (await response.json()) as PhotoAnswer
    return { ok: false, problem: response.status === TOO_LARGE ? 'tooLarge' : 'failed' }
  } catch (error) {
    if (signal.aborted) throw error
    return { ok: false, problem: 'offline' }
  }
}

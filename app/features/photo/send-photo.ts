import type { PhotoAnswer } from './photo'

const ADDRESS = '/resources/photo'

/** The worker refuses large forms before the action runs, without JSON. */
const TOO_LARGE = 413

/** Sends a form of the photo field. Network errors and unexpected responses become problems; only `signal` makes this throw. */
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

import type { TypeCode } from '~/domain/human-design/terms/codes'

export type PhotoState = {
  /** False while the storage doesn't answer, so that nothing can be sent. */
  isAvailable: boolean
  /** The address of the photo, or null. */
  url: string | null
  name: string
  type: TypeCode | null
}

/** Keys of `problem.*` in the namespace `photo`. */
const PHOTO_PROBLEMS = [
  'select',
  'size',
  'tooLarge',
  'type',
  'notImage',
  'empty',
  'pixels',
  'unreadable',
  'storage',
  'noPath',
  'noUrl',
  'database',
  'away',
  'failed',
  'offline',
  'unshrinkable',
  'removeFailed',
  'suspended',
] as const

/** Problems of any form, whose texts are shared. */
const COMMON_PROBLEMS = ['signedOut', 'tooMany'] as const

export type OwnPhotoProblem = (typeof PHOTO_PROBLEMS)[number]
export type PhotoProblem = OwnPhotoProblem | (typeof COMMON_PROBLEMS)[number]

/** The present address (null after a removal), or why nothing changed. */
export type PhotoAnswer = { ok: true; url: string | null } | { ok: false; problem: PhotoProblem }

/** Reads `?photo=` of the settings: the result of a form sent without scripts. */
export function parsePhotoNotice(search: URLSearchParams): 'saved' | 'removed' | PhotoProblem | null {
  const value = search.get('photo')
  return (['saved', 'removed', ...PHOTO_PROBLEMS, ...COMMON_PROBLEMS] as const).find((known) => known === value) ?? null
}

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

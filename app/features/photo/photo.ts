import type { TypeCode } from '~/domain/human-design/terms/codes'

/** What the field of the photo shows before anything happens. */
export type PhotoState = {
  /** False while the storage does not answer: nothing can be sent then. */
  isAvailable: boolean
  /** The address of the photo, or null. */
  url: string | null
  name: string
  type: TypeCode | null
}

/** What stands in the way of a photo; `problem.*` of the namespace `photo` has the texts. */
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

/** Those that any form may meet have their texts with the forms. */
const COMMON_PROBLEMS = ['signedOut', 'tooMany'] as const

export type OwnPhotoProblem = (typeof PHOTO_PROBLEMS)[number]
export type PhotoProblem = OwnPhotoProblem | (typeof COMMON_PROBLEMS)[number]

/** What the server answers to a photo: the address that holds now (null after a removal), or why nothing changed. */
export type PhotoAnswer = { ok: true; url: string | null } | { ok: false; problem: PhotoProblem }

/** What `?photo=` of the settings says to a page that ran without scripts: that it is done, or what stood in the way. */
export function photoNotice(search: URLSearchParams): 'saved' | 'removed' | PhotoProblem | null {
  const said = search.get('photo')
  return (['saved', 'removed', ...PHOTO_PROBLEMS, ...COMMON_PROBLEMS] as const).find((known) => known === said) ?? null
}

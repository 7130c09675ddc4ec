/** Why a verb did nothing, where that is the same for several: the word an answer says it by, and its status. */
export const VERB_REFUSALS = {
  signed_out: { error: 'signedOut', status: 401 },
  suspended: { error: 'suspended', status: 403 },
  undecided: { error: 'undecided', status: 403 },
  limit: { error: 'limit', status: 403 },
  missing: { error: 'missing', status: 404 },
  changed: { error: 'changed', status: 409 },
  self: { error: 'self', status: 422 },
  too_many: { error: 'tooMany', status: 429 },
} as const

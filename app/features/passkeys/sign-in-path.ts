import { DEFAULT_SIGNED_IN_PATH, PASSKEY_PATH } from '~/domain/membership/limits'

/** The page that signs in by passkey and then leads to a path of this site. */
export const passkeySignInPath = (target: string): string =>
  target === DEFAULT_SIGNED_IN_PATH ? PASSKEY_PATH : `${PASSKEY_PATH}?redirect=${encodeURIComponent(target)}`

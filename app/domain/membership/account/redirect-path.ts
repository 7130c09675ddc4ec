import { DEFAULT_SIGNED_IN_PATH, SIGN_IN_PATH } from '../limits'

const ELSEWHERE = new URL('https://same.invalid')

/** The path to go to after signing in: only a path of this site, otherwise the dashboard. */
export function safeRedirectPath(wanted: string | null | undefined): string {
  // Control characters and backslashes are read differently by different browsers, so they are refused, not cleaned.
  if (!wanted || wanted.length > 2000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return DEFAULT_SIGNED_IN_PATH
  try {
    const url = new URL(wanted, ELSEWHERE)
    const path = url.pathname + url.search + url.hash
    return url.origin === ELSEWHERE.origin && !path.startsWith('//') ? path : DEFAULT_SIGNED_IN_PATH
  } catch {
    return DEFAULT_SIGNED_IN_PATH
  }
}

/** The sign-in page that remembers where somebody wanted to go: a path of this site. */
export const signInPath = (target: string): string => withTarget(SIGN_IN_PATH, target)

/** The same for the page of registration. */
export const registerPath = (target: string): string => withTarget('/register', target)

const withTarget = (page: string, target: string) =>
  target === DEFAULT_SIGNED_IN_PATH ? page : `${page}?redirect=${encodeURIComponent(target)}`

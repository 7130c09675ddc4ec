import Bowser from 'bowser'

/** What a browser says of itself, in its own words; null where it says nothing one can make out. */
export type Device = { browser: string | null; system: string | null; device: 'desktop' | 'phone' | 'tablet' | null }

/** Anybody may send any text here: only so much of it is looked at, and so much kept. */
const MOST_READ = 500
const MOST_KEPT = 60

const KINDS: Record<string, Device['device']> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }

/** Browser, system and kind of device of a request, so that a member knows a session of theirs from another's. */
export function deviceOf(request: Request): Device {
  const userAgent = request.headers.get('User-Agent')?.slice(0, MOST_READ)
  if (!userAgent) return { browser: null, system: null, device: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: browser.name?.slice(0, MOST_KEPT) || null,
    system: os.name?.slice(0, MOST_KEPT) || null,
    device: KINDS[platform.type ?? ''] ?? null,
  }
}

import { useNonce } from '~/ui/nonce'
import script from './early-input.js?raw'

/** Without its indentation and comments. The browser has it in the document and needs no copy to hydrate. */
export const EARLY_INPUT = import.meta.env.SSR ? script.replace(/^\s*(\/\/.*\n)?/gm, '') : ''

/**
 * Stores the device's time zone in a cookie for a year; the server uses it from the next request. The first use of `Intl` takes a
 * slow phone some 150 ms; here that overlaps with loading the style sheets.
 */
const DEVICE_ZONE = import.meta.env.SSR
  ? "try{document.cookie='tz='+encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'')}catch{}"
  : ''

/** Before the style sheets, since a script after them would wait for them. */
export function FirstScript() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
      dangerouslySetInnerHTML={{ __html: EARLY_INPUT + DEVICE_ZONE }}
    />
  )
}

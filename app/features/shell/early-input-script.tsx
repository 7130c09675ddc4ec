import { useNonce } from '~/ui/nonce'
import script from './early-input.js?raw'

/** Without its indentation and comments. The browser has it in the document and needs no copy to hydrate. */
export const EARLY_INPUT = import.meta.env.SSR ? script.replace(/^\s*(\/\/.*\n)?/gm, '') : ''

/** Before the style sheets, since a script after them would wait for them. */
export function EarlyInputScript() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
      dangerouslySetInnerHTML={{ __html: EARLY_INPUT }}
    />
  )
}

const REACT = /node_modules\/(react|react-dom|scheduler|@remix-run|turbo-stream)\//
const KIT =
  /app\/(ui\/(alert|button|button-look|button-link|card|dialog|field|logo|nonce|spinner|sleeping\/.*|text-input)|locales\/(dictionaries|language|numbers|translate|use-t)|platform\/(form-answer|refused-in|root-data|unless-unreachable|use-awake)|features\/(errors\/root-error|preferences\/(preference-switches|segments)))\.tsx?$/
/** The form's parts but those that only some births need. */
const BIRTH =
  /app\/(ui\/(birth-fields\/(?!rare.tsx|offset-choice|nearest-times|place-choices)|combobox)|platform\/birth-(hints|lookup)).*\.tsx?$/

/** Sockets and what they bring, but for the little that a page holds from its start. No page parses anything else by zod. */
const LIVE =
  /node_modules\/(zod|idb-keyval)\/|app\/(domain\/messaging|features\/(messaging|shell)\/live|platform\/live)\/(?!(hub|hub-store|fetch-part|backoff|outbox-mark|tab-outbox|one-member|use-reload|warn-before-leaving|(use-)?conversation(-store|-view)?)\.)/

/** What the socket of every page and that of a thread share, with the schema library. */
const SOCKETS =
  /app\/(platform\/live\/(open-socket|open-conversations|clock|read-frame|reconnecting-socket|page-events)|domain\/messaging\/message\.schema)\.ts$/

/** What waits to be sent, and how one of it is: whoever holds the one does the other. */
const OUTBOX = /app\/platform\/live\/(outbox-store|post-message|is-permanent)\.ts$/

/** Everybody's face and type, on the pages of members and of visitors. */
const FACES =
  /app\/(ui\/(avatar|initials|type-badge|verified-tick)|domain\/(membership\/avatar-url|human-design\/codes))\.tsx?$/
/** The frame of every page for members, with the little that is live in it from the start, and the limits that sockets keep to. */
const FRAME =
  /app\/(features\/shell\/(?!live\/|palette\/|.*server).*|features\/notifications\/(bell|notifications)|domain\/messaging\/limits|platform\/live\/(hub|hub-store|fetch-part|backoff)|ui\/(menu|error-card))\.tsx?$/
/** Whose page it is, and whether messages of theirs wait: signing out asks, also where there is no frame. */
const WHOSE = /app\/platform\/live\/(one-member|outbox-mark)\.ts$/
/** What a page of messages draws with from its start, and the rest of that feature uses too. */
const MESSAGES =
  /app\/(features\/messaging\/(clock|composer|characters-left|later-in-thread|later-parts|messages-page|presence-words|thread-header|use-clock|live\/(draft|new-entry|shown-entry))|domain\/messaging\/message-content)\.tsx?$/

/** What cards of posts, their dialogs and forms share. */
const POST = /app\/features\/feed\/(feed-address|plain-refusal|plain-undo|problem-line|send)\.tsx?$/

/** What counts and reads typed texts: of messages, of posts. */
const TEXTS = /app\/domain\/text\/(blank-text|linkify|plain-text|text-length)\.ts$/

/** Addresses of what is reported, and of what became of it. */
const CASES = /app\/.*\/(case-path|report-path)\.ts$/

/** How lists grow, and the buttons by which members connect: each of several pages has all of it. */
const MORE = /app\/platform\/(use-more-items|more-or-none)\.tsx?$/
const CONNECT =
  /app\/features\/connections\/(connect-actions|connect-button|connection-menu|connections|later-alert|use-connection|use-kept-focus)\.tsx?$/

/**
 * What every page needs in two files, of which the larger changes with the framework only; the birth fields in a third.
 * Left alone, each small module became a file of its own, and twenty of them compress 4 kB worse than one.
 */
export function chunkOf(id: string) {
  if (REACT.test(id)) return 'react'
  if (KIT.test(id)) return 'kit'
  if (FACES.test(id)) return 'faces'
  if (FRAME.test(id)) return 'frame'
  if (WHOSE.test(id)) return 'one-member'
  if (SOCKETS.test(id)) return 'sockets'
  if (OUTBOX.test(id)) return 'outbox'
  // Pages hold it from their start, and are not to bring the whole outbox along.
  if (id.endsWith('app/platform/live/tab-outbox.ts')) return 'tab-outbox'
  if (MESSAGES.test(id)) return 'messaging'
  if (POST.test(id)) return 'post'
  if (TEXTS.test(id)) return 'texts'
  if (CASES.test(id)) return 'cases'
  if (MORE.test(id)) return 'more'
  if (CONNECT.test(id)) return 'connect'
  if (/app\/ui\/clock\/.*\.tsx?$/.test(id)) return 'clock'
  if (id.endsWith('app/ui/radio-group.tsx')) return 'radio-group'
  return BIRTH.test(id) ? 'birth-fields' : undefined
}

/** What comes once the page is alive is told by its name: it has a budget of its own. */
export function nameOf({ moduleIds }: { moduleIds: string[] }) {
  const parts = moduleIds.filter((id) => !id.startsWith('\0'))
  const isLive = parts.length > 0 && parts.every((id) => LIVE.test(id))
  return `assets/${isLive ? 'realtime-' : ''}[name]-[hash:7].js`
}

/** Files that stand on the page before anything is fetched by it. */
const IS_THERE = /\/(react|kit|frame|faces)-/

/** What a chunk names beside one that it fetches later, so that all come at once: each name costs a page twenty bytes. */
export const withoutWhatIsThere = (files: string[]) => files.filter((file) => !IS_THERE.test(file))

import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// The server draws it, and a form works without scripts; the browser fetches what it needs when somebody begins to write.
const composer = import.meta.env.SSR ? await import('./composer-part') : null

/** Where a member writes a post. */
export const sleepingComposer = sleepingPart(
  composer?.ComposerPart ?? null,
  async () => (await import('./composer-part')).ComposerPart,
  ['composer', 'feed', 'hd'],
)
